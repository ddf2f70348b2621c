package dev.agon.run;

import dev.agon.game.ForfeitReason;

/**
 * How often a bot failed for one reason, with the first match as an example.
 *
 * @param bot the entrant's number
 * @param match the number of the first match
 * @param stderr the first and last lines that it wrote to standard error in that match
 */
public record FaultSummary(
    int bot, ForfeitReason reason, long matches, long match, String detail, String stderr) {

  FaultSummary and(FaultSummary later) {
    return new FaultSummary(bot, reason, matches + later.matches, match, detail, stderr);
  }
}
