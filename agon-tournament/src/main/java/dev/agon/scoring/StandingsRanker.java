package dev.agon.scoring;

import dev.agon.duplicate.Fraction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Ranks by points, and entrants with equal points by tie-breaks. */
public final class StandingsRanker {
  private final Tally tally;
  private final List<String> names;
  private final List<Integer> seeds;
  private final List<TieBreaker> measures;

  /** Ranks the seeds, best seed first; the names are those of all entrants. */
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

  /** By points, best first, each with the tie-break that placed it behind the one above. */
  public List<Standing> rank() {
    return rankBy(score -> Fraction.of(score.points()));
  }

  /** The same by points per game, for when some have played more than others. */
  public List<Standing> rankPerGame() {
    return rankBy(Score::exactMean);
  }

  private List<Standing> rankBy(Function<Score, Fraction> main) {
    List<Standing> standings = new ArrayList<>();
    for (List<Integer> level : split(seeds, who -> main.apply(tally.score(who)))) {
      append(standings, level, 0, Optional.empty());
    }
    return standings;
  }

  public List<Standing> breakTies(List<Standing> lines) {
    List<Standing> standings = new ArrayList<>();
    for (List<Standing> equal : byRank(lines)) {
      List<Integer> level = equal.stream().map(Standing::entrant).toList();
      append(standings, level, 0, equal.getFirst().tieBreaker());
    }
    return standings;
  }

  public static List<List<Standing>> byRank(List<Standing> lines) {
    List<List<Standing>> ranks = new ArrayList<>();
    for (Standing line : lines) {
      if (ranks.isEmpty() || ranks.getLast().getFirst().rank() != line.rank()) {
        ranks.add(new ArrayList<>());
      }
      ranks.getLast().add(line);
    }
    return ranks;
  }

  private void append(
      List<Standing> standings, List<Integer> level, int next, Optional<TieBreaker> setBehindBy) {
    if (level.size() == 1 || next == measures.size()) {
      int rank = standings.size() + 1;
      Optional<TieBreaker> by = setBehindBy;
      for (int entrant : level) {
        standings.add(new Standing(rank, entrant, tally.score(entrant), by));
        by = Optional.empty();
      }
      return;
    }
    TieBreaker measure = measures.get(next);
    Optional<TieBreaker> by = setBehindBy;
    for (List<Integer> equal : split(level, who -> measure.of(this, who, level))) {
      append(standings, equal, next + 1, by);
      by = Optional.of(measure);
    }
  }

  /** Groups with equal values, highest first; the order within a group is kept. */
  private static Iterable<List<Integer>> split(
      List<Integer> entrants, Function<Integer, Fraction> figure) {
    Map<Fraction, List<Integer>> groups = new TreeMap<>(Comparator.reverseOrder());
    for (Integer entrant : entrants) {
      groups.computeIfAbsent(figure.apply(entrant), _ -> new ArrayList<>()).add(entrant);
    }
    return groups.values();
  }
}
