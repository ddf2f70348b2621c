package dev.agon.ladder.pair;

import dev.agon.game.DrawKey;
import java.util.List;

/**
 * Chooses who plays next. A choice is a bundle: the versions at one deal, who play it in all
 * seatings (both for a pair, the rotations for a table), as matches with consecutive numbers.
 *
 * <p>A choice is a pure function of the view and the key: no clocks, no other randomness, {@link
 * StrictMath}, sums in index order. A rule may keep what it computed from a view, as a cache.
 */
public interface PairingRule {
  /** The name in a ladder's log and in flags. */
  String id();

  /** Whether it looks at ratings at all. */
  default boolean looksAtRatings() {
    return true;
  }

  /**
   * The versions of the next bundle, as many as sit at a table, all of {@link PairingView#free},
   * none twice, in the order of the seats in the bundle's first match.
   *
   * @param key differs for each bundle, and everybody may know it
   */
  List<Integer> choose(PairingView view, DrawKey key);
}
