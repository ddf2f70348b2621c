package dev.agon.match;

import dev.agon.game.Dice;

/** The two kinds of seed, never mixed: what is dealt, and what a bot rolls for itself. */
public record Seeds(long event) {
  private static final long DEAL = 1;
  private static final long BOT = 2;
  private static final long BOT_ON_BOARD = 3;

  /** The same for every pairing that plays the board. */
  public long deal(long board) {
    return Dice.seed(event, DEAL, board);
  }

  /** Of the bot in a seat: by match and seat, or by board, bot and seat where luck is shared. */
  public long bot(MatchSpec pairing, int seat) {
    return pairing.sharesLuck()
        ? Dice.seed(event, BOT_ON_BOARD, pairing.board(), pairing.seats().get(seat), seat)
        : Dice.seed(event, BOT, pairing.number(), seat);
  }
}
