package dev.agon.tournament;

import java.util.List;
import java.util.stream.LongStream;

/**
 * Entrants who play among themselves.
 *
 * @param members indexes of entrants, in order of seeds
 * @param seats of a table; where there are fewer members they sit there several times
 * @param games how often each seating is played
 */
public record Group(List<Integer> members, int seats, Seatings seatings, int games) {
  public Group {
    members = List.copyOf(members);
    if (games < 1) {
      throw new IllegalArgumentException("games must be at least 1");
    }
  }

  /** A seat for everybody. */
  public Group(List<Integer> members, Seatings seatings, int games) {
    this(members, members.size(), seatings, games);
  }

  public long matches() {
    return seatings.count(members.size()) * games;
  }

  /** Who sits where in the match with this index, counted from 0. */
  List<Integer> seats(long index) {
    return seatings.seating(members, seats, index / games, game(index));
  }

  /** The index of a match of each seating in which this member sits. */
  LongStream matchesOf(int member) {
    return LongStream.range(0, seatings.count(members.size()))
        .map(seating -> seating * games)
        .filter(index -> seats(index).contains(member));
  }

  /** Which of the games of its seating the match is, from 0. */
  int game(long index) {
    return (int) (index % games);
  }

  /** How many boards are dealt: one for each game of each company. */
  long boards() {
    return seatings.companies(members.size()) * games;
  }

  /** Which of these boards a match plays: the same one, whoever of the company sits where. */
  long board(long index) {
    return seatings.company(members.size(), index / games) * games + game(index);
  }
}
