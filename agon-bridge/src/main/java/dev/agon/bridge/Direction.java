package dev.agon.bridge;

import java.util.Locale;
import java.util.Optional;

/** A player's place at the table. */
public enum Direction {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  public Partnership side() {
    return this == NORTH || this == SOUTH ? Partnership.NS : Partnership.EW;
  }

  public String letter() {
    return name().substring(0, 1);
  }

  /** From its letter or its word. */
  public static Optional<Direction> of(String text) {
    String word = text.strip().toUpperCase(Locale.ROOT);
    for (Direction seat : values()) {
      if (word.equals(seat.name()) || word.equals(seat.letter())) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }
}
