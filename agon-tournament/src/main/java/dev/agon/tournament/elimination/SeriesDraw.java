package dev.agon.tournament.elimination;

import dev.agon.tournament.Bracket.Series;
import dev.agon.tournament.Group;
import dev.agon.tournament.Seatings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/** What all eliminations share: the first level of the bracket, and how a series is played. */
final class SeriesDraw {
  private final List<Integer> seeds;
  private final SeriesRules rules;

  /** The seed of each player, counted from 0. */
  private final Map<Integer, Integer> seedOf = new HashMap<>();

  SeriesDraw(List<Integer> seeds, SeriesRules rules) {
    this.seeds = List.copyOf(seeds);
    this.rules = rules;
    if (seeds.size() < 2) {
      throw new IllegalArgumentException(
          "an elimination needs at least two players, there is " + seeds.size());
    }
    seeds.forEach(player -> seedOf.put(player, seedOf.size()));
  }

  List<Integer> seeds() {
    return seeds;
  }

  /** The number of places in the first level, a power of two. */
  int size() {
    return Integer.highestOneBit(2 * seeds.size() - 1);
  }

  /** The number of levels from the first series to the final. */
  int depth() {
    return Integer.numberOfTrailingZeros(size());
  }

  /**
   * The first level. The best seeds meet as late as possible, and have the byes if there are any.
   */
  List<Series> firstLevel(boolean isFinal) {
    int size = size();
    List<Integer> order = order(size);
    List<Series> series = new ArrayList<>();
    for (int i = 0; i < size; i += 2) {
      int other = order.get(i + 1);
      series.add(
          series(
              seeds.get(order.get(i)),
              other < seeds.size() ? Optional.of(seeds.get(other)) : Optional.empty(),
              isFinal));
    }
    return series;
  }

  /** The seeds, counted from 0, in the order of the bracket; for eight 0 7, 3 4, 1 6, 2 5. */
  static List<Integer> order(int size) {
    List<Integer> order = List.of(0);
    for (int n = 2; n <= size; n *= 2) {
      int last = n - 1;
      order = order.stream().flatMap(seed -> IntStream.of(seed, last - seed).boxed()).toList();
    }
    return order;
  }

  private int seed(int player) {
    return Objects.requireNonNull(seedOf.get(player));
  }

  Series series(int upper, Optional<Integer> lower, boolean isFinal) {
    return Series.between(upper, lower, rules.winsFor(isFinal), rules.maxUndecided());
  }

  /** The next match of a series: the better seed sits first, then they alternate. */
  Group match(Series series) {
    int lower = series.lower().orElseThrow();
    boolean upperIsBetter = seed(series.upper()) < seed(lower);
    boolean upperFirst = upperIsBetter == (series.matches() % 2 == 0);
    List<Integer> seats =
        upperFirst ? List.of(series.upper(), lower) : List.of(lower, series.upper());
    return new Group(seats, Seatings.AS_LISTED, 1);
  }
}
