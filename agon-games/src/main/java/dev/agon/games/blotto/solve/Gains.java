package dev.agon.games.blotto.solve;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import java.util.List;

/**
 * The points that each number of units wins on each battlefield against given opponents. Points add
 * up over the fields, so nothing else about the opponents matters.
 */
final class Gains {
  /** By field and units; more units never win less. */
  private final double[][] points;

  private Gains(double[][] points) {
    this.points = points;
  }

  /** The expected points against a side that places its units with these probabilities. */
  static Gains against(Battlefields battlefields, double[][] chances, int units) {
    double[][] points = new double[battlefields.count()][];
    for (int field = 0; field < points.length; field++) {
      points[field] = points(battlefields.value(field), chances[field], units);
    }
    return new Gains(points);
  }

  /** Twice the points against all these plans together; as whole numbers, the sums are exact. */
  static Gains halfPoints(Battlefields battlefields, List<Plan> opponents, int units) {
    double[][] points = new double[battlefields.count()][];
    for (int field = 0; field < points.length; field++) {
      double[] twice = new double[units + 1];
      for (Plan plan : opponents) {
        if (plan.units(field) <= units) {
          twice[plan.units(field)] += 2;
        }
      }
      points[field] = points(battlefields.value(field), twice, units);
    }
    return new Gains(points);
  }

  /** The points by units on a field, where the other side places units with these weights. */
  private static double[] points(long value, double[] weights, int units) {
    double[] points = new double[units + 1];
    double fewer = 0;
    for (int placed = 0; placed <= units; placed++) {
      double asMany = placed < weights.length ? weights[placed] : 0;
      points[placed] = value * (fewer + asMany / 2);
      fewer += asMany;
    }
    return points;
  }

  /** The points by units on this field, from 0 units. */
  double[] on(int field) {
    return points[field];
  }

  int fields() {
    return points.length;
  }

  int units() {
    return points[0].length - 1;
  }
}
