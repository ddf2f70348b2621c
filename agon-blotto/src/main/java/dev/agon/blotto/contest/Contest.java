package dev.agon.blotto.contest;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A contest in which every plan fights every other plan.
 *
 * <p>The contest is split into parts that run in parallel: in each, all plans fight some of the
 * plans.
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
          "values of %d in all are too large to add up over %d wars"
              .formatted(battlefields.total(), plans.size()));
    }
  }

  public int parts() {
    return (plans.size() + partSize - 1) / partSize;
  }

  /** Lets all plans fight on all cores; partDone is called after each part, one at a time. */
  public List<Showing> play(Runnable partDone) {
    Counts total = new Counts(plans.size());
    IntStream.range(0, parts())
        .parallel()
        .mapToObj(this::fight)
        .forEach(part -> total.add(part, partDone));
    long[] halfPoints = halfPoints();
    int opponents = plans.size() - 1;
    List<Showing> showings = new ArrayList<>();
    for (int i = 0; i < plans.size(); i++) {
      int lost = opponents - total.wins[i] - total.draws[i];
      Wars wars = new Wars(total.wins[i], total.draws[i], lost);
      showings.add(new Showing(wars, halfPoints[i], 2 * battlefields.total() * opponents));
    }
    return showings;
  }

  private Counts fight(int part) {
    int from = part * partSize;
    int to = Math.min(from + partSize, plans.size());
    Opposition opposition = new Opposition(battlefields, plans.subList(from, to));
    Counts counts = new Counts(plans.size());
    for (int i = 0; i < plans.size(); i++) {
      Wars wars = opposition.fight(plans.get(i));
      counts.wins[i] = wars.wins();
      counts.draws[i] = wars.draws();
      if (from <= i && i < to) {
        counts.draws[i]--; // a plan does not fight itself; that would be a draw
      }
    }
    return counts;
  }

  private static final class Counts {
    private final int[] wins;
    private final int[] draws;

    Counts(int plans) {
      wins = new int[plans];
      draws = new int[plans];
    }

    synchronized void add(Counts part, Runnable added) {
      for (int i = 0; i < wins.length; i++) {
        wins[i] += part.wins[i];
        draws[i] += part.draws[i];
      }
      added.run();
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
