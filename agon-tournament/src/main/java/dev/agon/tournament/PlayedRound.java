package dev.agon.tournament;

import dev.agon.scoring.Tally;
import java.util.List;

/** A round and its results, which do not change any more. */
public record PlayedRound(Round round, Tally tally) {
  /** The results of all these rounds. The results of a single round are not copied. */
  public static Tally total(int entrants, List<PlayedRound> rounds) {
    if (rounds.size() == 1) {
      return rounds.getFirst().tally();
    }
    Tally total = new Tally(entrants);
    rounds.forEach(round -> total.add(round.tally()));
    return total;
  }
}
