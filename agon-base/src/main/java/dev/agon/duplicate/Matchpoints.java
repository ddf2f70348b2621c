package dev.agon.duplicate;

import java.util.Arrays;

/**
 * Matchpoints: on each board an entrant has a point for each other entrant that it beats there and
 * half a point for each that it equals.
 *
 * <p>All results of a board have the same deal, so the luck of the deal cancels out, and all boards
 * count the same, whatever is at stake. Points are counted exactly, in halves.
 */
public final class Matchpoints {
  private final long[] halves;
  private final long[] possible;
  private final int[] boards;

  public Matchpoints(int entrants) {
    halves = new long[entrants];
    possible = new long[entrants];
    boards = new int[entrants];
  }

  /**
   * Adds a board: the entrants who played it and their scores. An entrant that played it several
   * times is not compared with itself.
   *
   * @return the halves that each score won, in the given order
   */
  public long[] add(int[] entrants, double[] scores) {
    if (entrants.length != scores.length) {
      throw new IllegalArgumentException(
          entrants.length + " entrants have " + scores.length + " scores");
    }
    int[] times = new int[halves.length];
    boolean again = false;
    for (int entrant : entrants) {
      again |= ++times[entrant] > 1;
    }
    long[] won = halves(scores);
    if (again) {
      takeBackOwn(won, entrants, scores, times);
    }
    for (int i = 0; i < entrants.length; i++) {
      halves[entrants[i]] += won[i];
      possible[entrants[i]] += 2L * (scores.length - times[entrants[i]]);
      boards[entrants[i]]++;
    }
    return won;
  }

  /** Subtracts what each score won against other scores of the same entrant. */
  private static void takeBackOwn(long[] won, int[] entrants, double[] scores, int[] times) {
    int[][] own = new int[times.length][];
    int[] found = new int[times.length];
    for (int i = 0; i < entrants.length; i++) {
      int entrant = entrants[i];
      if (own[entrant] == null) {
        own[entrant] = new int[times[entrant]];
      }
      own[entrant][found[entrant]++] = i;
    }
    for (int[] indexes : own) {
      if (indexes != null) {
        long[] ofOwn = halves(Arrays.stream(indexes).mapToDouble(i -> scores[i]).toArray());
        for (int k = 0; k < indexes.length; k++) {
          won[indexes[k]] -= ofOwn[k];
        }
      }
    }
  }

  /**
   * Adds the points of a bye: 60 % of the possible points, rounded to half points, as Law 12C2 of
   * bridge gives to a contestant who is not at fault.
   *
   * @param available the halves that could have been won
   * @return the halves that are won
   */
  public long addNotPlayed(int entrant, long available) {
    long won = (6 * available + 5) / 10;
    halves[entrant] += won;
    possible[entrant] += available;
    return won;
  }

  /** Adds what an entrant won on boards that were compared before. */
  public void add(int entrant, long won, long available, int played) {
    halves[entrant] += won;
    possible[entrant] += available;
    boards[entrant] += played;
  }

  public void add(Matchpoints other) {
    for (int i = 0; i < halves.length; i++) {
      halves[i] += other.halves[i];
      possible[i] += other.possible[i];
      boards[i] += other.boards[i];
    }
  }

  /** The halves that an entrant won. */
  public long halves(int entrant) {
    return halves[entrant];
  }

  /** How often it played a board. */
  public int boards(int entrant) {
    return boards[entrant];
  }

  /** The halves that it could have won. */
  public long possible(int entrant) {
    return possible[entrant];
  }

  /** The share of its possible points that an entrant won; ½ without opponents. */
  public Fraction share(int entrant) {
    return possible[entrant] == 0
        ? Fraction.of(1, 2)
        : Fraction.of(halves[entrant], possible[entrant]);
  }

  /** The halves of each score on one board, in the given order. */
  public static long[] halves(double[] scores) {
    double[] values = new double[scores.length];
    for (int i = 0; i < scores.length; i++) {
      if (Double.isNaN(scores[i])) {
        throw new IllegalArgumentException("a score is a number");
      }
      values[i] = positiveZero(scores[i]);
    }
    Arrays.sort(values);
    // There are far fewer different scores than entrants, so the search is quick.
    int[] upTo = new int[values.length];
    int different = 0;
    for (int i = 0; i < values.length; i++) {
      if (i + 1 == values.length || values[i] != values[i + 1]) {
        values[different] = values[i];
        upTo[different] = i + 1;
        different++;
      }
    }
    long[] halves = new long[scores.length];
    for (int i = 0; i < scores.length; i++) {
      int at = Arrays.binarySearch(values, 0, different, positiveZero(scores[i]));
      int below = at == 0 ? 0 : upTo[at - 1];
      int others = upTo[at] - below - 1;
      halves[i] = 2L * below + others;
    }
    return halves;
  }

  /** Minus zero is sorted before zero, but it is the same score. */
  private static double positiveZero(double score) {
    return score + 0.0;
  }
}
