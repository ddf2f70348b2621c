package dev.agon.bot;

import dev.agon.game.Dice;
import dev.agon.game.Settings;

/**
 * What a bot knows before the match begins.
 *
 * @param seat its own, from 0
 * @param seats how many seats the match has
 * @param settings of the game
 * @param seed its only source of randomness, for this match and seat
 */
public record Seating(int seat, int seats, Settings settings, long seed) {
  /** New dice that start from the seed. */
  public Dice dice() {
    return new Dice(seed);
  }
}
