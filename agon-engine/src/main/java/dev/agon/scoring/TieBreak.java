package dev.agon.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * Ranks by points, or points a game; equal ones by what they did against each other, then by wins,
 * then by fewer faults, then by name.
 */
public final class TieBreak {
  private final Tally tally;
  private final List<String> names;
  private final ToDoubleFunction<Score> main;

  /** By points, for those who all have played as often. */
  public TieBreak(Tally tally, List<String> names) {
    this(tally, names, Score::points);
  }

  private TieBreak(Tally tally, List<String> names, ToDoubleFunction<Score> main) {
    this.tally = tally;
    this.names = names;
    this.main = main;
  }

  /** By points a game. */
  public static TieBreak perGame(Tally tally, List<String> names) {
    return new TieBreak(tally, names, Score::mean);
  }

  /** One of the measures, the more the better, and what it is called. */
  private record Measure(String words, Comparator<Integer> bestFirst) {}

  /** The entrants, best first, each with what set it behind the one above. */
  public List<Standing> rank(List<Integer> entrants) {
    Map<Double, List<Integer>> byPoints = new TreeMap<>(Comparator.reverseOrder());
    for (int entrant : entrants) {
      byPoints
          .computeIfAbsent(main.applyAsDouble(tally.score(entrant)), _ -> new ArrayList<>())
          .add(entrant);
    }
    List<Standing> standings = new ArrayList<>();
    byPoints.values().forEach(level -> append(standings, level));
    return standings;
  }

  private void append(List<Standing> standings, List<Integer> level) {
    List<Measure> measures = measures(level);
    Comparator<Integer> bestFirst =
        measures.stream().map(Measure::bestFirst).reduce(Comparator::thenComparing).orElseThrow();
    level.sort(bestFirst);
    for (int i = 0; i < level.size(); i++) {
      int entrant = level.get(i);
      String decidedBy = i == 0 ? "" : decidedBy(measures, level.get(i - 1), entrant);
      standings.add(new Standing(standings.size() + 1, entrant, tally.score(entrant), decidedBy));
    }
  }

  private List<Measure> measures(List<Integer> level) {
    return List.of(
        new Measure(
            "head to head",
            Comparator.comparingLong((Integer entrant) -> -amongThem(entrant, level))),
        new Measure(
            "wins", Comparator.comparingLong((Integer entrant) -> -tally.score(entrant).wins())),
        new Measure(
            "fewer faults",
            Comparator.comparingLong((Integer entrant) -> tally.score(entrant).faults())),
        new Measure("name", Comparator.comparing(names::get)));
  }

  /** Twice the matches in which it was ahead of the others, and once those they were level. */
  private long amongThem(int entrant, List<Integer> level) {
    long halves = 0;
    for (int other : level) {
      halves += 2 * tally.finishedAhead(entrant, other);
      halves += tally.level(entrant, other) + tally.level(other, entrant);
    }
    return halves;
  }

  private static String decidedBy(List<Measure> measures, int above, int below) {
    return measures.stream()
        .filter(measure -> measure.bestFirst().compare(above, below) != 0)
        .map(Measure::words)
        .findFirst()
        .orElse("");
  }
}
