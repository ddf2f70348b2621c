package dev.agon.bot;

import dev.agon.game.Dice;
import dev.agon.game.Settings;

/**
 * What a bot knows as it sits down.
 *
 * @param seed its only source of randomness, for this match and seat
 */
public record Seating(int seat, int seats, Settings settings, long seed) {
  /** Fresh dice with the seed. */
  public Dice dice() {
    return new Dice(seed);
  }
}
