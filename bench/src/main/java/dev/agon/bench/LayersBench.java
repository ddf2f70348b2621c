package dev.agon.bench;

import dev.agon.game.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Three ways to know the layers of a forest whose trees are put below each other, compared: a layer
 * at every node, which a move goes through; offsets along trees kept flat for the purpose (union by
 * size); and a layer at the root, with the way up counted when somebody looks.
 */
final class LayersBench {
  private static final int PLAYERS = 100_000;
  private static final int LOOKS = 1_000_000;
  private static final int REPEATS = 5;

  private LayersBench() {}

  /** A way to keep layers. */
  private interface Layers {
    /** The loser's tree goes below the winner; both are roots. */
    void link(int winner, int loser);

    int layer(int player);
  }

  /** Every node knows its layer. */
  private static final class AtEveryNode implements Layers {
    private final int[] layer = new int[PLAYERS];
    private final List<List<Integer>> children = new ArrayList<>();

    AtEveryNode() {
      for (int i = 0; i < PLAYERS; i++) {
        children.add(new ArrayList<>(0));
      }
    }

    @Override
    public void link(int winner, int loser) {
      int n = layer[winner];
      int m = layer[loser];
      move(n > m ? loser : winner, n > m ? n - 1 - m : m + 1 - n);
      children.get(winner).add(loser);
    }

    private void move(int root, int by) {
      List<Integer> next = new ArrayList<>(List.of(root));
      while (by > 0 && !next.isEmpty()) {
        int node = next.removeLast();
        layer[node] += by;
        next.addAll(children.get(node));
      }
    }

    @Override
    public int layer(int player) {
      return layer[player];
    }
  }

  /** The smaller tree hangs below the larger one's representative, with what it is off by. */
  private static final class Offsets implements Layers {
    private final int[] above = new int[PLAYERS];
    private final int[] offset = new int[PLAYERS];
    private final int[] size = new int[PLAYERS];

    Offsets() {
      Arrays.setAll(above, i -> i);
      Arrays.fill(size, 1);
    }

    private int find(int player) {
      int at = player;
      while (above[at] != at) {
        at = above[at];
      }
      return at;
    }

    @Override
    public void link(int winner, int loser) {
      int n = layer(winner);
      int m = layer(loser);
      int one = find(winner);
      int other = find(loser);
      offset[one] += Math.max(0, m + 1 - n);
      offset[other] += Math.max(0, n - 1 - m);
      int large = size[one] < size[other] ? other : one;
      int small = large == one ? other : one;
      above[small] = large;
      offset[small] -= offset[large];
      size[large] += size[small];
    }

    @Override
    public int layer(int player) {
      int layer = offset[player];
      for (int at = player; above[at] != at; ) {
        at = above[at];
        layer += offset[at];
      }
      return layer;
    }
  }

  /** A root knows its layer, and everybody else the way up. */
  private static final class AtTheRoot implements Layers {
    private final int[] parent = new int[PLAYERS];
    private final int[] layer = new int[PLAYERS];

    AtTheRoot() {
      Arrays.fill(parent, -1);
    }

    @Override
    public void link(int winner, int loser) {
      layer[winner] = Math.max(layer[winner], layer[loser] + 1);
      parent[loser] = winner;
    }

    @Override
    public int layer(int player) {
      int depth = 0;
      int at = player;
      for (; parent[at] >= 0; at = parent[at]) {
        depth++;
      }
      return layer[at] - depth;
    }
  }

  /** All trees become one, at random or each time below one who was alone. */
  private static int[][] links(boolean chain) {
    Dice dice = new Dice(1);
    int[] roots = new int[PLAYERS];
    Arrays.setAll(roots, i -> i);
    int[][] links = new int[PLAYERS - 1][];
    for (int left = PLAYERS; left > 1; left--) {
      int loser = chain ? left - 1 : dice.nextInt(left);
      int beaten = roots[loser];
      roots[loser] = roots[left - 1];
      int winner = roots[chain ? left - 2 : dice.nextInt(left - 1)];
      links[PLAYERS - left] = new int[] {winner, beaten};
    }
    return links;
  }

  /** Prints what a link and a look cost in each way. */
  static void run() {
    for (boolean chain : new boolean[] {false, true}) {
      int[][] links = links(chain);
      System.out.printf(
          "%,d players linked %s%n", PLAYERS, chain ? "into one chain" : "at random into one tree");
      measure("at every node", links, chain, AtEveryNode::new);
      measure("offsets", links, chain, Offsets::new);
      measure("at the root", links, chain, AtTheRoot::new);
    }
  }

  private static void measure(String way, int[][] links, boolean chain, Supplier<Layers> make) {
    Median linking = new Median();
    Median looking = new Median();
    int looks = chain ? LOOKS / 1_000 : LOOKS;
    long sum = 0;
    for (int i = 0; i < REPEATS; i++) {
      Layers layers = make.get();
      long begin = System.nanoTime();
      for (int[] link : chain ? Arrays.copyOf(links, links.length / 10) : links) {
        layers.link(link[0], link[1]);
      }
      linking.add((System.nanoTime() - begin) / (chain ? links.length / 10.0 : links.length));
      Dice dice = new Dice(i);
      long look = System.nanoTime();
      for (int j = 0; j < looks; j++) {
        sum += layers.layer(chain ? links[0][1] : dice.nextInt(PLAYERS));
      }
      looking.add((System.nanoTime() - look) / (double) looks);
    }
    System.out.printf(
        "  %-13s  a link %,9.0f ns, a look %,7.0f ns (layers add up to %d)%n",
        way, linking.value(), looking.value(), sum);
  }
}
