package dev.agon.tournament;

import java.util.List;

/**
 * Entrants who play among themselves.
 *
 * @param members indexes of entrants, in order of seeds
 * @param games how often each seating is played
 */
public record Group(List<Integer> members, Seatings seatings, int games) {
  public Group {
    members = List.copyOf(members);
    if (games < 1) {
      throw new IllegalArgumentException("games must be at least 1");
    }
  }

  long matches() {
    return seatings.count(members.size()) * games;
  }

  /** Who sits where in the match with this index, counted from 0. */
  List<Integer> seats(long index) {
    return seatings.seating(members, index / games, game(index));
  }

  /** Which of the games of its seating the match is, from 0. */
  int game(long index) {
    return (int) (index % games);
  }
}
