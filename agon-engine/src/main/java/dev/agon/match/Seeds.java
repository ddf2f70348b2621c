package dev.agon.match;

import dev.agon.game.Dice;
import java.util.List;

/**
 * Derives all randomness of an event from its seed. There are two streams, which are never mixed:
 * the deal of a board, and the seed of the bot in a seat.
 */
public record Seeds(long event) {
  private static final long DEAL = 1;
  private static final long BOT = 2;
  private static final long BOT_ON_BOARD = 3;

  /** How the bots of a match get their seeds. */
  public enum BotLuck {
    /** Each match and seat has a seed of its own. */
    BY_MATCH,
    /** A bot has the same seed whenever it plays a board from the same seat. */
    BY_BOARD
  }

  /** The spec of a match, with its deal key and its bots' seeds. */
  public MatchSpec spec(long number, long board, List<Integer> seats, BotLuck luck) {
    long[] botSeeds = new long[seats.size()];
    for (int seat = 0; seat < botSeeds.length; seat++) {
      botSeeds[seat] =
          luck == BotLuck.BY_BOARD
              ? Dice.seed(event, BOT_ON_BOARD, board, seats.get(seat), seat)
              : Dice.seed(event, BOT, number, seat);
    }
    return MatchSpec.of(number, board, seats, dealKey(board), botSeeds);
  }

  /** The spec of a match whose bots have seeds of their own. */
  public MatchSpec spec(long number, long board, List<Integer> seats) {
    return spec(number, board, seats, BotLuck.BY_MATCH);
  }

  /** The same for every match that is played on the board. */
  public long dealKey(long board) {
    return Dice.seed(event, DEAL, board);
  }
}
