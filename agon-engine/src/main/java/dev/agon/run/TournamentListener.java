package dev.agon.run;

import dev.agon.execute.PlayedMatch;
import dev.agon.result.MatchSpec;

/** Told of the rounds and matches of a tournament. */
@FunctionalInterface
public interface TournamentListener {
  /** Told when a round begins, with the number of matches that are known to come in all. */
  default void roundStarted(long knownMatches) {}

  /** Told when a match starts, from any thread. */
  default void matchStarted(MatchSpec match) {}

  /**
   * Told of each match in canonical order.
   *
   * @param knownMatches how many matches the tournament has, as far as is known yet
   * @return false to stop the tournament
   */
  boolean matchFinished(PlayedMatch match, long knownMatches);
}
