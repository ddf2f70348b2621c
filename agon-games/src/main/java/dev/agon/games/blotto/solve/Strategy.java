package dev.agon.games.blotto.solve;

import dev.agon.game.Dice;
import dev.agon.games.blotto.Plan;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A mixed strategy: field by field, it places units with chances that depend on the units it has
 * left. What is left for the last field goes there.
 */
public final class Strategy {
  /** Ways taken less often than this, of all that is played, are left out. */
  private static final double TOO_RARE = 1e-7;

  private final int fields;
  private final int units;

  /** By field and units left: how often each number of units is placed, in any scale. */
  private final float[][][] shares;

  private Strategy(int fields, int units, float[][][] shares) {
    this.fields = fields;
    this.units = units;
    this.shares = shares;
  }

  /**
   * What a node does: with so many units left for this field and those after it, it places each
   * number of units with a chance in proportion to its share.
   */
  public record Node(int field, int left, List<Choice> choices) {
    public Node {
      choices = List.copyOf(choices);
    }
  }

  /** Units to place, and how often. */
  public record Choice(int placed, float share) {}

  /**
   * The strategy that does this at its nodes.
   *
   * @throws IllegalArgumentException when a node is not of this game, or one is missing that can be
   *     reached, or the game is too large
   */
  public static Strategy of(int fields, int units, List<Node> nodes) {
    Solver.checkSize(fields, units);
    float[][][] shares = new float[fields - 1][units + 1][0];
    for (Node node : nodes) {
      if (node.field() < 0
          || node.field() >= fields - 1
          || node.left() < 0
          || node.left() > units
          || shares[node.field()][node.left()].length > 0) {
        throw new IllegalArgumentException(
            "no place for field " + (node.field() + 1) + " with " + node.left() + " units left");
      }
      float[] row = new float[node.left() + 1];
      for (Choice choice : node.choices()) {
        if (choice.placed() < 0 || choice.placed() > node.left()) {
          throw new IllegalArgumentException(
              choice.placed() + " units placed of " + node.left() + " left");
        }
        if (!(choice.share() > 0) || Float.isInfinite(choice.share())) {
          throw new IllegalArgumentException("a share must be above 0, not " + choice.share());
        }
        row[choice.placed()] = choice.share();
      }
      shares[node.field()][node.left()] = row;
    }
    Strategy strategy = new Strategy(fields, units, shares);
    strategy.chances();
    return strategy;
  }

  /** The strategy that goes along edges as often as these say: by field, placed and spent. */
  static Strategy ofFlow(int units, float[][][] flow) {
    int fields = flow.length + 1;
    float[][][] shares = new float[fields - 1][units + 1][0];
    boolean[] reached = new boolean[units + 1];
    reached[units] = true;
    double all = 0;
    for (int placed = 0; placed <= units && fields > 1; placed++) {
      all += flow[0][placed][0];
    }
    for (int field = 0; field < fields - 1; field++) {
      boolean[] next = new boolean[units + 1];
      for (int left = 0; left <= units; left++) {
        if (reached[left]) {
          float[] row = new float[left + 1];
          for (int placed = 0; placed <= left; placed++) {
            row[placed] = flow[field][placed][units - left];
          }
          shares[field][left] = keepOften(row, all * TOO_RARE);
          for (int placed = 0; placed <= left; placed++) {
            next[left - placed] |= shares[field][left][placed] > 0;
          }
        }
      }
      reached = next;
    }
    return new Strategy(fields, units, shares);
  }

  /** Leaves out what is rare, but never the most frequent; the largest share becomes 1. */
  private static float[] keepOften(float[] row, double rare) {
    float most = 0;
    for (float share : row) {
      most = Math.max(most, share);
    }
    for (int placed = 0; placed < row.length; placed++) {
      row[placed] = row[placed] < Math.min(rare, most) ? 0 : row[placed] / most;
    }
    if (most == 0) {
      Arrays.fill(row, 1);
    }
    return row;
  }

  public int fields() {
    return fields;
  }

  public int units() {
    return units;
  }

  /** Hands over all nodes that can be reached, in order. */
  public void forEachNode(Consumer<Node> action) {
    for (int field = 0; field < fields - 1; field++) {
      for (int left = 0; left <= units; left++) {
        float[] row = shares[field][left];
        if (row.length > 0) {
          action.accept(new Node(field, left, choices(row)));
        }
      }
    }
  }

  private static List<Choice> choices(float[] row) {
    return IntStream.range(0, row.length)
        .filter(placed -> row[placed] > 0)
        .mapToObj(placed -> new Choice(placed, row[placed]))
        .toList();
  }

  /** Draws a plan. */
  public Plan sample(Dice dice) {
    int[] plan = new int[fields];
    int left = units;
    for (int field = 0; field < fields - 1; field++) {
      plan[field] = draw(shares[field][left], dice);
      left -= plan[field];
    }
    plan[fields - 1] = left;
    return Plan.of(plan);
  }

  private static int draw(float[] row, Dice dice) {
    double mark = dice.nextDouble() * sum(row);
    int drawn = 0;
    for (int placed = 0; placed < row.length; placed++) {
      if (row[placed] > 0) {
        drawn = placed;
        mark -= row[placed];
        if (mark < 0) {
          break;
        }
      }
    }
    return drawn;
  }

  private static double sum(float[] row) {
    double sum = 0;
    for (float share : row) {
      sum += share;
    }
    return sum;
  }

  /** The chance of each number of units, by field: all that an opponent for points can use. */
  public double[][] chances() {
    double[][] chances = new double[fields][units + 1];
    double[] reach = new double[units + 1];
    reach[units] = 1;
    for (int field = 0; field < fields - 1; field++) {
      double[] next = new double[units + 1];
      for (int left = 0; left <= units; left++) {
        if (reach[left] > 0) {
          float[] row = shares[field][left];
          double sum = sum(row);
          if (sum == 0) {
            throw new IllegalArgumentException(
                "nothing for field " + (field + 1) + " with " + left + " units left");
          }
          for (int placed = 0; placed < row.length; placed++) {
            double chance = reach[left] * row[placed] / sum;
            chances[field][placed] += chance;
            next[left - placed] += chance;
          }
        }
      }
      reach = next;
    }
    chances[fields - 1] = reach;
    return chances;
  }
}
