package dev.agon.tournament.elimination;

import dev.agon.scoring.Tally;
import dev.agon.tournament.Group;
import dev.agon.tournament.Seatings;
import dev.agon.tournament.elimination.Bracket.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What all eliminations share: who meets whom first, and how a tie is played. */
public record SeriesDraw(List<Integer> seeds, SeriesRules rules) {
  public SeriesDraw {
    seeds = List.copyOf(seeds);
    if (seeds.size() < 2) {
      throw new IllegalArgumentException("a knockout needs two, there is " + seeds.size());
    }
  }

  /** The places of the bracket: a power of two. */
  int size() {
    return Integer.highestOneBit(2 * seeds.size() - 1);
  }

  /** How many levels it takes from the first ties to the final. */
  int depth() {
    return Integer.numberOfTrailingZeros(size());
  }

  /** The best seeds meet as late as can be, and have byes where places are left over. */
  List<Series> firstLevel(boolean isFinal) {
    int size = size();
    List<Integer> order = order(size);
    List<Series> ties = new ArrayList<>();
    for (int i = 0; i < size; i += 2) {
      int other = order.get(i + 1);
      ties.add(
          tie(
              seeds.get(order.get(i)),
              other < seeds.size() ? Optional.of(seeds.get(other)) : Optional.empty(),
              isFinal));
    }
    return ties;
  }

  /** The seeds, from 0, in the order of the bracket: for eight 0 7, 3 4, 1 6, 2 5. */
  static List<Integer> order(int size) {
    List<Integer> order = List.of(0);
    for (int n = 2; n <= size; n *= 2) {
      int last = n - 1;
      order = order.stream().flatMap(seed -> IntStream.of(seed, last - seed).boxed()).toList();
    }
    return order;
  }

  Series tie(int upper, Optional<Integer> lower, boolean isFinal) {
    return Series.between(upper, lower, rules.winsFor(isFinal), rules.maxUndecided());
  }

  /** The next match of a tie: the better seed sits first, then they take turns. */
  Group match(Series tie) {
    int lower = tie.lower().orElseThrow();
    boolean upperIsBetter = seeds.indexOf(tie.upper()) < seeds.indexOf(lower);
    boolean upperFirst = upperIsBetter == (tie.matches() % 2 == 0);
    List<Integer> seats = upperFirst ? List.of(tie.upper(), lower) : List.of(lower, tie.upper());
    return new Group(seats, Seatings.AS_LISTED, 1);
  }

  /** A tie after a round in which it had a match, unless it was over before. */
  static Series after(Series tie, Tally round) {
    if (tie.isOver()) {
      return tie;
    }
    int lower = tie.lower().orElseThrow();
    return tie.after(round.score(tie.upper()).wins() > 0, round.score(lower).wins() > 0);
  }
}
