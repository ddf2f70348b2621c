package dev.agon.bridge.check;

import java.util.List;

/**
 * Published figures of one kind, compared with our own.
 *
 * @param what the figures in words
 * @param count how many were compared
 * @param rules the rules they were computed by, in words; empty if there is no choice
 * @param differences one line each
 */
public record FigureGroup(String what, long count, String rules, List<String> differences) {
  public FigureGroup {
    differences = List.copyOf(differences);
  }

  /** As in {@code 44 percentages and places equal under exact}. */
  public String verdict() {
    return (differences.isEmpty()
            ? count + " " + what + " equal"
            : differences.size() + " of " + count + " " + what + " differ")
        + (rules.isEmpty() ? "" : " under " + rules);
  }
}
