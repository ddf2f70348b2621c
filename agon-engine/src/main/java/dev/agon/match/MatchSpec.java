package dev.agon.match;

import java.util.Arrays;
import java.util.List;

/**
 * Who sits where in one match of an event.
 *
 * @param number the match's place in the event's canonical order, from 1
 * @param board which deal is played; pairings with the same board are dealt the same
 * @param seats the index of the entrant in each seat
 * @param sharesLuck whether a bot has the same luck in all its matches on the board from one seat
 * @param absent the seats whose bots are not let in, and forfeit when it is their turn
 */
public record MatchSpec(
    long number, long board, List<Integer> seats, boolean sharesLuck, List<Integer> absent) {
  public MatchSpec {
    seats = List.copyOf(seats);
    absent = List.copyOf(absent);
  }

  /** A match to which all come. */
  public MatchSpec(long number, long board, List<Integer> seats, boolean sharesLuck) {
    this(number, board, seats, sharesLuck, List.of());
  }

  /** A match in which every bot has luck of its own. */
  public MatchSpec(long number, long board, List<Integer> seats) {
    this(number, board, seats, false);
  }

  /** The same match, to which these seats' bots are not let in. */
  public MatchSpec without(List<Integer> seatsOfAbsent) {
    return new MatchSpec(number, board, seats, sharesLuck, seatsOfAbsent);
  }

  public static MatchSpec of(long number, long board, int... seats) {
    return new MatchSpec(number, board, Arrays.stream(seats).boxed().toList());
  }
}
