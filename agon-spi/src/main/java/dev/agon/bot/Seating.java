package dev.agon.bot;

import dev.agon.game.Dice;
import dev.agon.game.Settings;
import org.jspecify.annotations.Nullable;

/** What a bot knows before the match begins. */
public final class Seating {
  private final int seat;
  private final int seats;
  private final Settings settings;
  private final long seed;
  private @Nullable Dice dice;

  /**
   * A seat of a match.
   *
   * @param seat from 0
   * @param seats how many seats the match has
   * @param settings of the game
   * @param seed the bot's only source of randomness, for this match and seat
   */
  public Seating(int seat, int seats, Settings settings, long seed) {
    this.seat = seat;
    this.seats = seats;
    this.settings = settings;
    this.seed = seed;
  }

  /** The bot's own seat, from 0. */
  public int seat() {
    return seat;
  }

  /** How many seats the match has. */
  public int seats() {
    return seats;
  }

  /** The settings of the game. */
  public Settings settings() {
    return settings;
  }

  /** What a program is told. A built-in bot uses {@link #dice} instead. */
  public long seed() {
    return seed;
  }

  /** The dice of the bot in this seat, the same ones each time. */
  public Dice dice() {
    if (dice == null) {
      dice = new Dice(seed);
    }
    return dice;
  }

  /** Whether anything was drawn from the dice; if not, another seed gives the same match. */
  public boolean hasDrawn() {
    return dice != null && dice.hasDrawn();
  }
}
