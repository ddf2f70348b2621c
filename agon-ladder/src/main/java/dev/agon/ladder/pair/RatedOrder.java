package dev.agon.ladder.pair;

import dev.agon.ladder.FittedRatings;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The active versions by their ratings; it stays until ratings or active versions change. */
final class RatedOrder {
  private final FittedRatings fit;
  private final boolean[] active;
  private final int[] byRating;
  private final int[] places;

  private RatedOrder(PairingView view) {
    fit = view.fit();
    active = new boolean[view.versions()];
    for (int version = 0; version < active.length; version++) {
      active[version] = view.isActive(version);
    }
    byRating =
        IntStream.range(0, active.length)
            .filter(version -> active[version])
            .boxed()
            .sorted(
                Comparator.comparingDouble((Integer version) -> -fit.elo(version))
                    .thenComparing(version -> version))
            .mapToInt(version -> version)
            .toArray();
    places = new int[active.length];
    Arrays.fill(places, byRating.length);
    for (int place = 0; place < byRating.length; place++) {
      places[byRating[place]] = place;
    }
  }

  /** A new ranking, or the old one if it is the same. */
  static RatedOrder of(PairingView view, @Nullable RatedOrder old) {
    return old != null && old.isOf(view) ? old : new RatedOrder(view);
  }

  private boolean isOf(PairingView view) {
    if (view.fit() != fit || view.versions() != active.length) {
      return false;
    }
    for (int version = 0; version < active.length; version++) {
      if (view.isActive(version) != active[version]) {
        return false;
      }
    }
    return true;
  }

  /** The active versions, the best first; not to be changed. */
  int[] byRating() {
    return byRating;
  }

  /** The place of an active version, from 0. */
  int place(int version) {
    return places[version];
  }
}
