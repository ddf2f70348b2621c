package dev.agon.bridge.score;

import java.util.List;

/**
 * All results of a board that are compared, of one section or of all.
 *
 * @param section empty where sections are scored together
 */
public record Traveller(String section, int number, List<Line> lines) {
  public Traveller {
    lines = List.copyOf(lines);
  }
}
