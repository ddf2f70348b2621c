package dev.agon.tournament;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The players of a stage, and the numbers with which its matches and boards start.
 *
 * @param names the names of all entrants of the event
 * @param seeds the players of the stage, best first: as listed, or as ranked by the stage before
 */
public record Seeding(List<String> names, List<Integer> seeds, Round.Start start) {
  public Seeding {
    names = List.copyOf(names);
    seeds = List.copyOf(seeds);
  }

  /** All entrants as listed, at the start of an event. */
  public static Seeding asListed(List<String> names) {
    return new Seeding(
        names, IntStream.range(0, names.size()).boxed().toList(), Round.Start.OF_EVENT);
  }
}
