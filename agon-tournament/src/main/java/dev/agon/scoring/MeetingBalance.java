package dev.agon.scoring;

import java.util.List;

/**
 * How evenly players met.
 *
 * @param min how often two players met at least
 * @param max how often two players met at most
 */
public record MeetingBalance(long min, long max) {
  /** How often two players met, whatever their seats. */
  @FunctionalInterface
  public interface Meetings {
    long of(int one, int other);
  }

  /** The balance among these players, of whom there are at least two. */
  public static MeetingBalance of(List<Integer> players, Meetings meetings) {
    long min = Long.MAX_VALUE;
    long max = 0;
    for (int i = 0; i < players.size(); i++) {
      for (int j = 0; j < i; j++) {
        long times = meetings.of(players.get(i), players.get(j));
        min = Math.min(min, times);
        max = Math.max(max, times);
      }
    }
    return new MeetingBalance(min, max);
  }
}
