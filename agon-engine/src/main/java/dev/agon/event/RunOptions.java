package dev.agon.event;

import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.Settings;
import dev.agon.protocol.ClockOptions;
import dev.agon.protocol.TimeControl;
import dev.agon.remote.ClusterOptions;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.sandbox.SandboxMode;
import dev.agon.source.OnBroken;
import dev.agon.tournament.QuarantineRule;
import java.util.List;
import java.util.Optional;

/**
 * How an event is run: options that are not about games, bots and stages.
 *
 * @param settings the options of {@link #SETTINGS}
 * @param enforced what the box enforces; empty before that is known, and without programs
 * @param contents a hash of each bot's files when the event began, in the order of bots, empty text
 *     for one that is no program; empty before that is known, and without programs
 * @param changes what the organiser changed while the event was under way
 */
public record RunOptions(
    TimeControl clock,
    Settings settings,
    Optional<EnforcedLayers> enforced,
    List<String> contents,
    EventChanges changes) {
  public static final int MAX_CONCURRENCY = 1_000;

  public static final Setting<Optional<Integer>> CONCURRENCY =
      Setting.optional(
          "concurrency", "matches played at once", "cores", SettingType.whole(1, MAX_CONCURRENCY));

  public static final Setting<Recording> RECORD =
      new Setting<>(
          "record",
          "what is stored of a match; all: also times and standard error",
          Recording.MOVES,
          SettingType.oneOf(List.of(Recording.values()), Recording::id));

  public static final Setting<Integer> RECORD_LIMIT =
      Setting.whole(
          "record-limit",
          "megabytes of records after which only results are stored",
          200,
          0,
          1_000_000);

  public static final Setting<Optional<Integer>> QUARANTINE =
      new Setting<>(
          "quarantine",
          "failures in a row that exclude a bot from its further matches",
          Optional.of(QuarantineRule.DEFAULT.failures()),
          SettingType.optional(SettingType.whole(1, QuarantineRule.MAX_FAILURES), "off"));

  public static final Setting<OnBroken> ON_BROKEN =
      new Setting<>(
          "on-broken",
          "what happens if a bot does not compile: it forfeits its matches, or the event stops",
          OnBroken.FORFEIT,
          SettingType.oneOf(List.of(OnBroken.values()), OnBroken::id));

  public static final Setting<SandboxMode> SANDBOX =
      new Setting<>(
          "sandbox",
          "programs run in a box; on: where there is one, require: or not at all",
          SandboxMode.ON,
          SettingType.oneOf(List.of(SandboxMode.values()), SandboxMode::id));

  /** All options except those of the clock, which are in {@link ClockOptions}. */
  public static final List<Setting<?>> SETTINGS =
      List.of(
          CONCURRENCY,
          RECORD,
          RECORD_LIMIT,
          QUARANTINE,
          ON_BROKEN,
          SANDBOX,
          ClusterOptions.CLUSTER,
          ClusterOptions.RETRY_FAULTS);

  public static final RunOptions DEFAULT = of(Settings.defaults(SETTINGS), TimeControl.DEFAULT);

  public RunOptions {
    contents = List.copyOf(contents);
  }

  public static RunOptions of(Settings settings, TimeControl clock) {
    return new RunOptions(clock, settings, Optional.empty(), List.of(), EventChanges.NONE);
  }

  /** How many matches are played at once; empty for as many as there are cores. */
  public Optional<Integer> concurrency() {
    return settings.get(CONCURRENCY);
  }

  public Recording recording() {
    return settings.get(RECORD);
  }

  /** The megabytes of records after which only results are stored. */
  public int recordLimit() {
    return settings.get(RECORD_LIMIT);
  }

  public QuarantineRule quarantine() {
    return settings.get(QUARANTINE).map(QuarantineRule::new).orElse(QuarantineRule.NEVER);
  }

  public OnBroken onBroken() {
    return settings.get(ON_BROKEN);
  }

  public SandboxMode sandbox() {
    return settings.get(SANDBOX);
  }

  public ClusterOptions cluster() {
    return ClusterOptions.of(settings);
  }

  public RunOptions with(TimeControl other) {
    return new RunOptions(other, settings, enforced, contents, changes);
  }

  public <T> RunOptions with(Setting<T> option, T value) {
    return new RunOptions(clock, settings.with(option, value), enforced, contents, changes);
  }

  public RunOptions enforcing(EnforcedLayers layers) {
    return new RunOptions(clock, settings, Optional.of(layers), contents, changes);
  }

  /** The same options for bots whose files have these hashes. */
  public RunOptions withContents(List<String> hashes) {
    return new RunOptions(clock, settings, enforced, hashes, changes);
  }

  public RunOptions with(EventChanges other) {
    return new RunOptions(clock, settings, enforced, contents, other);
  }

  public RunOptions with(ClusterOptions other) {
    return with(ClusterOptions.CLUSTER, other.address())
        .with(ClusterOptions.RETRY_FAULTS, other.retryFaults());
  }
}
