package dev.agon.tournament;

import java.util.List;

/**
 * A match that an organiser asks for.
 *
 * @param names who plays, by seat
 * @param where the place that says so, for messages: a file and line
 */
public record Matchup(List<String> names, String where) {
  public Matchup {
    names = List.copyOf(names);
  }
}
