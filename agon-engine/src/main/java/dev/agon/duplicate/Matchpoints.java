package dev.agon.duplicate;

import java.util.Arrays;

/**
 * Matchpoints over boards: on each, an entrant has a point for every other that it beat there and
 * half a point for every other that did as well.
 *
 * <p>A board is what several entrants made of the same deal, so luck of the deal falls out and a
 * board counts as much as any other, whatever is at stake. Points are counted in halves, exactly.
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
   * Adds a board: those who played it, and what each scored there. Who played it several times is
   * not compared with itself.
   *
   * @return the halves that each of the scores won, in the order given
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

  /** Takes from each score what it won of others that the same entrant made. */
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
   * Adds what an entrant has who could not play: 60 % of it, as Law 12C2 of bridge gives to who is
   * not to blame, to the nearest half point.
   *
   * @param most the halves that could have been won
   * @return the halves that were
   */
  public long addNotPlayed(int entrant, long most) {
    long won = (6 * most + 5) / 10;
    halves[entrant] += won;
    possible[entrant] += most;
    return won;
  }

  /** Adds all that another has. */
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

  /** What it won of what could be won on its boards; a half when there was nobody to beat. */
  public Fraction share(int entrant) {
    return possible[entrant] == 0
        ? Fraction.of(1, 2)
        : Fraction.of(halves[entrant], possible[entrant]);
  }

  /** The halves that each of the scores on one board is worth, in the order given. */
  public static long[] halves(double[] scores) {
    double[] values = new double[scores.length];
    for (int i = 0; i < scores.length; i++) {
      if (Double.isNaN(scores[i])) {
        throw new IllegalArgumentException("a score is a number");
      }
      values[i] = positiveZero(scores[i]);
    }
    Arrays.sort(values);
    // There are far fewer different scores than entrants, so finding one among them is quick.
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

  /** Minus zero is sorted before zero but is no worse a score. */
  private static double positiveZero(double score) {
    return score + 0.0;
  }
}
