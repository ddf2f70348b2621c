package dev.agon.tournament.fixed;

import java.util.List;

/**
 * A match that an organiser asks for.
 *
 * @param names who plays, by seat
 * @param line the line of the list of matches in which it is, counted from 1
 */
public record Matchup(List<String> names, int line) {
  public Matchup {
    names = List.copyOf(names);
  }
}
