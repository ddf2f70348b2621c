package dev.agon.games.blotto.solve;

import java.util.Arrays;

/**
 * One side of the game as it learns by regret: CFR+ on the graph of (field, units spent).
 *
 * <p>At each node it keeps, for every number of units it could place, how much more it would have
 * won by always placing them, never below nothing, and places units in proportion to that. Plans
 * that agree on a field and on the units spent before it share a node: what follows is worth the
 * same to them all. What the colonel did on average, later rounds counting more, approaches an
 * equilibrium when its opponent learns as well.
 *
 * <p>Tables are by field, then units placed, then units spent. So the inner loops run over
 * neighbouring numbers and from index 0, which the compiler turns into vector instructions.
 */
final class Colonel {
  private final int last;
  private final int units;

  private final float[][][] regret;

  /** How often each edge was taken, weighted. */
  private final float[][][] taken;

  /**
   * By field and units spent: what scales regrets to chances, and the chance if all are nothing.
   */
  private final float[][] scale;

  private final float[][] evenly;

  /** What the rest is worth, by field and units spent. */
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

  /** At how many nodes of a field so many units can be placed; the first field has one node. */
  private int nodes(int field, int placed) {
    return field == 0 ? 1 : units + 1 - placed;
  }

  /** Learns from what units would have brought on each field in the round just played. */
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

  /** Lines the values of the next field's nodes up with the nodes that reach them. */
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

  /** Plays a round that counts so much; returns the chances of units by field. */
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

  /** In four sums side by side, since one would wait for each addition to end. */
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

  /** What it did on average. */
  Strategy average() {
    return Strategy.ofFlow(units, taken);
  }
}
