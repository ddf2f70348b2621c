package dev.agon.bench;

import com.sun.management.ThreadMXBean;
import dev.agon.game.Settings;
import dev.agon.games.coinfight.rules.CoinFight;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.solve.Solution;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/** Time and memory of solving the default two-player Coin Fight. */
public final class SolveBench {
  private static final int REPEATS = 11;

  private SolveBench() {}

  public static void main(String[] args) {
    Coins start = Settings.defaults(new CoinFight().spec()).get(CoinFight.START);
    Coins all = start.plus(start);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long allocated = threads.getCurrentThreadAllocatedBytes();
    long[] nanos = new long[REPEATS];
    nanos[0] = solve(all);
    allocated = threads.getCurrentThreadAllocatedBytes() - allocated;
    for (int i = 1; i < REPEATS; i++) {
      nanos[i] = solve(all);
    }
    System.out.printf("first  %,7.1f ms%n", nanos[0] / 1e6);
    Arrays.sort(nanos);
    System.out.printf("warmed %,7.1f ms%n", nanos[REPEATS / 2] / 1e6);
    long positions = Solution.positions(all);
    System.out.printf(
        "%,d positions: a table of %,d bytes, %,d bytes allocated on the way%n",
        positions, positions * Short.BYTES, allocated);
  }

  private static long solve(Coins all) {
    long begin = System.nanoTime();
    Solution.of(all);
    return System.nanoTime() - begin;
  }
}
