package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import java.util.List;

/**
 * What came of a tournament.
 *
 * @param digest the SHA-256 of the event and all results in canonical order
 */
public record Standings(
    List<Standing> lines, Tally total, List<PlayedRound> rounds, String digest) {
  public Standings {
    lines = List.copyOf(lines);
    rounds = List.copyOf(rounds);
  }
}
