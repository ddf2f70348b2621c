package dev.agon.tournament;

import dev.agon.match.Pairing;
import java.util.List;

/**
 * Matches that can be played in any order, since none depends on another.
 *
 * @param firstMatch the number of the round's first match in the event
 * @param firstBoard the number of its first board; those who meet have boards of their own
 */
public record Round(List<Group> groups, long firstMatch, long firstBoard) {
  public Round {
    groups = List.copyOf(groups);
  }

  /** Where a round begins to count. */
  public record Start(long match, long board) {
    public static final Start OF_EVENT = new Start(1, 1);
  }

  static Round from(Start start, List<Group> groups) {
    return new Round(groups, start.match(), start.board());
  }

  /** Where the round after this one begins. */
  Start after() {
    long boards = groups.stream().mapToLong(Group::boards).sum();
    return new Start(firstMatch + matches(), firstBoard + boards);
  }

  public long matches() {
    return groups.stream().mapToLong(Group::matches).sum();
  }

  public int players() {
    return groups.stream().mapToInt(group -> group.members().size()).sum();
  }

  /** The match with this index in the round, counted from 0. */
  public Pairing pairing(long index) {
    long rest = index;
    long board = firstBoard;
    for (Group group : groups) {
      if (rest < group.matches()) {
        return new Pairing(firstMatch + index, board + group.board(rest), group.seats(rest));
      }
      rest -= group.matches();
      board += group.boards();
    }
    throw new IndexOutOfBoundsException("match " + index + " of " + matches());
  }
}
