package dev.agon.games.blotto.solve;

import dev.agon.game.Dice;
import dev.agon.games.blotto.rules.Plan;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A mixed strategy: field by field, it places units with probabilities that depend on the units
 * left. All units left at the end go to the last field.
 */
public final class Strategy {
  /** Edges that are taken less often than this share of all plays are dropped. */
  private static final double MIN_SHARE = 1e-7;

  private final int fields;
  private final int units;

  /** By field and units left: the relative frequency of each number of units placed. */
  private final float[][][] shares;

  private Strategy(int fields, int units, float[][][] shares) {
    this.fields = fields;
    this.units = units;
    this.shares = shares;
  }

  /**
   * The choices at one node: with this many units left for this field and the following ones, each
   * number of units is placed with a probability proportional to its share.
   */
  public record Node(int field, int left, List<Choice> choices) {
    public Node {
      choices = List.copyOf(choices);
    }
  }

  /** A number of units to place, and its relative frequency. */
  public record Choice(int placed, float share) {}

  /** Builds a strategy, or throws if its nodes are not all those of a game that fits. */
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
            "field %d with %d units left does not exist, or occurs twice"
                .formatted(node.field() + 1, node.left()));
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

  /** Builds a strategy from the frequencies of edges, by field, units placed and units spent. */
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
          shares[field][left] = withoutRare(row, all * MIN_SHARE);
          for (int placed = 0; placed <= left; placed++) {
            next[left - placed] |= shares[field][left][placed] > 0;
          }
        }
      }
      reached = next;
    }
    return new Strategy(fields, units, shares);
  }

  /** Drops rare choices, but never the most frequent one; the largest share becomes 1. */
  private static float[] withoutRare(float[] row, double rare) {
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

  /** Passes all reachable nodes to the action, in order. */
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

  /** The probability of each number of units, by field. */
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
                "no choice for field " + (field + 1) + " with " + left + " units left");
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
