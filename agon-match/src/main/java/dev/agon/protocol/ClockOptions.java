package dev.agon.protocol;

import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.Settings;
import dev.agon.json.Json;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The settings of a clock: times in seconds. */
public final class ClockOptions {
  /** The key of the clock, which contains the others. */
  public static final String KEY = "clock";

  private static final SettingType<Duration> TIME = new Seconds(Duration.ofMillis(1));
  private static final SettingType<Duration> NO_TIME_OR_MORE = new Seconds(Duration.ZERO);

  public static final Setting<Duration> MATCH =
      new Setting<>(
          "match", "for all answers of a program in a match", TimeControl.DEFAULT.match(), TIME);

  public static final Setting<Optional<Duration>> MOVE =
      Setting.optional("move", "for one answer", "none", TIME);

  public static final Setting<Duration> INCREMENT =
      new Setting<>(
          "increment",
          "added to the time of the match after each answer",
          Duration.ZERO,
          NO_TIME_OR_MORE);

  public static final Setting<Duration> GRACE =
      new Setting<>("grace", "tolerated beyond a limit", Duration.ZERO, NO_TIME_OR_MORE);

  public static final Setting<Duration> STARTUP =
      new Setting<>("startup", "for a program to be ready", TimeControl.DEFAULT.startUp(), TIME);

  public static final List<Setting<?>> SETTINGS = List.of(MATCH, MOVE, INCREMENT, GRACE, STARTUP);

  private ClockOptions() {}

  public static TimeControl clock(Settings settings) {
    return new TimeControl(
        settings.get(MATCH),
        settings.get(MOVE),
        settings.get(INCREMENT),
        settings.get(GRACE),
        settings.get(STARTUP));
  }

  public static Settings settings(TimeControl clock) {
    return Settings.defaults(SETTINGS)
        .with(MATCH, clock.match())
        .with(MOVE, clock.move())
        .with(INCREMENT, clock.increment())
        .with(GRACE, clock.grace())
        .with(STARTUP, clock.startUp());
  }

  /** A type for times with this minimum, written in seconds. */
  private record Seconds(Duration min) implements SettingType<Duration> {
    private static final Duration MAX = Duration.ofSeconds(TimeControl.MAX_SECONDS);
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,9})?");
    private static final Pattern TRAILING_ZEROS = Pattern.compile("0+$");
    private static final int NANOS_PER_SECOND = 1_000_000_000;

    @Override
    public Parsed<Duration> parse(String text) {
      if (NUMBER.matcher(text.strip()).matches()) {
        Duration time = Duration.parse("PT" + text.strip() + "S");
        if (time.compareTo(min) >= 0 && time.compareTo(MAX) <= 0) {
          return new Parsed.Value<>(time);
        }
      }
      return new Parsed.Failure<>(
          "must be seconds from " + range() + ", not " + Parsed.quoted(text));
    }

    @Override
    public String format(Duration time) {
      if (time.toNanosPart() == 0) {
        return Long.toString(time.toSeconds());
      }
      String nanos = Integer.toString(NANOS_PER_SECOND + time.toNanosPart()).substring(1);
      return time.toSeconds() + "." + TRAILING_ZEROS.matcher(nanos).replaceFirst("");
    }

    @Override
    public String placeholder() {
      return "S";
    }

    @Override
    public String range() {
      return format(min) + " to " + format(MAX);
    }

    @Override
    public Json.Obj schema() {
      return Json.object()
          .with("type", "number")
          .with("minimum", new Json.Num(new BigDecimal(format(min))))
          .with("maximum", new Json.Num(new BigDecimal(format(MAX))));
    }
  }
}
