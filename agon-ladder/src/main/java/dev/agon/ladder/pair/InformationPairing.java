package dev.agon.ladder.pair;

import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the bundle that is expected to tell the most about who is above the cuts.
 *
 * <p>Some bundles go elsewhere by their numbers: to the version that waits longest, against
 * versions drawn at random; to the pairs of the top ten in turn; and to a version and the one
 * before it while that test is open. So each active version that stays free is chosen at least once
 * in any {@link #waitingBound} bundles.
 */
public final class InformationPairing implements PairingRule {
  /** All pairs among so many at the top meet. */
  private static final int TOP = 10;

  private static final int TOP_TURN = 16;
  private static final int TEST_TURN = 8;
  private static final int TEST_TURN_AT = 3;

  private @Nullable Beliefs beliefs;

  @Override
  public String id() {
    return "information";
  }

  /** No version that stays free waits for more bundles than this for its next one. */
  public static long waitingBound(int activeVersions, double randomShare) {
    return 2L * everySoMany(randomShare) * activeVersions;
  }

  private static long everySoMany(double share) {
    return Math.max(1, Math.round(1 / share));
  }

  @Override
  public List<Integer> choose(PairingView view, DrawKey key) {
    Dice dice = key.dice(0);
    Beliefs now = Beliefs.of(view, beliefs);
    beliefs = now;
    long bundle = view.bundle();
    List<Integer> table = new ArrayList<>();
    if (bundle % TOP_TURN == TOP_TURN - 1) {
      addTopPair(view, now, bundle / TOP_TURN, table);
    } else if (bundle % everySoMany(view.settings().randomShare()) == 0) {
      table.add(longestWaiting(view));
      addAtRandom(view, dice, table);
    } else if (bundle % TEST_TURN == TEST_TURN_AT) {
      addTest(view, table);
    }
    now.addMostTelling(view, dice, table);
    return table;
  }

  /** A round robin of those at the top; they are ordered by number, so that it stays the same. */
  private static void addTopPair(PairingView view, Beliefs now, long turn, List<Integer> table) {
    int[] top = now.top(TOP);
    int pairs = top.length * (top.length - 1) / 2;
    int left = (int) (turn % Math.max(1, pairs));
    for (int one = 1; one < top.length; one++) {
      if (left < one) {
        if (isFree(view, top[one]) && isFree(view, top[left])) {
          table.add(top[one]);
          table.add(top[left]);
        }
        return;
      }
      left -= one;
    }
  }

  private static int longestWaiting(PairingView view) {
    int[] free = view.free();
    int longest = free[0];
    for (int version : free) {
      if (view.lastChosen(version) < view.lastChosen(longest)) {
        longest = version;
      }
    }
    return longest;
  }

  private static void addAtRandom(PairingView view, Dice dice, List<Integer> table) {
    int[] free = view.free();
    while (table.size() < view.settings().seats()) {
      int drawn = free[dice.nextInt(free.length)];
      if (!table.contains(drawn)) {
        table.add(drawn);
      }
    }
  }

  /** The oldest open test whose two versions are free, so that one is decided after the other. */
  private static void addTest(PairingView view, List<Integer> table) {
    for (int version : view.free()) {
      if (view.awaitsVerdict(version)) {
        OptionalInt previous = view.version(version).previous();
        if (previous.isPresent() && isFree(view, previous.getAsInt())) {
          table.add(version);
          table.add(previous.getAsInt());
          return;
        }
      }
    }
  }

  private static boolean isFree(PairingView view, int version) {
    return Arrays.binarySearch(view.free(), version) >= 0;
  }
}
