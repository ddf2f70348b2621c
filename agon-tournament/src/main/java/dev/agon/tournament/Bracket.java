package dev.agon.tournament;

import dev.agon.scoring.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The state of an elimination: who meets whom at each level, with the results so far.
 *
 * @param seeds the entrants, best first
 * @param levels from the first series to the final; the last level has the final and, if there is
 *     one, the series for third place
 * @param losers the bracket of the players with one lost series, in a double elimination
 */
public record Bracket(List<Integer> seeds, List<List<Series>> levels, Optional<Losers> losers) {
  public Bracket {
    seeds = List.copyOf(seeds);
    levels = levels.stream().map(List::copyOf).toList();
  }

  /** A bracket of a single elimination. */
  public Bracket(List<Integer> seeds, List<List<Series>> levels) {
    this(seeds, levels, Optional.empty());
  }

  /**
   * The bracket of the players with one lost series, and the grand final.
   *
   * @param levels the levels; a place is empty if no player reaches it
   * @param finals the grand final, and its repetition if there is one
   */
  public record Losers(List<List<Optional<Series>>> levels, List<Series> finals) {
    public Losers {
      levels = levels.stream().map(List::copyOf).toList();
      finals = List.copyOf(finals);
    }

    public Losers with(List<Optional<Series>> level) {
      return new Losers(and(levels, level), finals);
    }

    public Losers withFinal(Series series) {
      return new Losers(levels, and(finals, series));
    }

    private Losers with(UnaryOperator<Series> change) {
      return new Losers(
          levels.stream()
              .map(level -> level.stream().map(series -> series.map(change)).toList())
              .toList(),
          finals.stream().map(change).toList());
    }
  }

  private static <T> List<T> and(List<T> list, T last) {
    return Stream.concat(list.stream(), Stream.of(last)).toList();
  }

  public Bracket with(List<Series> level) {
    return new Bracket(seeds, and(levels, level), losers);
  }

  public Bracket with(Losers others) {
    return new Bracket(seeds, levels, Optional.of(others));
  }

  /** The bracket after a round, in which each series that was not over had a match. */
  public Bracket after(Tally round) {
    return with(series -> series.after(round));
  }

  /** The bracket while a round is played; it has no level that only follows from its matches. */
  public Bracket during(Tally round) {
    return with(series -> series.during(round));
  }

  private Bracket with(UnaryOperator<Series> change) {
    return new Bracket(
        seeds,
        levels.stream().map(level -> level.stream().map(change).toList()).toList(),
        losers.map(others -> others.with(change)));
  }

  /** The number of levels from the first series to the final of the winners. */
  public int depth() {
    return Integer.numberOfTrailingZeros(levels.getFirst().size()) + 1;
  }

  public boolean isOver() {
    return levels.size() == depth()
        && losers.stream().noneMatch(others -> others.finals().isEmpty())
        && allSeries().allMatch(Series::isOver);
  }

  public Stream<Series> allSeries() {
    return Stream.concat(
        levels.stream().flatMap(List::stream),
        losers.stream()
            .flatMap(
                others ->
                    Stream.concat(
                        others.levels().stream().flatMap(List::stream).flatMap(Optional::stream),
                        others.finals().stream())));
  }

  /**
   * Two players who meet until one of them advances.
   *
   * @param upper the player above in the drawing
   * @param lower the other player; empty if the upper one has a bye
   * @param toWin the number of wins that decides
   * @param undecided matches without a winner, which are played again
   * @param maxUndecided after so many of these the player with more wins advances, or the better
   *     seed if both have as many
   */
  public record Series(
      int upper,
      Optional<Integer> lower,
      int toWin,
      int upperWins,
      int lowerWins,
      int undecided,
      int maxUndecided) {

    public static Series between(int upper, Optional<Integer> lower, int toWin, int maxUndecided) {
      return new Series(upper, lower, toWin, 0, 0, 0, maxUndecided);
    }

    public int matches() {
      return upperWins + lowerWins + undecided;
    }

    public boolean isDecidedBySeed() {
      return undecided == maxUndecided && upperWins == lowerWins && lower.isPresent();
    }

    public boolean isOver() {
      return lower.isEmpty()
          || upperWins == toWin
          || lowerWins == toWin
          || undecided == maxUndecided;
    }

    /** The series after a round, in which it had a match unless it was over. */
    public Series after(Tally round) {
      return isOver()
          ? this
          : after(round.score(upper).wins() > 0, round.score(lower.orElseThrow()).wins() > 0);
    }

    /** The series while a round is played, in which it may have had its match. */
    private Series during(Tally round) {
      return round.score(upper).games() > 0 ? after(round) : this;
    }

    public Series after(boolean upperWon, boolean lowerWon) {
      return new Series(
          upper,
          lower,
          toWin,
          upperWins + (upperWon ? 1 : 0),
          lowerWins + (lowerWon ? 1 : 0),
          undecided + (upperWon || lowerWon ? 0 : 1),
          maxUndecided);
    }
  }

  int seedOf(int entrant) {
    return seeds.indexOf(entrant);
  }

  /** The winner of a series that is over. */
  public int winner(Series series) {
    if (series.lower().isEmpty()) {
      return series.upper();
    }
    int lower = series.lower().get();
    if (series.upperWins() != series.lowerWins()) {
      return series.upperWins() > series.lowerWins() ? series.upper() : lower;
    }
    return seedOf(series.upper()) < seedOf(lower) ? series.upper() : lower;
  }

  /** The loser of a series that is over; empty if it was a bye. */
  public Optional<Integer> loser(Series series) {
    return series.lower().map(lower -> winner(series) == lower ? series.upper() : lower);
  }

  /** The series of the last level. */
  public List<Series> last() {
    return levels.getLast();
  }

  /**
   * All entrants by place, best first. Those eliminated at the same level share a place, because
   * they have not played for it; they are in the order of their seeds.
   */
  public List<List<Integer>> places() {
    List<List<Integer>> places = new ArrayList<>();
    Set<Integer> placed = new HashSet<>();
    List<Series> finals = losers.map(others -> List.of(others.finals().getLast())).orElse(last());
    for (Series series : finals) {
      add(places, placed, List.of(winner(series)));
      add(places, placed, loser(series).stream().toList());
    }
    List<List<Series>> out =
        losers
            .map(
                others ->
                    others.levels().stream()
                        .map(level -> level.stream().flatMap(Optional::stream).toList())
                        .toList())
            .orElse(levels);
    Map<Integer, Integer> order = new HashMap<>();
    seeds.forEach(entrant -> order.put(entrant, order.size()));
    for (List<Series> level : out.reversed()) {
      add(
          places,
          placed,
          level.stream()
              .map(this::loser)
              .flatMap(Optional::stream)
              .filter(entrant -> !placed.contains(entrant))
              .sorted(Comparator.comparing(order::get))
              .toList());
    }
    return places;
  }

  private static void add(List<List<Integer>> places, Set<Integer> placed, List<Integer> group) {
    if (!group.isEmpty()) {
      places.add(group);
      placed.addAll(group);
    }
  }
}
