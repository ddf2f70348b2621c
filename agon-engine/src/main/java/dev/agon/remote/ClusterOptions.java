package dev.agon.remote;

import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import java.util.List;
import java.util.Optional;

/**
 * Where the matches of an event are played.
 *
 * @param address empty for threads of this machine
 * @param retryFaults how often a match is played again if a program was lost on time or did not
 *     start: on another worker, or once more on this machine
 */
public record ClusterOptions(Optional<ClusterAddress> address, int retryFaults) {
  private static final String OFF = "off";

  public static final Setting<Optional<ClusterAddress>> CLUSTER =
      Setting.text(
          "cluster",
          "the cluster that plays the matches",
          ClusterAddress.RANGE,
          Optional.empty(),
          ClusterOptions::parse,
          address -> address.map(ClusterAddress::text).orElse(OFF));

  public static final Setting<Integer> RETRY_FAULTS =
      Setting.whole(
          "retry-faults",
          "how often a match is played again after a loss on time or a failed start",
          0,
          0,
          1);

  public static final List<Setting<?>> SETTINGS = List.of(CLUSTER, RETRY_FAULTS);

  /** Threads of this machine. */
  public static final ClusterOptions NONE = new ClusterOptions(Optional.empty(), 0);

  public static ClusterOptions of(Settings settings) {
    return new ClusterOptions(settings.get(CLUSTER), settings.get(RETRY_FAULTS));
  }

  private static Parsed<Optional<ClusterAddress>> parse(String text) {
    return text.strip().equals(OFF)
        ? new Parsed.Value<>(Optional.empty())
        : ClusterAddress.parse(text).map(Optional::of);
  }
}
