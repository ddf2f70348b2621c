package dev.agon.contest.old;

import dev.agon.text.Numbers;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.stream.IntStream;

/** What each of the old program's entries won, in halves, over how many games. */
public final class OldAverages {
  private static final int WIDTH = 7;
  private static final int DECIMALS = 3;
  private static final long EXACT = 1L << 53;
  private static final MathContext PRECISE = new MathContext(60);

  private final OldEntries entries;
  private final long[] halves;
  private final long[] games;

  OldAverages(OldEntries entries) {
    this.entries = entries;
    this.halves = new long[entries.count()];
    this.games = new long[entries.count()];
  }

  /** Adds a game. */
  void add(int first, long halvesOfFirst, int second, long halvesOfSecond) {
    halves[first] = Math.addExact(halves[first], halvesOfFirst);
    halves[second] = Math.addExact(halves[second], halvesOfSecond);
    games[first]++;
    games[second]++;
  }

  void add(OldAverages others) {
    for (int entry = 0; entry < halves.length; entry++) {
      halves[entry] = Math.addExact(halves[entry], others.halves[entry]);
      games[entry] += others.games[entry];
    }
  }

  /** The largest first, then by id; entries without a game are left out. */
  public void print(PrintStream out) {
    Comparator<Integer> order = (a, b) -> compareAverages(b, a);
    IntStream.range(0, halves.length)
        .filter(entry -> games[entry] > 0)
        .boxed()
        .sorted(order.thenComparing(entries::compareIds))
        .forEach(entry -> print(entry, out));
  }

  private void print(int entry, PrintStream out) {
    String figure = figure(average(halves[entry], 2 * games[entry]));
    out.writeBytes(figure.getBytes(StandardCharsets.US_ASCII));
    out.writeBytes(entries.id(entry));
    out.write('\n');
  }

  /** The double nearest to the quotient, for sums too that are no doubles themselves. */
  private static double average(long sum, long count) {
    return sum < EXACT
        ? (double) sum / count
        : BigDecimal.valueOf(sum).divide(BigDecimal.valueOf(count), PRECISE).doubleValue();
  }

  /** A line of the old program's output. */
  public static String line(double average, String id) {
    return figure(average) + id + "\n";
  }

  private static String figure(double average) {
    String digits = Numbers.fixed(average, DECIMALS);
    return " ".repeat(Math.max(0, WIDTH - digits.length())) + digits + " ";
  }

  /** Exactly, by cross-multiplication in 128 bits. */
  private int compareAverages(int a, int b) {
    int high =
        Long.compare(
            Math.multiplyHigh(halves[a], games[b]), Math.multiplyHigh(halves[b], games[a]));
    return high != 0 ? high : Long.compareUnsigned(halves[a] * games[b], halves[b] * games[a]);
  }
}
