package dev.agon.bridge.score;

import dev.agon.bridge.Partnership;
import dev.agon.duplicate.Fraction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Pairs that compete with each other, best first.
 *
 * @param section empty where it is not one of several
 * @param side empty in a movement with one winner
 */
public record PairRanking(String section, Optional<Partnership> side, List<Place> places) {
  public PairRanking {
    places = List.copyOf(places);
  }

  /**
   * A pair's place.
   *
   * @param rank from 1; empty for a pair that has nothing to be ranked by
   * @param shared whether another pair has the same
   */
  public record Place(Optional<Integer> rank, boolean shared, PairTotal total) {
    /** As it is printed: with an equals sign when it is shared, a dash when there is none. */
    public String words() {
      return rank.map(number -> number + (shared ? "=" : "")).orElse("-");
    }
  }

  static PairRanking of(
      String section, Optional<Partnership> side, List<PairTotal> totals, RankingMeasure by) {
    Comparator<PairTotal> bestFirst =
        Comparator.comparing(
            total -> by.of(total).orElse(null),
            Comparator.nullsLast(Comparator.<Fraction>reverseOrder()));
    List<PairTotal> order = new ArrayList<>(totals);
    order.sort(bestFirst);
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      PairTotal total = order.get(i);
      boolean likeBefore = i > 0 && bestFirst.compare(order.get(i - 1), total) == 0;
      boolean likeNext = i + 1 < order.size() && bestFirst.compare(total, order.get(i + 1)) == 0;
      Optional<Integer> rank = likeBefore ? places.getLast().rank() : Optional.of(i + 1);
      boolean ranked = by.of(total).isPresent();
      places.add(
          new Place(ranked ? rank : Optional.empty(), ranked && (likeBefore || likeNext), total));
    }
    return new PairRanking(section, side, places);
  }
}
