package dev.agon.games.blotto.solve;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The best plan against given opponents, found by dynamic programming over (field, units left).
 *
 * @param points what it wins, in the unit of the gains
 */
public record BestResponse(Plan plan, double points) {

  /** The plan that wins the most points against all these opponents together. */
  public static BestResponse against(Battlefields battlefields, List<Plan> opponents, int units) {
    BestResponse inHalves = to(Gains.halfPoints(battlefields, opponents, units));
    return new BestResponse(inHalves.plan, inHalves.points / 2);
  }

  static BestResponse to(Gains gains) {
    int last = gains.fields() - 1;
    int[][] choice = new int[last][];
    double[] best = gains.on(last);
    for (int field = last - 1; field >= 0; field--) {
      choice[field] = new int[gains.units() + 1];
      best = extend(gains.on(field), best, choice[field]);
    }
    int[] plan = new int[gains.fields()];
    int left = gains.units();
    for (int field = 0; field < last; field++) {
      plan[field] = choice[field][left];
      left -= plan[field];
    }
    plan[last] = left;
    return new BestResponse(Plan.of(plan), best[gains.units()]);
  }

  /**
   * The best result from this field on, by units left, and the units to place here. More units
   * never win less, so only numbers of units that win more than one unit less are tried. Units left
   * over go to the last field.
   */
  private static double[] extend(double[] gain, double[] after, int[] choice) {
    double[] best = after.clone();
    int[] steps =
        IntStream.range(1, gain.length).filter(units -> gain[units] > gain[units - 1]).toArray();
    for (int left = 0; left < best.length; left++) {
      best[left] = gain[0] + after[left];
      for (int i = 0; i < steps.length && steps[i] <= left; i++) {
        double points = gain[steps[i]] + after[left - steps[i]];
        if (points > best[left]) {
          best[left] = points;
          choice[left] = steps[i];
        }
      }
    }
    return best;
  }
}
