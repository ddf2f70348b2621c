package dev.agon.ladder.run;

import dev.agon.ladder.FittedRatings;
import java.util.ArrayList;
import java.util.List;

/** The ratings at some points of a ladder's past, about equally far apart. */
final class RatingHistory {
  private static final int MOST = 128;

  private final List<FittedRatings> kept = new ArrayList<>();
  private long step = 1;

  /** Takes in newer ratings, which are kept if they are a step away from the last. */
  void add(FittedRatings ratings) {
    if (!kept.isEmpty() && ratings.results() < kept.getLast().results() + step) {
      return;
    }
    kept.add(ratings);
    if (kept.size() > MOST) {
      step = 2 * Math.max(step, kept.getLast().results() / kept.size());
      List<FittedRatings> thinned = new ArrayList<>();
      for (FittedRatings each : kept) {
        if (thinned.isEmpty() || each.results() >= thinned.getLast().results() + step) {
          thinned.add(each);
        }
      }
      kept.clear();
      kept.addAll(thinned);
    }
  }

  /** All that are kept, the oldest first. */
  List<FittedRatings> all() {
    return List.copyOf(kept);
  }

  /** The last ratings by at most so many results. */
  FittedRatings at(long results) {
    FittedRatings last = FittedRatings.NONE;
    for (FittedRatings each : kept) {
      if (each.results() <= results) {
        last = each;
      }
    }
    return last;
  }
}
