package dev.agon.web.play;

import dev.agon.web.http.WebProblem;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** The matches that each visitor has started within the last hour; each of them is stored. */
final class RecentStarts {
  private static final Duration HOUR = Duration.ofHours(1);

  private final int most;
  private final InstantSource clock;
  private final Map<String, Deque<Instant>> starts = new HashMap<>();

  /** No starts yet; a visitor may have so many within an hour. */
  RecentStarts(int most, InstantSource clock) {
    this.most = most;
    this.clock = clock;
  }

  /**
   * Refuses a visitor who has started too many.
   *
   * @throws WebProblem saying how many there may be
   */
  synchronized void check(String visitor) {
    Instant hourAgo = clock.instant().minus(HOUR);
    for (Deque<Instant> times : starts.values()) {
      while (!times.isEmpty() && !times.getFirst().isAfter(hourAgo)) {
        times.removeFirst();
      }
    }
    starts.values().removeIf(Deque::isEmpty);
    if (starts.containsKey(visitor) && starts.get(visitor).size() >= most) {
      throw new WebProblem(
          HttpStatus.TOO_MANY_REQUESTS,
          "You have started %d matches within an hour, the most that one address may; try later."
              .formatted(most));
    }
  }

  synchronized void add(String visitor) {
    starts.computeIfAbsent(visitor, _ -> new ArrayDeque<>()).addLast(clock.instant());
  }
}
