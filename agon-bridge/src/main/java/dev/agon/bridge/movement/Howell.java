package dev.agon.bridge.movement;

import dev.agon.bridge.movement.CyclicDesign.BaseTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Howell movements: one field in which everybody meets everybody once; with fewer rounds (a
 * three-quarter Howell) some pairs stay at their tables and do not meet each other.
 */
public final class Howell {
  /** Tables with more pairs than this have no Howell here. */
  public static final int MAX_PAIRS = 40;

  private static final int MIN_PAIRS = 3;

  /** With more pairs, no tables need to share boards. */
  private static final int MAX_SHARING_PAIRS = 6;

  private Howell() {}

  /**
   * Makes a movement; with an odd number of pairs, everybody who would meet the missing pair sits
   * out.
   *
   * @param rounds one fewer than an even number of pairs for a full Howell
   * @return empty if there is no such movement
   */
  public static Optional<Movement> of(int pairs, int rounds, int boardsPerSet) {
    int even = pairs + pairs % 2;
    if (pairs < MIN_PAIRS || pairs > MAX_PAIRS || rounds > even - 1) {
      return Optional.empty();
    }
    boolean isFull = rounds == even - 1;
    boolean shares = isFull && even <= MAX_SHARING_PAIRS;
    return CyclicDesign.find(rounds, even, false)
        .or(() -> shares ? CyclicDesign.find(rounds, even, true) : Optional.empty())
        .map(design -> movement(design, pairs, boardsPerSet, isFull));
  }

  private static Movement movement(
      CyclicDesign design, int pairs, int boardsPerSet, boolean isFull) {
    int rounds = design.rounds();
    int tables = design.tables().size();
    List<Sitting> sittings = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      int staying = rounds;
      int number = 1;
      for (BaseTable table : design.tables()) {
        int first = (table.first() + round) % rounds;
        int second = table.hasStayingPair() ? staying++ : (table.second() + round) % rounds;
        int set = Math.floorMod(round - table.adder(), rounds);
        sittings.add(Sitting.of(round + 1, number++, second + 1, first + 1, set + 1));
      }
    }
    Movement movement =
        Fairness.bestSides(
            new Movement(
                MovementKind.HOWELL,
                Contestants.PAIRS,
                (isFull ? "Howell, " : "three-quarter Howell, ") + tablesInUse(tables, pairs),
                2 * tables,
                boardsPerSet,
                1,
                sittings));
    return pairs % 2 == 0 ? movement : movement.withoutLast();
  }

  /** The missing pair of an odd number stays, so nobody plays at its table. */
  private static String tablesInUse(int tables, int pairs) {
    int used = tables - pairs % 2;
    return used == 1 ? "1 table" : used + " tables";
  }
}
