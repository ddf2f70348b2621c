package dev.agon.games.blotto.solve;

import java.util.Arrays;

/**
 * One side of the game, which learns by regret matching: CFR+ on the graph of (field, units spent).
 *
 * <p>For each node and each number of units it could place there, it keeps the regret: how much
 * more it would have won by always placing that number, never below zero. It places units in
 * proportion to their regrets. Plans with the same field and the same units spent share a node,
 * because the rest of the game is the same for them. The average strategy, in which later rounds
 * weigh more, approaches an equilibrium if the opponent learns as well.
 *
 * <p>Tables are indexed by field, then units placed, then units spent. The inner loops then run
 * over adjacent numbers from index 0, which the compiler turns into vector instructions.
 */
final class Colonel {
  private final int last;
  private final int units;

  private final float[][][] regret;

  private final float[][][] taken;

  /**
   * By field and units spent: the factor from regrets to probabilities, and the probability of each
   * choice if all regrets are zero.
   */
  private final float[][] scale;

  private final float[][] evenly;

  /** The value of the rest of the game, by field and units spent. */
  private final float[][] worth;

  private final float[] shifted;
  private final float[] part;

  Colonel(int fields, int units) {
    this.last = fields - 1;
    this.units = units;
    regret = new float[last][units + 1][];
    taken = new float[last][units + 1][];
    for (int field = 0; field < last; field++) {
      for (int placed = 0; placed <= units; placed++) {
        regret[field][placed] = new float[nodes(field, placed)];
        taken[field][placed] = new float[nodes(field, placed)];
      }
    }
    scale = new float[last][units + 1];
    evenly = new float[last][units + 1];
    worth = new float[fields][units + 1];
    shifted = new float[units + 1];
    part = new float[units + 1];
    for (int field = 0; field < last; field++) {
      normalise(field, new float[units + 1]);
    }
  }

  /** The number of nodes of a field where this many units can be placed. */
  private int nodes(int field, int placed) {
    return field == 0 ? 1 : units + 1 - placed;
  }

  /** Updates the regrets with the gains of units on each field in the last round. */
  void learn(Gains gains) {
    for (int spent = 0; spent <= units; spent++) {
      worth[last][spent] = (float) gains.on(last)[units - spent];
    }
    for (int field = last - 1; field >= 0; field--) {
      double[] gain = gains.on(field);
      Arrays.fill(worth[field], 0);
      for (int placed = 0; placed <= units; placed++) {
        int nodes = shift(worth[field + 1], field, placed);
        addWorth(
            regret[field][placed],
            scale[field],
            evenly[field],
            (float) gain[placed],
            shifted,
            worth[field],
            nodes);
      }
      float[] sums = new float[units + 1];
      for (int placed = 0; placed <= units; placed++) {
        int nodes = shift(worth[field + 1], field, placed);
        addRegret(regret[field][placed], (float) gain[placed], shifted, worth[field], sums, nodes);
      }
      normalise(field, sums);
    }
  }

  /** Aligns the values of the next field's nodes with the nodes that lead to them. */
  private int shift(float[] next, int field, int placed) {
    int nodes = nodes(field, placed);
    System.arraycopy(next, placed, shifted, 0, nodes);
    return nodes;
  }

  private void normalise(int field, float[] sums) {
    for (int spent = 0; spent <= units; spent++) {
      scale[field][spent] = sums[spent] > 0 ? 1 / sums[spent] : 0;
      evenly[field][spent] = sums[spent] > 0 ? 0 : 1f / (units - spent + 1);
    }
  }

  private static void addWorth(
      float[] regret,
      float[] scale,
      float[] evenly,
      float gain,
      float[] after,
      float[] worth,
      int nodes) {
    for (int i = 0; i < nodes; i++) {
      worth[i] += (regret[i] * scale[i] + evenly[i]) * (gain + after[i]);
    }
  }

  private static void addRegret(
      float[] regret, float gain, float[] after, float[] worth, float[] sums, int nodes) {
    for (int i = 0; i < nodes; i++) {
      float more = Math.max(0, regret[i] + gain + after[i] - worth[i]);
      regret[i] = more;
      sums[i] += more;
    }
  }

  /** Plays a round with this weight; returns the probabilities of units by field. */
  double[][] play(float weight) {
    double[][] chances = new double[last + 1][units + 1];
    float[] reach = new float[units + 1];
    reach[0] = 1;
    for (int field = 0; field < last; field++) {
      float[] next = new float[units + 1];
      for (int placed = 0; placed <= units; placed++) {
        int nodes = nodes(field, placed);
        take(
            regret[field][placed],
            scale[field],
            evenly[field],
            reach,
            weight,
            part,
            taken[field][placed],
            nodes);
        chances[field][placed] = sum(part, nodes);
        System.arraycopy(next, placed, shifted, 0, nodes);
        add(part, shifted, nodes);
        System.arraycopy(shifted, 0, next, placed, nodes);
      }
      reach = next;
    }
    for (int spent = 0; spent <= units; spent++) {
      chances[last][units - spent] = reach[spent];
    }
    return chances;
  }

  private static void take(
      float[] regret,
      float[] scale,
      float[] evenly,
      float[] reach,
      float weight,
      float[] part,
      float[] taken,
      int nodes) {
    for (int i = 0; i < nodes; i++) {
      float share = reach[i] * (regret[i] * scale[i] + evenly[i]);
      part[i] = share;
      taken[i] += weight * share;
    }
  }

  private static void add(float[] from, float[] to, int count) {
    for (int i = 0; i < count; i++) {
      to[i] += from[i];
    }
  }

  /** Uses four independent sums, so that additions need not wait for each other. */
  private static double sum(float[] numbers, int count) {
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    int i = 0;
    for (; i + 3 < count; i += 4) {
      a += numbers[i];
      b += numbers[i + 1];
      c += numbers[i + 2];
      d += numbers[i + 3];
    }
    for (; i < count; i++) {
      a += numbers[i];
    }
    return (double) a + b + c + d;
  }

  Strategy average() {
    return Strategy.ofFlow(units, taken);
  }
}
