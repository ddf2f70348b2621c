package dev.agon.bridge.score;

import java.util.List;

/**
 * All results of a board that are compared, of one section or of all.
 *
 * @param section empty where sections are scored together
 */
public record ScoredTraveller(String section, int number, List<ScoredLine> lines) {
  public ScoredTraveller {
    lines = List.copyOf(lines);
  }
}
