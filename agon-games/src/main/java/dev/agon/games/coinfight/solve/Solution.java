package dev.agon.games.coinfight.solve;

import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Denominations;
import java.util.BitSet;
import java.util.function.IntConsumer;

/**
 * The solution of two-player Coin Fight: for every position, whether the player to move wins and in
 * how many turns.
 *
 * <p>With two players no coin leaves the game before its end, so the two hands say what is on the
 * table. Each turn lowers the value that the players hold together, so positions are solved in the
 * order of that value, each from positions that are already solved.
 *
 * <p>A denomination with n coins can be split between the mover, the other and the table in
 * (n+1)(n+2)/2 ways; a position's index is the mixed-radix number of these splits.
 */
public final class Solution {
  private final Denominations denominations;
  private final int[] totals;

  /** For each denomination, the index of a split by the mover's and the other's count. */
  private final int[][][] split;

  /** For each denomination, what one step of its split adds to a position's index. */
  private final int[] stride;

  /** For each split of each denomination, the mover's count and the other's. */
  private final int[][] mine;

  private final int[][] theirs;

  /** Turns to the end under perfect play: positive if the mover wins, negative if not. */
  private final short[] turns;

  /** The coins of the mover and on the table in the position that is being solved. */
  private final int[] own;

  private final int[] table;

  private Solution(Coins all) {
    denominations = all.denominations();
    int n = denominations.size();
    totals = new int[n];
    split = new int[n][][];
    stride = new int[n];
    mine = new int[n][];
    theirs = new int[n][];
    own = new int[n];
    table = new int[n];
    int positions = 1;
    for (int d = 0; d < n; d++) {
      int total = all.count(d);
      totals[d] = total;
      stride[d] = positions;
      int splits = (total + 1) * (total + 2) / 2;
      split[d] = new int[total + 1][total + 1];
      mine[d] = new int[splits];
      theirs[d] = new int[splits];
      int next = 0;
      for (int a = 0; a <= total; a++) {
        for (int b = 0; b <= total - a; b++) {
          mine[d][next] = a;
          theirs[d][next] = b;
          split[d][a][b] = next++;
        }
      }
      positions = Math.multiplyExact(positions, splits);
    }
    turns = new short[positions];
  }

  /** The number of positions of a game with these coins in total. */
  public static long positions(Coins all) {
    double positions = 1;
    for (int d = 0; d < all.denominations().size(); d++) {
      positions *= (all.count(d) + 1) * (all.count(d) + 2) / 2.0;
    }
    return (long) positions;
  }

  public static Solution of(Coins all) {
    Solution solution = new Solution(all);
    for (int position : solution.byHeldValue()) {
      solution.solve(position);
    }
    return solution;
  }

  public int positions() {
    return turns.length;
  }

  /** Turns to the end: positive if the player to move wins, negative if not. */
  int turns(Coins mover, Coins other) {
    return turns[index(mover, other)];
  }

  /** The positions that legal moves can reach from this one, and this one. */
  BitSet reachableFrom(Coins mover, Coins other) {
    BitSet reached = new BitSet(positions());
    reached.set(index(mover, other));
    int[] ascending = byHeldValue();
    for (int i = ascending.length - 1; i >= 0; i--) {
      if (reached.get(ascending[i])) {
        eachMove(ascending[i], reached::set);
      }
    }
    reached.stream().filter(this::isOver).forEach(reached::clear);
    return reached;
  }

  boolean isWon(int position) {
    return turns[position] > 0;
  }

  CoinView view(int position) {
    Coins mover = Coins.none(denominations);
    Coins other = mover;
    Coins rest = mover;
    for (int d = 0; d < totals.length; d++) {
      int s = splitOf(position, d);
      mover = mover.plus(d, mine[d][s]);
      other = other.plus(d, theirs[d][s]);
      rest = rest.plus(d, totals[d] - mine[d][s] - theirs[d][s]);
    }
    return CoinView.of(0, rest, mover, other);
  }

  private int index(Coins mover, Coins other) {
    int index = 0;
    for (int d = 0; d < totals.length; d++) {
      index += stride[d] * split[d][mover.count(d)][other.count(d)];
    }
    return index;
  }

  private int splitOf(int position, int d) {
    return position / stride[d] % mine[d].length;
  }

  private int heldValue(int position) {
    int value = 0;
    for (int d = 0; d < totals.length; d++) {
      int s = splitOf(position, d);
      value += (mine[d][s] + theirs[d][s]) * denominations.cents(d);
    }
    return value;
  }

  /** All positions, by the value the players hold together: a counting sort. */
  private int[] byHeldValue() {
    int most = 0;
    for (int d = 0; d < totals.length; d++) {
      most += totals[d] * denominations.cents(d);
    }
    int[] start = new int[most + 2];
    int[] held = new int[turns.length];
    for (int position = 0; position < turns.length; position++) {
      held[position] = heldValue(position);
      start[held[position] + 1]++;
    }
    for (int value = 0; value <= most; value++) {
      start[value + 1] += start[value];
    }
    int[] order = new int[turns.length];
    for (int position = 0; position < turns.length; position++) {
      order[start[held[position]]++] = position;
    }
    return order;
  }

  /** Whether a player has no coins: the other has won, and there is nothing to solve. */
  private boolean isOver(int position) {
    boolean mover = false;
    boolean other = false;
    for (int d = 0; d < totals.length; d++) {
      int s = splitOf(position, d);
      mover |= mine[d][s] > 0;
      other |= theirs[d][s] > 0;
    }
    return !mover || !other;
  }

  private void solve(int position) {
    if (isOver(position)) {
      return;
    }
    // A move into a position that is over left its maker without coins: that loses in one turn.
    int[] best = {0};
    eachMove(
        position,
        next -> {
          int after = turns[next];
          int here = after < 0 ? 1 - after : -1 - after;
          if (better(here, best[0])) {
            best[0] = here;
          }
        });
    turns[position] = (short) best[0];
  }

  /** A win beats a loss; an early win is better, and a late loss. */
  static boolean better(int turns, int thanTurns) {
    return turns > 0 == thanTurns > 0 ? turns < thanTurns : turns > 0;
  }

  /** Calls back with the position after each legal move, as the other player sees it. */
  private void eachMove(int position, IntConsumer after) {
    int turned = 0;
    for (int d = 0; d < totals.length; d++) {
      int s = splitOf(position, d);
      own[d] = mine[d][s];
      table[d] = totals[d] - mine[d][s] - theirs[d][s];
      turned += stride[d] * split[d][theirs[d][s]][mine[d][s]];
    }
    for (int coin = 0; coin < totals.length; coin++) {
      if (own[coin] > 0) {
        int other = theirs[coin][splitOf(position, coin)];
        int[] splits = split[coin][other];
        int played = turned + stride[coin] * (splits[own[coin] - 1] - splits[own[coin]]);
        takeChange(position, coin - 1, denominations.cents(coin) - 1, played, after);
      }
    }
  }

  private void takeChange(int position, int d, int room, int turned, IntConsumer after) {
    if (d < 0) {
      after.accept(turned);
      return;
    }
    int cents = denominations.cents(d);
    int[] splits = split[d][theirs[d][splitOf(position, d)]];
    int most = Math.min(table[d], room / cents);
    for (int n = 0; n <= most; n++) {
      int taken = turned + stride[d] * (splits[own[d] + n] - splits[own[d]]);
      takeChange(position, d - 1, room - n * cents, taken, after);
    }
  }
}
