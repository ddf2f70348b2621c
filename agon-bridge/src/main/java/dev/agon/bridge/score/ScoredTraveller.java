package dev.agon.bridge.score;

import java.util.List;

/**
 * The scored results of a board, of one section or of all sections.
 *
 * @param section empty if all sections are scored as one field
 */
public record ScoredTraveller(String section, int number, List<ScoredLine> lines) {
  public ScoredTraveller {
    lines = List.copyOf(lines);
  }
}
