package dev.agon.bridge.check;

import dev.agon.bridge.score.ScoringRules;
import java.util.List;

/**
 * The published figures of a file under one set of rules.
 *
 * @param groups the figures that decide the event come first
 */
public record FigureCheck(ScoringRules rules, List<FigureGroup> groups) {
  public FigureCheck {
    groups = List.copyOf(groups);
  }

  public List<String> differences() {
    return groups.stream().flatMap(group -> group.differences().stream()).toList();
  }

  public boolean equal() {
    return groups.stream().allMatch(group -> group.differences().isEmpty());
  }
}
