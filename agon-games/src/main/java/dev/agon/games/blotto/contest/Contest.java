package dev.agon.games.blotto.contest;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A contest in which every plan fights every other plan.
 *
 * <p>The contest is split into parts: in each, all plans fight some of the plans. Parts are
 * independent and can run in parallel; {@link Totals} adds up their results.
 */
public final class Contest {
  /** The smallest number of parts of a contest that is not tiny, so that threads can share it. */
  private static final int MIN_PARTS = 2;

  private final Battlefields battlefields;
  private final List<Plan> plans;
  private final int partSize;

  /**
   * @throws IllegalArgumentException when the values are too large to be added up
   */
  public Contest(Battlefields battlefields, List<Plan> plans) {
    this.battlefields = battlefields;
    this.plans = List.copyOf(plans);
    int words = (plans.size() + Long.SIZE - 1) / Long.SIZE;
    int wordsOfPart = Math.max(1, (words + MIN_PARTS - 1) / MIN_PARTS);
    this.partSize = Math.min(Block.size(battlefields), wordsOfPart * Long.SIZE);
    checkSums();
  }

  /** Sums of margins, up to four times the total for each war, must fit a long. */
  private void checkSums() {
    if (battlefields.total() > Long.MAX_VALUE / 4 / Math.max(1, plans.size())) {
      throw new IllegalArgumentException(
          "values of "
              + battlefields.total()
              + " in all are too large to add up over "
              + plans.size()
              + " wars");
    }
  }

  public int parts() {
    return (plans.size() + partSize - 1) / partSize;
  }

  /** Lets every plan fight the plans of one part. */
  public Part fight(int part) {
    int from = part * partSize;
    int to = Math.min(from + partSize, plans.size());
    Opposition opposition = new Opposition(battlefields, plans.subList(from, to));
    int[] wins = new int[plans.size()];
    int[] draws = new int[plans.size()];
    for (int i = 0; i < wins.length; i++) {
      Wars wars = opposition.fight(plans.get(i));
      wins[i] = wars.wins();
      draws[i] = wars.draws();
      if (from <= i && i < to) {
        draws[i]--; // a plan does not fight itself; that would be a draw
      }
    }
    return new Part(wins, draws);
  }

  /** The result of a part: the wins and draws of every plan. */
  public static final class Part {
    private final int[] wins;
    private final int[] draws;

    private Part(int[] wins, int[] draws) {
      this.wins = wins;
      this.draws = draws;
    }
  }

  /** Empty totals, to which parts are added. */
  public Totals totals() {
    return new Totals();
  }

  /** Adds up parts, in any order. */
  public final class Totals {
    private final int[] wins = new int[plans.size()];
    private final int[] draws = new int[plans.size()];

    public void add(Part part) {
      for (int i = 0; i < wins.length; i++) {
        wins[i] += part.wins[i];
        draws[i] += part.draws[i];
      }
    }

    /** The results of all plans, after all parts have been added. */
    public List<Showing> showings() {
      long[] halfPoints = halfPoints();
      int opponents = plans.size() - 1;
      List<Showing> showings = new ArrayList<>();
      for (int i = 0; i < wins.length; i++) {
        Wars wars = new Wars(wins[i], draws[i], opponents - wins[i] - draws[i]);
        showings.add(new Showing(wars, halfPoints[i], 2 * battlefields.total() * opponents));
      }
      return showings;
    }
  }

  /** For points it is enough to count, on each field, the plans with fewer and as many units. */
  private long[] halfPoints() {
    long[] halves = new long[plans.size()];
    Arrays.fill(halves, -battlefields.total()); // the draw of each plan with itself
    for (int field = 0; field < battlefields.count(); field++) {
      FieldCount count = new FieldCount(plans, field);
      for (int i = 0; i < halves.length; i++) {
        halves[i] += battlefields.value(field) * count.halfWins(plans.get(i).units(field));
      }
    }
    return halves;
  }
}
