package dev.agon.bridge.old;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The old scorer as simple as possible, for valid files: compares every pair with every other. */
final class ObviousSimpscore {
  private ObviousSimpscore() {}

  static String output(String file) {
    List<String> lines = file.stripTrailing().lines().toList();
    int pairs = 0;
    while (!lines.get(pairs).strip().equals("SCORES")) {
      pairs++;
    }
    String[] names = new String[pairs];
    for (String line : lines.subList(0, pairs)) {
      String[] words = line.strip().split("\\s+", 2);
      names[Integer.parseInt(words[0]) - 1] = words[1].replaceAll("\\s+", " ");
    }
    List<String[]> boards = new ArrayList<>();
    for (String line : lines.subList(pairs + 1, lines.size())) {
      boards.add(line.strip().split("\\s+"));
    }
    StringBuilder output = new StringBuilder();
    for (int pair = 0; pair < pairs; pair++) {
      output.append(line(pair, names[pair], boards));
    }
    return output.toString();
  }

  private static String line(int pair, String name, List<String[]> boards) {
    int total = 0;
    double matchpoints = 0;
    double percentages = 0;
    int played = 0;
    int compared = 0;
    for (String[] board : boards) {
      if (board[pair].equals("----")) {
        continue;
      }
      double won = 0;
      int others = 0;
      for (int other = 0; other < board.length; other++) {
        if (other != pair && !board[other].equals("----")) {
          int mine = score(board[pair]);
          int theirs = score(board[other]);
          won += mine > theirs ? 1 : mine == theirs ? 0.5 : 0;
          others++;
        }
      }
      total += score(board[pair]);
      matchpoints += won;
      played++;
      if (others > 0) {
        percentages += won * 100 / others;
        compared++;
      }
    }
    // No tie of a half occurs at these decimals but .5 of matchpoints, which is exact.
    return String.format(
        Locale.ROOT,
        "%10d %8s %10.1f %10s %2d %s\n",
        total,
        c(played == 0 ? 0 : (double) total / played),
        matchpoints,
        c(compared == 0 ? 0 : percentages / compared),
        played,
        name);
  }

  private static int score(String word) {
    return word.equals("PASS") ? 0 : Integer.parseInt(word);
  }

  /** Two decimals of the double's exact value, half to even, as C has it. */
  private static String c(double number) {
    String digits =
        new java.math.BigDecimal(number)
            .setScale(2, java.math.RoundingMode.HALF_EVEN)
            .toPlainString();
    return digits.equals("0.00") && number < 0 ? "-0.00" : digits;
  }
}
