package dev.agon.bridge.session;

import java.util.List;

/**
 * Who plays which boards at one table in one round of the movement.
 *
 * @param ns the pair that sits North-South, by its index in the session
 */
public record ScheduledRound(
    String section, int table, int round, int ns, int ew, List<Integer> boards) {
  public ScheduledRound {
    boards = List.copyOf(boards);
  }
}
