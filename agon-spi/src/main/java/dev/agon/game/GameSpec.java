package dev.agon.game;

import java.util.List;

/** What a game calls itself, how many it seats and what can be set. */
public record GameSpec(
    String id, String name, int minSeats, int maxSeats, int usualSeats, List<Setting<?>> settings) {
  public GameSpec {
    if (!id.matches("[a-z][a-z0-9]*")) {
      throw new IllegalArgumentException("a game's id is lower-case letters and digits: " + id);
    }
    if (minSeats < 1 || usualSeats < minSeats || maxSeats < usualSeats) {
      throw new IllegalArgumentException(id + ": seats must ascend: min, usual, max");
    }
    settings = List.copyOf(settings);
  }

  public boolean seats(int players) {
    return minSeats <= players && players <= maxSeats;
  }
}
