package dev.agon.blotto.old;

import dev.agon.text.Numbers;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The average of each entry, as the old program computes and prints it: in floats, from sums in the
 * order of the matchups. Their last digit may differ from that of the exact average.
 */
public final class OldAverages {
  private static final int WIDTH = 7;
  private static final int DECIMALS = 3;

  private final OldEntries entries;
  private final float[] won;
  private final int[] games;

  OldAverages(OldEntries entries) {
    this.entries = entries;
    this.won = new float[entries.count()];
    this.games = new int[entries.count()];
  }

  /** Adds games; those of earlier matchups must be added first. */
  void add(PlayedGames played) {
    played.addTo(won, games);
  }

  /** Prints the averages, largest first, then by id, without entries that have no game. */
  public void print(PrintStream out) {
    Comparator<Integer> order = (a, b) -> Float.compare(average(b), average(a));
    IntStream.range(0, won.length)
        .filter(entry -> games[entry] > 0)
        .boxed()
        .sorted(order.thenComparing(entries::compareIds))
        .forEach(entry -> print(entry, out));
  }

  private float average(int entry) {
    return won[entry] / games[entry];
  }

  private void print(int entry, PrintStream out) {
    out.writeBytes(figure(average(entry)).getBytes(StandardCharsets.US_ASCII));
    out.writeBytes(entries.id(entry));
    out.write('\n');
  }

  /** A line as the old program prints it, for an average that need not be a float. */
  public static String line(double average, String id) {
    return figure(average) + id + "\n";
  }

  private static String figure(double average) {
    String digits = Numbers.fixed(average, DECIMALS);
    return " ".repeat(Math.max(0, WIDTH - digits.length())) + digits + " ";
  }
}
