package dev.agon.blotto.old;

import dev.agon.text.Numbers;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The average of each entry, as the old program prints it. */
public final class OldAverages {
  private static final int WIDTH = 7;
  private static final int DECIMALS = 3;

  /** Whole numbers below this are exact doubles. */
  private static final long MAX_EXACT = 1L << 53;

  private static final MathContext PRECISION = new MathContext(60);

  private final OldEntries entries;

  /** Twice what each entry won. */
  private final long[] halves;

  private final long[] games;

  OldAverages(OldEntries entries) {
    this.entries = entries;
    this.halves = new long[entries.count()];
    this.games = new long[entries.count()];
  }

  /** Adds a game; the sums must fit a long, else it throws ArithmeticException. */
  void add(int first, long halvesOfFirst, int second, long halvesOfSecond) {
    halves[first] = Math.addExact(halves[first], halvesOfFirst);
    halves[second] = Math.addExact(halves[second], halvesOfSecond);
    games[first]++;
    games[second]++;
  }

  /** Adds the sums of another thread. */
  void add(OldAverages others) {
    for (int entry = 0; entry < halves.length; entry++) {
      halves[entry] = Math.addExact(halves[entry], others.halves[entry]);
      games[entry] += others.games[entry];
    }
  }

  /** Prints the averages, largest first, then by id, without entries that have no game. */
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

  /** The double nearest to the exact quotient, also for sums that are not exact doubles. */
  private static double average(long sum, long count) {
    return sum < MAX_EXACT
        ? (double) sum / count
        : BigDecimal.valueOf(sum).divide(BigDecimal.valueOf(count), PRECISION).doubleValue();
  }

  public static String line(double average, String id) {
    return figure(average) + id + "\n";
  }

  private static String figure(double average) {
    String digits = Numbers.fixed(average, DECIMALS);
    return " ".repeat(Math.max(0, WIDTH - digits.length())) + digits + " ";
  }

  /** Compares exactly, by cross-multiplication in 128 bits. */
  private int compareAverages(int a, int b) {
    int high =
        Long.compare(
            Math.multiplyHigh(halves[a], games[b]), Math.multiplyHigh(halves[b], games[a]));
    return high != 0 ? high : Long.compareUnsigned(halves[a] * games[b], halves[b] * games[a]);
  }
}
