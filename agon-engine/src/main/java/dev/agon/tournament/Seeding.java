package dev.agon.tournament;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Who plays a stage, and where it begins to count.
 *
 * @param names of all entrants of the event
 * @param seeds those who play, best first: as they are listed, or as the stage before ranks them
 */
public record Seeding(List<String> names, List<Integer> seeds, Round.Start start) {
  public Seeding {
    names = List.copyOf(names);
    seeds = List.copyOf(seeds);
  }

  /** All entrants as they are listed, at the beginning of an event. */
  public static Seeding asListed(List<String> names) {
    return new Seeding(
        names, IntStream.range(0, names.size()).boxed().toList(), Round.Start.OF_EVENT);
  }
}
