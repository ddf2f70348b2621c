package dev.agon.remote;

import dev.agon.game.DrawKey;
import dev.agon.result.MatchSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * Matches that a worker plays one after the other, as they are sent to it. They carry their own
 * randomness, and nothing of the event's key.
 */
final class MatchRange {
  private final ByteWriter bytes = new ByteWriter();
  private int matches;
  private long number;
  private long board;

  /** A range without matches; {@code isRecorded} says whether records are still wanted. */
  MatchRange(boolean isRecorded) {
    bytes.whole(isRecorded ? 1 : 0);
  }

  void add(MatchSpec match) {
    matches++;
    int seats = match.seats().size();
    bytes.signed(match.number() - number).signed(match.board() - board).whole(seats);
    number = match.number();
    board = match.board();
    bytes.fixed(match.dealKey().high()).fixed(match.dealKey().low());
    for (int seat = 0; seat < seats; seat++) {
      bytes.whole(match.entrant(seat)).fixed(match.botSeed(seat));
    }
    bytes.whole(match.absent().size());
    for (int seat : match.absent()) {
      bytes.whole(seat);
    }
  }

  int matches() {
    return matches;
  }

  /** How many bytes the matches take so far. */
  int size() {
    return bytes.size();
  }

  byte[] toBytes() {
    return bytes.toBytes();
  }

  static final class Reader {
    private final ByteReader bytes;
    private final boolean isRecorded;
    private long number;
    private long board;

    /** The seats of the last match, which the next one often has too. */
    private List<Integer> seats = List.of();

    Reader(byte[] range) {
      bytes = new ByteReader(range);
      isRecorded = bytes.small() != 0;
    }

    boolean isRecorded() {
      return isRecorded;
    }

    boolean hasNext() {
      return bytes.hasNext();
    }

    MatchSpec next() {
      number += bytes.signed();
      board += bytes.signed();
      int size = bytes.small();
      DrawKey deal = new DrawKey(bytes.fixed(), bytes.fixed());
      Integer[] entrants = new Integer[size];
      long[] seeds = new long[size];
      for (int seat = 0; seat < size; seat++) {
        entrants[seat] = bytes.small();
        seeds[seat] = bytes.fixed();
      }
      if (!isSame(entrants)) {
        seats = List.of(entrants);
      }
      MatchSpec match = MatchSpec.of(number, board, seats, deal, seeds);
      int gone = bytes.small();
      if (gone == 0) {
        return match;
      }
      List<Integer> absent = new ArrayList<>(gone);
      for (int i = 0; i < gone; i++) {
        absent.add(bytes.small());
      }
      return match.without(absent);
    }

    /** A plain loop, because it runs for millions of matches. */
    private boolean isSame(Integer[] entrants) {
      if (entrants.length != seats.size()) {
        return false;
      }
      for (int seat = 0; seat < entrants.length; seat++) {
        if (!entrants[seat].equals(seats.get(seat))) {
          return false;
        }
      }
      return true;
    }
  }
}
