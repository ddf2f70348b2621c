package dev.agon.event;

import dev.agon.protocol.TimeControl;
import dev.agon.text.Nearest;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes a clock of its keys, which say seconds. */
public final class ClockKeys {
  static final List<String> ALL = List.of("match", "move", "increment", "grace", "startup");

  private static final BigDecimal MIN = new BigDecimal("0.001");
  private static final BigDecimal MAX = BigDecimal.valueOf(TimeControl.MAX_SECONDS);

  private ClockKeys() {}

  /** A key's value is not as it should be; the message begins with what the key is called. */
  public static final class Problem extends RuntimeException {
    private final String key;

    Problem(String key, String message) {
      super(message);
      this.key = key;
    }

    /** The key that is wrong. */
    public String key() {
      return key;
    }
  }

  /**
   * The clock with these values, and those of another where there are none.
   *
   * @throws Problem that says which is wrong and what would be right
   */
  public static TimeControl clock(Map<String, String> written, TimeControl otherwise) {
    for (String key : written.keySet()) {
      if (!ALL.contains(key)) {
        throw new Problem(key, Nearest.unknown("key", key, ALL));
      }
    }
    return new TimeControl(
        time(written, "match", MIN).orElse(otherwise.match()),
        time(written, "move", MIN).or(otherwise::move),
        time(written, "increment", BigDecimal.ZERO).orElse(otherwise.increment()),
        time(written, "grace", BigDecimal.ZERO).orElse(otherwise.grace()),
        time(written, "startup", MIN).orElse(otherwise.startUp()));
  }

  private static Optional<Duration> time(Map<String, String> written, String key, BigDecimal min) {
    String text = written.get(key);
    if (text == null) {
      return Optional.empty();
    }
    if (text.matches("[0-9]{1,9}(\\.[0-9]{1,9})?")) {
      BigDecimal seconds = new BigDecimal(text);
      if (seconds.compareTo(min) >= 0 && seconds.compareTo(MAX) <= 0) {
        return Optional.of(Duration.ofNanos(seconds.movePointRight(9).longValueExact()));
      }
    }
    throw new Problem(
        key, "'%s' must be seconds from %s to %s, not %s".formatted(key, min, MAX, text));
  }
}
