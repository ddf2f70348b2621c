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
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How an event is run: options that are not about games, bots and stages.
 *
 * @param concurrency how many matches are played at once; empty for as many as there are cores
 * @param recordLimit the megabytes of records after which only results are stored
 * @param sandbox whether programs run in a box
 * @param enforced what the box enforces; empty before that is known, and without programs
 * @param cluster where the matches are played
 */
public record RunOptions(
    TimeControl clock,
    OptionalInt concurrency,
    Recording recording,
    QuarantineRule quarantine,
    OnBroken onBroken,
    int recordLimit,
    SandboxMode sandbox,
    Optional<EnforcedLayers> enforced,
    ClusterOptions cluster) {
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

  /** Options with the default limit of records and the default box. */
  public RunOptions(
      TimeControl clock,
      OptionalInt concurrency,
      Recording recording,
      QuarantineRule quarantine,
      OnBroken onBroken) {
    this(
        clock,
        concurrency,
        recording,
        quarantine,
        onBroken,
        RECORD_LIMIT.defaultValue(),
        SANDBOX.defaultValue(),
        Optional.empty(),
        ClusterOptions.NONE);
  }

  /** The defaults. */
  public static final RunOptions DEFAULT = of(Settings.defaults(SETTINGS), TimeControl.DEFAULT);

  /** Options in which a bot that does not compile forfeits its matches. */
  public RunOptions(
      TimeControl clock, OptionalInt concurrency, Recording recording, QuarantineRule quarantine) {
    this(clock, concurrency, recording, quarantine, OnBroken.FORFEIT);
  }

  /** The run options of these settings. */
  public static RunOptions of(Settings settings, TimeControl clock) {
    Optional<Integer> concurrency = settings.get(CONCURRENCY);
    return new RunOptions(
        clock,
        concurrency.isPresent() ? OptionalInt.of(concurrency.get()) : OptionalInt.empty(),
        settings.get(RECORD),
        settings.get(QUARANTINE).map(QuarantineRule::new).orElse(QuarantineRule.NEVER),
        settings.get(ON_BROKEN),
        settings.get(RECORD_LIMIT),
        settings.get(SANDBOX),
        Optional.empty(),
        ClusterOptions.of(settings));
  }

  /** The settings of these options, without the clock. */
  public Settings settings() {
    return Settings.defaults(SETTINGS)
        .with(
            CONCURRENCY,
            concurrency.isPresent() ? Optional.of(concurrency.getAsInt()) : Optional.empty())
        .with(RECORD, recording)
        .with(RECORD_LIMIT, recordLimit)
        .with(
            QUARANTINE,
            quarantine.failures() == QuarantineRule.NEVER.failures()
                ? Optional.empty()
                : Optional.of(quarantine.failures()))
        .with(ON_BROKEN, onBroken)
        .with(SANDBOX, sandbox)
        .with(ClusterOptions.CLUSTER, cluster.address())
        .with(ClusterOptions.RETRY_FAULTS, cluster.retryFaults());
  }

  /** The same options with another clock. */
  public RunOptions with(TimeControl other) {
    return new RunOptions(
        other,
        concurrency,
        recording,
        quarantine,
        onBroken,
        recordLimit,
        sandbox,
        enforced,
        cluster);
  }

  /** The same options with another answer to bots that do not compile. */
  public RunOptions with(OnBroken other) {
    return new RunOptions(
        clock, concurrency, recording, quarantine, other, recordLimit, sandbox, enforced, cluster);
  }

  /** The same options with another box. */
  public RunOptions with(SandboxMode other) {
    return new RunOptions(
        clock, concurrency, recording, quarantine, onBroken, recordLimit, other, enforced, cluster);
  }

  /** The same options, and what the box enforces. */
  public RunOptions enforcing(EnforcedLayers layers) {
    return new RunOptions(
        clock,
        concurrency,
        recording,
        quarantine,
        onBroken,
        recordLimit,
        sandbox,
        Optional.of(layers),
        cluster);
  }

  /** The same options with another cluster, or none. */
  public RunOptions with(ClusterOptions other) {
    return new RunOptions(
        clock, concurrency, recording, quarantine, onBroken, recordLimit, sandbox, enforced, other);
  }
}
