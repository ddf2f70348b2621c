package dev.agon.event;

import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.Settings;
import dev.agon.protocol.TimeControl;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How an event is run: options that are not about games, bots and stages.
 *
 * @param concurrency how many matches are played at once; empty for as many as there are cores
 * @param recordLimit the megabytes of records after which only results are stored
 */
public record RunOptions(
    TimeControl clock,
    OptionalInt concurrency,
    Recording recording,
    QuarantineRule quarantine,
    int recordLimit) {
  public static final int MAX_CONCURRENCY = 1_000;

  public static final Setting<Optional<Integer>> CONCURRENCY =
      Setting.optional(
          "concurrency", "matches played at once", "cores", SettingType.whole(1, MAX_CONCURRENCY));

  public static final Setting<Recording> RECORD =
      new Setting<>(
          "record",
          "what is stored of a match; all: also what bots saw, times and standard error",
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

  /** All options except those of the clock, which are in {@link ClockOptions}. */
  public static final List<Setting<?>> SETTINGS =
      List.of(CONCURRENCY, RECORD, RECORD_LIMIT, QUARANTINE);

  /** Options with the usual limit of records. */
  public RunOptions(
      TimeControl clock, OptionalInt concurrency, Recording recording, QuarantineRule quarantine) {
    this(clock, concurrency, recording, quarantine, RECORD_LIMIT.defaultValue());
  }

  /** The defaults. */
  public static final RunOptions DEFAULT = of(Settings.defaults(SETTINGS), TimeControl.DEFAULT);

  /** The run options of these settings. */
  public static RunOptions of(Settings settings, TimeControl clock) {
    Optional<Integer> concurrency = settings.get(CONCURRENCY);
    return new RunOptions(
        clock,
        concurrency.isPresent() ? OptionalInt.of(concurrency.get()) : OptionalInt.empty(),
        settings.get(RECORD),
        settings.get(QUARANTINE).map(QuarantineRule::new).orElse(QuarantineRule.NEVER),
        settings.get(RECORD_LIMIT));
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
            quarantine.equals(QuarantineRule.NEVER)
                ? Optional.empty()
                : Optional.of(quarantine.failures()));
  }

  /** The same options with another clock. */
  public RunOptions with(TimeControl other) {
    return new RunOptions(other, concurrency, recording, quarantine, recordLimit);
  }
}
