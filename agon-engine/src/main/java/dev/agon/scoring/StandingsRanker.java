package dev.agon.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** Ranks by points, and equal ones by one measure after the other. */
public final class StandingsRanker {
  private final Tally tally;
  private final List<String> names;
  private final List<Integer> seeds;
  private final List<TieBreaker> measures;

  /**
   * What is needed to rank.
   *
   * @param names of all entrants
   * @param seeds those who are ranked, best first as they came
   */
  public StandingsRanker(
      Tally tally, List<String> names, List<Integer> seeds, List<TieBreaker> measures) {
    this.tally = tally;
    this.names = names;
    this.seeds = List.copyOf(seeds);
    this.measures = List.copyOf(measures);
  }

  Tally tally() {
    return tally;
  }

  String name(int entrant) {
    return names.get(entrant);
  }

  int seed(int entrant) {
    return seeds.indexOf(entrant);
  }

  /** By points, best first, each with what set it behind the one above. */
  public List<Standing> rank() {
    return rankBy(Score::points);
  }

  /** The same by points for each game, where some have played more than others. */
  public List<Standing> rankPerGame() {
    return rankBy(Score::mean);
  }

  private List<Standing> rankBy(ToDoubleFunction<Score> main) {
    List<Standing> standings = new ArrayList<>();
    for (List<Integer> level : split(seeds, who -> main.applyAsDouble(tally.score(who)))) {
      append(standings, level, 0, "");
    }
    return standings;
  }

  private void append(List<Standing> standings, List<Integer> level, int next, String setBehindBy) {
    if (level.size() == 1 || next == measures.size()) {
      int rank = standings.size() + 1;
      String by = setBehindBy;
      for (int entrant : level) {
        standings.add(new Standing(rank, entrant, tally.score(entrant), by));
        by = "";
      }
      return;
    }
    TieBreaker measure = measures.get(next);
    String by = setBehindBy;
    for (List<Integer> equal : split(level, who -> measure.of(this, who, level))) {
      append(standings, equal, next + 1, by);
      by = measure.title();
    }
  }

  /** Groups with the same figure, most first; the order within is kept. */
  private static Iterable<List<Integer>> split(
      List<Integer> entrants, ToDoubleFunction<Integer> figure) {
    Map<Double, List<Integer>> groups = new TreeMap<>(Comparator.reverseOrder());
    for (Integer entrant : entrants) {
      // Adding 0 makes one zero of two.
      double key = figure.applyAsDouble(entrant) + 0.0;
      groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(entrant);
    }
    return groups.values();
  }
}
