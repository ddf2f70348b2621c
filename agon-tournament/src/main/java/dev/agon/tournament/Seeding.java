package dev.agon.tournament;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The players of a stage, and the numbers with which its matches and boards start.
 *
 * @param names the names of all entrants of the event
 * @param seeds the players of the stage, best first: as listed, or as ranked by the stage before;
 *     latecomers are last, in the order in which they came
 * @param start the first match and board of the stage
 * @param late for each latecomer the number of the first match that it may play
 */
public record Seeding(List<String> names, List<Integer> seeds, Round.Start start, List<Long> late) {
  public Seeding {
    names = List.copyOf(names);
    seeds = List.copyOf(seeds);
    late = List.copyOf(late);
  }

  /** Players of whom none comes late. */
  public Seeding(List<String> names, List<Integer> seeds, Round.Start start) {
    this(names, seeds, start, List.of());
  }

  /** All entrants as listed, at the start of an event. */
  public static Seeding asListed(List<String> names) {
    return asListed(names, List.of());
  }

  /** The same, where the last entrants came late: not before the matches with these numbers. */
  public static Seeding asListed(List<String> names, List<Long> late) {
    return new Seeding(
        names, IntStream.range(0, names.size()).boxed().toList(), Round.Start.OF_EVENT, late);
  }

  /** The players who were there when the stage began. */
  public List<Integer> punctual() {
    return seeds.subList(0, seeds.size() - late.size());
  }

  /** The players of a round that begins with the match with this number. */
  public List<Integer> presentAt(long match) {
    int absent = (int) late.stream().filter(first -> first > match).count();
    return seeds.subList(0, seeds.size() - absent);
  }
}
