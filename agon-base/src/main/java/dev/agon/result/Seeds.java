package dev.agon.result;

import dev.agon.game.DrawKey;
import java.util.List;

/**
 * Derives all randomness of an event from its key. There are two streams, which are never mixed:
 * the deal of a board, and the seed of the bot in a seat. Neither tells anything about the key, nor
 * about any other board or seat.
 */
public record Seeds(DrawKey event) {
  private static final long DEAL = 1;
  private static final long BOT = 2;
  private static final long BOT_ON_BOARD = 3;

  /** The seeds of an event whose seed is a number that everybody may know. */
  public Seeds(long seed) {
    this(DrawKey.ofNumber(seed));
  }

  /** How the bots of a match get their seeds. */
  public enum BotLuck {
    /** Each match and seat has a seed of its own. */
    BY_MATCH,
    /** A bot has the same seed whenever it plays a board from the same seat. */
    BY_BOARD
  }

  public MatchSpec spec(long number, long board, List<Integer> seats, BotLuck luck) {
    long[] botSeeds = new long[seats.size()];
    for (int seat = 0; seat < botSeeds.length; seat++) {
      botSeeds[seat] =
          luck == BotLuck.BY_BOARD
              ? event.draw(BOT_ON_BOARD, board, seats.get(seat), seat)
              : event.draw(BOT, number, seat);
    }
    return MatchSpec.of(number, board, seats, dealKey(board), botSeeds);
  }

  /** The spec of a match whose bots have seeds of their own. */
  public MatchSpec spec(long number, long board, List<Integer> seats) {
    return spec(number, board, seats, BotLuck.BY_MATCH);
  }

  /** Whether the deal key and the bots' seeds of a match follow from an event's key. */
  public static boolean couldMake(DrawKey event, MatchSpec match) {
    Seeds seeds = new Seeds(event);
    for (BotLuck luck : BotLuck.values()) {
      MatchSpec made = seeds.spec(match.number(), match.board(), match.seats(), luck);
      if (made.without(match.absent()).equals(match)) {
        return true;
      }
    }
    return false;
  }

  /** The same for every match that is played on the board. */
  public DrawKey dealKey(long board) {
    return event.derive(DEAL, board);
  }
}
