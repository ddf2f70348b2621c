package dev.agon.game;

import java.util.List;

/**
 * A game's id and name, its numbers of seats and its settings.
 *
 * @param id lower-case letters and digits, for files and commands
 * @param name for people
 */
public record GameSpec(
    String id,
    String name,
    int minSeats,
    int maxSeats,
    int defaultSeats,
    List<Setting<?>> settings) {
  public GameSpec {
    if (!id.matches("[a-z][a-z0-9]*")) {
      throw new IllegalArgumentException("a game's id is lower-case letters and digits: " + id);
    }
    if (minSeats < 1 || defaultSeats < minSeats || maxSeats < defaultSeats) {
      throw new IllegalArgumentException(
          id + ": the default number of seats must lie between the minimum and the maximum");
    }
    settings = List.copyOf(settings);
  }

  /** Whether so many can play. */
  public boolean seats(int players) {
    return minSeats <= players && players <= maxSeats;
  }

  /** The numbers of players in words, like {@code 2 players} or {@code 2 to 6 players}. */
  public String players() {
    return (minSeats == maxSeats ? "" : minSeats + " to ")
        + (maxSeats == 1 ? "1 player" : maxSeats + " players");
  }
}
