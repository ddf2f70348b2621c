package dev.agon.bridge.old;

import dev.agon.duplicate.Matchpoints;
import dev.agon.text.Numbers;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The old scorer's arithmetic, in doubles: percentages are added board by board and divided once.
 *
 * <p>A board that only one pair played cannot be compared: its score counts, but it has no
 * percentage.
 */
public final class OldScorer {
  private final long[] totals;
  private final double[] matchpoints;
  private final double[] percentages;
  private final int[] played;
  private final int[] compared;

  public OldScorer(int pairs) {
    totals = new long[pairs];
    matchpoints = new double[pairs];
    percentages = new double[pairs];
    played = new int[pairs];
    compared = new int[pairs];
  }

  public static byte[] output(OldFile file) {
    OldScorer scorer = new OldScorer(file.names().size());
    for (OldFile.OldBoard board : file.boards()) {
      scorer.add(board.pairs(), board.scores());
    }
    return scorer.output(file.names());
  }

  /** Adds a board: the pairs that played it, counted from 0, and their scores. */
  public void add(int[] pairs, double[] scores) {
    long[] halves = Matchpoints.halves(scores);
    for (int i = 0; i < pairs.length; i++) {
      int pair = pairs[i];
      double points = halves[i] / 2.0;
      totals[pair] += (long) scores[i];
      matchpoints[pair] += points;
      played[pair]++;
      if (pairs.length > 1) {
        percentages[pair] += points * 100 / (pairs.length - 1);
        compared[pair]++;
      }
    }
  }

  /** The output: a line for each pair, in order. */
  public byte[] output(List<byte[]> names) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int pair = 0; pair < totals.length; pair++) {
      String figures =
          padded(String.valueOf(totals[pair]), 10)
              + padded(Numbers.fixed(mean((double) totals[pair], played[pair]), 2), 8)
              + padded(Numbers.fixed(matchpoints[pair], 1), 10)
              + padded(Numbers.fixed(mean(percentages[pair], compared[pair]), 2), 10)
              + padded(String.valueOf(played[pair]), 2);
      out.writeBytes(figures.getBytes(StandardCharsets.US_ASCII));
      out.writeBytes(names.get(pair));
      out.write('\n');
    }
    return out.toByteArray();
  }

  private static double mean(double sum, int count) {
    return count == 0 ? 0 : sum / count;
  }

  /** Right-aligned, with a blank after it. */
  private static String padded(String figure, int width) {
    return " ".repeat(Math.max(0, width - figure.length())) + figure + " ";
  }
}
