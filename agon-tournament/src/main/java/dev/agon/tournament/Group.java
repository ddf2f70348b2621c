package dev.agon.tournament;

import java.util.List;
import java.util.stream.LongStream;

/**
 * Entrants who play each other.
 *
 * @param members indexes of entrants, in order of seeds
 * @param seats the seats of a match; if there are fewer members they take several seats
 * @param games how often each seating is played
 */
public record Group(List<Integer> members, int seats, Seatings seatings, int games) {
  public Group {
    members = List.copyOf(members);
    if (games < 1) {
      throw new IllegalArgumentException("games must be at least 1");
    }
  }

  /** A group with a seat for each member. */
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

  /** The index of the first match after this one with another seating. */
  long nextSeating(long index) {
    return (index / games + 1) * games;
  }

  /** For each seating in which this member sits, the index of its first match. */
  LongStream matchesOf(int member) {
    return LongStream.range(0, seatings.count(members.size()))
        .map(seating -> seating * games)
        .filter(index -> seats(index).contains(member));
  }

  /** Which game of its seating a match is, counted from 0. */
  int game(long index) {
    return (int) (index % games);
  }

  /** How many boards are dealt: one for each game of each lineup. */
  long boards() {
    return seatings.lineups(members.size()) * games;
  }

  /** Which of these boards a match plays; a lineup plays the same one in all its seatings. */
  long board(long index) {
    return seatings.lineup(members.size(), index / games) * games + game(index);
  }
}
