package dev.agon.bridge.score;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Fraction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The pairs of one field, best first.
 *
 * @param section empty if all sections are one field
 * @param side empty in a movement with one winner
 */
public record PairRanking(String section, Optional<Partnership> side, List<RankedPair> places) {
  public PairRanking {
    places = List.copyOf(places);
  }

  /**
   * A pair's place.
   *
   * @param rank from 1; empty for a pair without the figure that ranks
   * @param shared whether another pair has the same rank
   */
  public record RankedPair(Optional<Integer> rank, boolean shared, PairTotal total) {
    /** The rank, with an equals sign if it is shared; a dash without a rank. */
    public String describe() {
      return rank.map(number -> number + (shared ? "=" : "")).orElse("-");
    }
  }

  /** A pair's number, with its section if this ranking has pairs of several sections. */
  public String number(Session session, int pair) {
    Pair ranked = session.pair(pair);
    return section.isEmpty() && session.sections().size() > 1
        ? (ranked.section() + " " + ranked.number()).strip()
        : ranked.number();
  }

  /** The larger figure comes first, and those without one come last. */
  private static int compare(Optional<Fraction> one, Optional<Fraction> two) {
    return one.isPresent() && two.isPresent()
        ? two.get().compareTo(one.get())
        : Boolean.compare(two.isPresent(), one.isPresent());
  }

  /** Ranks pairs by a figure, which is empty for a pair that has none. */
  public static PairRanking of(
      String section,
      Optional<Partnership> side,
      List<PairTotal> totals,
      Function<PairTotal, Optional<Fraction>> figure) {
    // Comparators of the library are serializable, and slow a short command down.
    Comparator<PairTotal> bestFirst = (one, two) -> compare(figure.apply(one), figure.apply(two));
    List<PairTotal> order = new ArrayList<>(totals);
    order.sort(bestFirst);
    List<RankedPair> places = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      PairTotal total = order.get(i);
      boolean tiesPrevious = i > 0 && bestFirst.compare(order.get(i - 1), total) == 0;
      boolean tiesNext = i + 1 < order.size() && bestFirst.compare(total, order.get(i + 1)) == 0;
      Optional<Integer> rank = tiesPrevious ? places.getLast().rank() : Optional.of(i + 1);
      boolean ranked = figure.apply(total).isPresent();
      places.add(
          new RankedPair(
              ranked ? rank : Optional.empty(), ranked && (tiesPrevious || tiesNext), total));
    }
    return new PairRanking(section, side, places);
  }
}
