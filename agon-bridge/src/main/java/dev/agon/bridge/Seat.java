package dev.agon.bridge;

import java.util.Locale;
import java.util.Optional;

/** A player's place at the table. */
public enum Seat {
  NORTH,
  EAST,
  SOUTH,
  WEST;

  public Side side() {
    return this == NORTH || this == SOUTH ? Side.NS : Side.EW;
  }

  public String letter() {
    return name().substring(0, 1);
  }

  /** From its letter or its word. */
  public static Optional<Seat> of(String text) {
    String word = text.strip().toUpperCase(Locale.ROOT);
    for (Seat seat : values()) {
      if (word.equals(seat.name()) || word.equals(seat.letter())) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }
}
