package dev.agon.report.html;

import java.util.List;

/**
 * A bot's failures of one kind.
 *
 * @param bot the entrant
 * @param reason in words, as in {@code loses on time}
 * @param matches the numbers of the first matches in which it failed so, at least one
 * @param detail what was wrong in the first of them
 * @param stderr what the bot had written to standard error then; may be empty
 */
public record FaultSummary(
    int bot, String reason, long count, List<Long> matches, String detail, String stderr) {
  public FaultSummary {
    matches = List.copyOf(matches);
  }
}
