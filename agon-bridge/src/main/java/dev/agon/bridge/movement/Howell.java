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

  /** The number of sets if each table plays two in a round. */
  public static final int TWO_SETS = 10;

  private static final int TWO_SETS_PAIRS = 6;

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
    return fair(
        pairs, (isFull ? "Howell, " : "three-quarter Howell, "), tables, boardsPerSet, sittings);
  }

  /**
   * Makes a movement for five or six pairs in which no tables share boards: each table plays two of
   * ten sets in a round. A set is played by three pairs of opponents who meet in different rounds;
   * there are ten ways to choose them, and each two opponents are in two of them.
   *
   * @return empty for another number of pairs
   */
  public static Optional<Movement> ofTwoSets(int pairs, int boardsPerSet) {
    if (pairs != TWO_SETS_PAIRS && pairs != TWO_SETS_PAIRS - 1) {
      return Optional.empty();
    }
    List<Sitting> sittings = new ArrayList<>();
    int set = 0;
    for (int other = 1; other < TWO_SETS_PAIRS; other++) {
      List<Integer> left = new ArrayList<>(List.of(1, 2, 3, 4, 5));
      left.remove(Integer.valueOf(other));
      for (int with : left.subList(1, left.size())) {
        List<Integer> last = new ArrayList<>(left.subList(1, left.size()));
        last.remove(Integer.valueOf(with));
        List<Sitting> met =
            List.of(
                meeting(other, TWO_SETS_PAIRS, set + 1),
                meeting(left.getFirst(), with, set + 1),
                meeting(last.getFirst(), last.getLast(), set + 1));
        if (met.stream().map(Sitting::round).distinct().count() == met.size()) {
          sittings.addAll(met);
          set++;
        }
      }
    }
    return Optional.of(
        fair(pairs, "Howell without sharing, ", TWO_SETS_PAIRS / 2, boardsPerSet, sittings));
  }

  /** Where two of six pairs meet: in round r, r meets 6, r + 1 meets r - 1, r + 2 meets r - 2. */
  private static Sitting meeting(int one, int two, int set) {
    int rounds = TWO_SETS_PAIRS - 1;
    if (two == TWO_SETS_PAIRS) {
      return Sitting.of(one, 3, two, one, set);
    }
    // The sum of the two numbers is twice the round's, modulo five, and 3 is half of 1.
    int round = Math.floorMod((one + two) * 3 - 1, rounds) + 1;
    int table = Math.min(Math.floorMod(one - round, rounds), Math.floorMod(two - round, rounds));
    return Sitting.of(round, table, one, two, set);
  }

  /** The missing pair of an odd number is taken out before the directions are chosen. */
  private static Movement fair(
      int pairs, String name, int tables, int boardsPerSet, List<Sitting> sittings) {
    Movement movement =
        new Movement(
            MovementKind.HOWELL,
            Contestants.PAIRS,
            name + tablesInUse(tables, pairs),
            2 * tables,
            boardsPerSet,
            1,
            sittings);
    return BalancedSides.of(pairs % 2 == 0 ? movement : movement.withoutLast());
  }

  /** The missing pair of an odd number stays, so nobody plays at its table. */
  private static String tablesInUse(int tables, int pairs) {
    int used = tables - pairs % 2;
    return used == 1 ? "1 table" : used + " tables";
  }
}
