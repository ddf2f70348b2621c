package dev.agon.match;

import dev.agon.game.Dice;

/** The two kinds of seed, never mixed: what is dealt, and what a bot rolls for itself. */
public record Seeds(long event) {
  private static final long DEAL = 1;
  private static final long BOT = 2;

  /** The same for every pairing that plays the board. */
  public long deal(long board) {
    return Dice.seed(event, DEAL, board);
  }

  public long bot(long match, int seat) {
    return Dice.seed(event, BOT, match, seat);
  }
}
