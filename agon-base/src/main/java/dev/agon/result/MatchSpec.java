package dev.agon.result;

import dev.agon.api.PublicApi;
import dev.agon.game.DrawKey;
import java.util.Arrays;
import java.util.List;

/**
 * One match of an event as a worker gets it: who sits where, and all randomness that the match may
 * use. It carries its own deal key and bot seeds, so that nobody who plays it needs the event's.
 */
public final class MatchSpec {
  private final long number;
  private final long board;
  private final List<Integer> seats;
  private final DrawKey dealKey;
  private final long[] botSeeds;
  private final List<Integer> absent;

  private MatchSpec(
      long number,
      long board,
      List<Integer> seats,
      DrawKey dealKey,
      long[] botSeeds,
      List<Integer> absent) {
    this.number = number;
    this.board = board;
    this.seats = List.copyOf(seats);
    this.dealKey = dealKey;
    this.botSeeds = botSeeds;
    this.absent = List.copyOf(absent);
    if (botSeeds.length != seats.size()) {
      throw new IllegalArgumentException(seats.size() + " seats, " + botSeeds.length + " seeds");
    }
  }

  /**
   * A match in which all bots are asked.
   *
   * @param number its place in the event's canonical order, from 1
   * @param board which deal is played; matches on the same board are dealt the same
   * @param seats the index of the entrant in each seat
   * @param dealKey the key of all draws of the game
   * @param botSeeds the seeds of the bots by seat
   */
  public static MatchSpec of(
      long number, long board, List<Integer> seats, DrawKey dealKey, long... botSeeds) {
    return new MatchSpec(number, board, seats, dealKey, botSeeds.clone(), List.of());
  }

  /** The same match, in which the bots in these seats are not asked and forfeit. */
  public MatchSpec without(List<Integer> seatsOfAbsent) {
    return new MatchSpec(number, board, seats, dealKey, botSeeds, seatsOfAbsent);
  }

  /** Its place in the event's canonical order, from 1. */
  @PublicApi
  public long number() {
    return number;
  }

  /** Which deal is played; matches on the same board are dealt the same. */
  @PublicApi
  public long board() {
    return board;
  }

  /** The index of the entrant in each seat. */
  @PublicApi
  public List<Integer> seats() {
    return seats;
  }

  /** The entrant in a seat. */
  @PublicApi
  public int entrant(int seat) {
    return seats.get(seat);
  }

  public DrawKey dealKey() {
    return dealKey;
  }

  public long botSeed(int seat) {
    return botSeeds[seat];
  }

  /** The seats whose bots are not asked. */
  @PublicApi
  public List<Integer> absent() {
    return absent;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof MatchSpec spec
            && number == spec.number
            && board == spec.board
            && dealKey.equals(spec.dealKey)
            && seats.equals(spec.seats)
            && absent.equals(spec.absent)
            && Arrays.equals(botSeeds, spec.botSeeds);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(number);
  }

  @Override
  public String toString() {
    return "match " + number + " on board " + board + ", seats " + seats;
  }
}
