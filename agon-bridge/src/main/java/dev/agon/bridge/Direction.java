package dev.agon.bridge;

import java.util.Optional;

/** A player's place at the table. */
public enum Direction {
  NORTH("N", "North", 0),
  EAST("E", "East", 1),
  SOUTH("S", "South", 2),
  WEST("W", "West", 3);

  private final String id;
  private final String word;
  private final int clockwise;

  Direction(String id, String word, int clockwise) {
    this.id = id;
    this.word = word;
    this.clockwise = clockwise;
  }

  public String id() {
    return id;
  }

  public String describe() {
    return word;
  }

  /** The place in clockwise order, from 0 for North. */
  public int clockwise() {
    return clockwise;
  }

  /** The direction at a place in clockwise order; after West comes North again. */
  public static Direction at(int clockwise) {
    return values()[Math.floorMod(clockwise, values().length)];
  }

  public Partnership partnership() {
    return this == NORTH || this == SOUTH ? Partnership.NS : Partnership.EW;
  }

  /** Reads a letter or a word, in either case. */
  public static Optional<Direction> read(String text) {
    String given = text.strip();
    for (Direction direction : values()) {
      if (given.equalsIgnoreCase(direction.id) || given.equalsIgnoreCase(direction.word)) {
        return Optional.of(direction);
      }
    }
    return Optional.empty();
  }
}
