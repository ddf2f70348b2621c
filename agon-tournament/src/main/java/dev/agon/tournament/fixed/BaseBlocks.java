package dev.agon.tournament.fixed;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Chooses lineups which, turned in a circle, let all pairs of players meet as equally often as
 * possible.
 *
 * <p>How often two players meet only depends on their distance on the circle. If every distance
 * occurs equally often, the lineups are a difference family. Three ways are tried in turn, until
 * one reaches the smallest spread that counting allows; the last one is the first to be tried if
 * the numbers admit no difference family:
 *
 * <ol>
 *   <li>an exhaustive search for a difference family, or for one that misses it by as little as
 *       possible, with a limited number of steps;
 *   <li>for a prime number of players, the multiples of one lineup by a group of numbers, of which
 *       only the remainders of distances by that group need to be even;
 *   <li>a local search, which moves one player of a lineup at a time.
 * </ol>
 *
 * <p>The best result of the three is used. All of it is deterministic.
 */
final class BaseBlocks {
  private static final int WAYS = 3;
  private static final int MAX_SEARCH_STEPS = 3_000_000;
  private static final int MAX_MULTIPLE_TRIES = 20_000;

  /** Limits the local search; a step costs about as much as there are seats. */
  private static final long MAX_LOCAL_WORK = 15_000_000;

  private static final int STEPS_A_RESTART = 20_000;
  private static final int STEPS_A_LOOK = 256;
  private static final double MAX_TEMPERATURE = 8;
  private static final double MIN_TEMPERATURE = 0.5;

  /** Costs: a spread of one more counts more than all sums of squares, a lineup twice even more. */
  private static final long SPREAD = 1L << 40;

  private static final long SAME_LINEUP = 1L << 60;

  private final int players;
  private final int seats;
  private final int circles;
  private final SplittableRandom random = new SplittableRandom(1);

  private BaseBlocks(int players, int seats, int circles) {
    this.players = players;
    this.seats = seats;
    this.circles = circles;
  }

  /** So many lineups of different players' numbers, in ascending order. */
  static List<List<Integer>> of(int players, int seats, int circles) {
    int[][] blocks = new BaseBlocks(players, seats, circles).best();
    return Arrays.stream(blocks)
        .map(block -> Arrays.stream(block).sorted().boxed().toList())
        .toList();
  }

  private int[][] best() {
    int optimum = smallestSpread();
    int[][] best = {};
    long bestCost = Long.MAX_VALUE;
    for (int way = 0; way < WAYS; way++) {
      int[][] found =
          switch (optimum == 0 ? way : (way + 2) % WAYS) {
            case 0 -> searched(optimum);
            case 1 -> multiples();
            default -> improved();
          };
      if (found.length > 0) {
        long cost = cost(found);
        if (cost < bestCost) {
          best = found;
          bestCost = cost;
        }
        if (isOptimal(best, optimum)) {
          return best;
        }
      }
    }
    return best;
  }

  /** Lineups that are all different are best; then those with the smallest spread. */
  private long cost(int[][] blocks) {
    return Meetings.of(players, blocks).cost() + (areDifferent(blocks) ? 0 : SAME_LINEUP);
  }

  private boolean isOptimal(int[][] blocks, int optimum) {
    return Meetings.of(players, blocks).spread() <= optimum && areDifferent(blocks);
  }

  /** How often two players meet at each distance on the circle. */
  private static final class Meetings {
    private final int players;
    private final int[] times;

    private Meetings(int players) {
      this.players = players;
      this.times = new int[players / 2 + 1];
    }

    static Meetings of(int players, int[][] blocks) {
      Meetings meetings = new Meetings(players);
      for (int[] block : blocks) {
        for (int i = 0; i < block.length; i++) {
          for (int j = 0; j < i; j++) {
            meetings.times[meetings.distance(block[i], block[j])] +=
                meetings.weight(block[i], block[j]);
          }
        }
      }
      return meetings;
    }

    int distance(int one, int other) {
      int steps = Math.abs(one - other);
      return Math.min(steps, players - steps);
    }

    /** Players on opposite sides of the circle meet twice while a lineup is turned. */
    int weight(int one, int other) {
      return 2 * Math.abs(one - other) == players ? 2 : 1;
    }

    int spread() {
      return Arrays.stream(times).skip(1).max().orElse(0)
          - Arrays.stream(times).skip(1).min().orElse(0);
    }

    /** The sum of the squares, which is least if all are equal; first of all the spread counts. */
    long cost() {
      long squares = 0;
      for (int distance = 1; distance < times.length; distance++) {
        squares += (long) times[distance] * times[distance] * pairs(distance);
      }
      return spread() * SPREAD + squares;
    }

    /** Half of the pairs at a distance, per player. */
    int pairs(int distance) {
      return 2 * distance == players ? 1 : 2;
    }
  }

  /** The smallest difference between the rarest and the most frequent meeting that can add up. */
  private int smallestSpread() {
    long halves = (long) circles * seats * (seats - 1);
    int full = (players - 1) / 2;
    if (players % 2 == 1) {
      return halves % (2L * full) == 0 ? 0 : 1;
    }
    // Twice the full distances and the opposite one, which is even, are this sum.
    for (int spread = 0; ; spread++) {
      long mean = halves / (players - 1);
      for (long opposite = Math.max(0, mean - spread - 2) / 2 * 2;
          opposite <= mean + spread + 2;
          opposite += 2) {
        long rest = halves - opposite;
        if (fits(rest / 2, full, opposite, spread)) {
          return spread;
        }
      }
    }
  }

  /** Whether so many numbers of this sum, and one more, differ by no more than the spread. */
  private static boolean fits(long sum, int numbers, long one, int spread) {
    if (numbers == 0) {
      return sum == 0;
    }
    long low = sum / numbers;
    long high = sum % numbers == 0 ? low : low + 1;
    return Math.max(high, one) - Math.min(low, one) <= spread;
  }

  /** Whether no lineup is another one turned, nor meets itself before it is once around. */
  private boolean areDifferent(int[][] blocks) {
    Set<List<Integer>> seen = new HashSet<>();
    return Arrays.stream(blocks).allMatch(block -> isFull(block) && seen.add(canonical(block)));
  }

  /** The same lineup, turned so that it is first in the order of its numbers. */
  private List<Integer> canonical(int[] block) {
    int[] sorted = block.clone();
    Arrays.sort(sorted);
    int[] first = {};
    for (int origin : sorted) {
      int[] turned = turned(sorted, origin);
      if (first.length == 0 || Arrays.compare(turned, first) < 0) {
        first = turned;
      }
    }
    return Arrays.stream(first).boxed().toList();
  }

  private int[] turned(int[] block, int origin) {
    int[] turned = new int[block.length];
    for (int i = 0; i < block.length; i++) {
      turned[i] = Math.floorMod(block[i] - origin, players);
    }
    Arrays.sort(turned);
    return turned;
  }

  /** Whether only a whole turn brings a lineup back to itself. */
  private boolean isFull(int[] block) {
    int[] sorted = turned(block, block[0]);
    for (int origin : sorted) {
      if (origin != 0 && Arrays.equals(turned(sorted, origin), sorted)) {
        return false;
      }
    }
    return true;
  }

  /** Looks at all lineups in order, with no more meetings than the optimum allows. */
  private int[][] searched(int optimum) {
    long halves = (long) circles * seats * (seats - 1);
    int most = Math.toIntExact(halves / (players - 1)) + (optimum == 0 ? 0 : 1);
    return seats <= 16 && players <= 400
        ? new ExactSearch(players, seats, circles, most, MAX_SEARCH_STEPS).blocks()
        : new int[][] {};
  }

  /**
   * For a prime number of players: a lineup times each number of a group of as many numbers as
   * there are circles, up to the sign. It is balanced if its distances are spread evenly over the
   * cosets of the group.
   */
  private int[][] multiples() {
    int distances = (players - 1) / 2;
    if (!isPrime(players) || players == 2 || distances % circles != 0) {
      return new int[][] {};
    }
    int cosets = distances / circles;
    int[] logarithms = logarithms();
    int[] best = {};
    long bestCost = Long.MAX_VALUE;
    long tries = Math.clamp(MAX_LOCAL_WORK / seats / seats, 1, MAX_MULTIPLE_TRIES);
    for (int attempt = 0; attempt < tries && bestCost > 0; attempt++) {
      int[] block = randomBlock();
      long cost = unevenness(block, logarithms, cosets);
      if (cost < bestCost) {
        bestCost = cost;
        best = block;
      }
    }
    int[] found = best;
    int[][] blocks = new int[circles][];
    int factor = 1;
    int step = power(root(), cosets);
    for (int i = 0; i < circles; i++) {
      int by = factor;
      blocks[i] = Arrays.stream(found).map(who -> (int) ((long) who * by % players)).toArray();
      factor = (int) ((long) factor * step % players);
    }
    return blocks;
  }

  /** How far the numbers of distances in each coset are from being equal. */
  private long unevenness(int[] block, int[] logarithms, int cosets) {
    int[] counts = new int[cosets];
    for (int i = 0; i < block.length; i++) {
      for (int j = 0; j < i; j++) {
        counts[logarithms[Math.floorMod(block[i] - block[j], players)] % cosets]++;
      }
    }
    int pairs = seats * (seats - 1) / 2;
    int low = pairs / cosets;
    int high = pairs % cosets == 0 ? low : low + 1;
    long cost = 0;
    for (int count : counts) {
      long beyond = Math.max(low - count, count - high);
      cost += Math.max(0, beyond) * Math.max(0, beyond);
    }
    return cost;
  }

  private static boolean isPrime(int number) {
    for (int divisor = 2; divisor * divisor <= number; divisor++) {
      if (number % divisor == 0) {
        return false;
      }
    }
    return number > 1;
  }

  /** A number whose powers are all numbers below the prime number of players. */
  private int root() {
    for (int candidate = 2; ; candidate++) {
      long value = candidate;
      int order = 1;
      while (value != 1) {
        value = value * candidate % players;
        order++;
      }
      if (order == players - 1) {
        return candidate;
      }
    }
  }

  private int power(int base, int exponent) {
    long value = 1;
    for (int i = 0; i < exponent; i++) {
      value = value * base % players;
    }
    return (int) value;
  }

  /** Of each number the power of the root that it is. */
  private int[] logarithms() {
    int[] logarithms = new int[players];
    int root = root();
    long value = 1;
    for (int exponent = 0; exponent < players - 1; exponent++) {
      logarithms[(int) value] = exponent;
      value = value * root % players;
    }
    return logarithms;
  }

  private int[] randomBlock() {
    int[] all = new int[players];
    Arrays.setAll(all, i -> i);
    for (int i = 0; i < seats; i++) {
      int other = i + random.nextInt(players - i);
      int swapped = all[i];
      all[i] = all[other];
      all[other] = swapped;
    }
    return Arrays.copyOf(all, seats);
  }

  /** The best result of local searches from several random starts. */
  private int[][] improved() {
    int optimum = smallestSpread();
    long steps = Math.max(1, MAX_LOCAL_WORK / seats);
    int[][] best = {};
    long bestCost = Long.MAX_VALUE;
    while (steps > 0 && (best.length == 0 || !isOptimal(best, optimum))) {
      LocalSearch search = new LocalSearch(optimum);
      steps -= search.run(Math.min(steps, STEPS_A_RESTART * Math.max(1L, circles / 4)));
      long cost = cost(search.blocks);
      if (cost < bestCost) {
        best = search.blocks;
        bestCost = cost;
      }
    }
    return best;
  }

  /** Moves one player of a lineup at a time, if that does not make the meetings less equal. */
  private final class LocalSearch {
    private final int[][] blocks = new int[circles][];
    private final Meetings meetings;
    private final int optimum;

    LocalSearch(int optimum) {
      Arrays.setAll(blocks, _ -> randomBlock());
      this.meetings = Meetings.of(players, blocks);
      this.optimum = optimum;
    }

    /** Makes so many steps at most; returns how many were made. */
    long run(long most) {
      long look = Math.max(STEPS_A_LOOK, 4L * circles);
      for (long step = 1; step <= most; step++) {
        // Steps that make it a little worse become rarer.
        tryStep(Math.max(MIN_TEMPERATURE, MAX_TEMPERATURE * (1 - (double) step / most)));
        if (step % look == 0 && meetings.spread() <= optimum) {
          if (areDifferent(blocks)) {
            return step;
          }
          replaceRepeated();
        }
      }
      return most;
    }

    /** Puts random lineups in place of those that are not different from the others. */
    private void replaceRepeated() {
      Set<List<Integer>> seen = new HashSet<>();
      for (int b = 0; b < circles; b++) {
        if (!isFull(blocks[b]) || !seen.add(canonical(blocks[b]))) {
          blocks[b] = randomBlock();
        }
      }
      System.arraycopy(Meetings.of(players, blocks).times, 0, meetings.times, 0, players / 2 + 1);
    }

    private void tryStep(double temperature) {
      int[] block = blocks[random.nextInt(circles)];
      int index = random.nextInt(seats);
      int from = block[index];
      int to = random.nextInt(players);
      if (Arrays.stream(block).anyMatch(who -> who == to)) {
        return;
      }
      long delta = change(block, index, from, -1) + change(block, index, to, 1);
      if (delta <= 0 || random.nextDouble() < Math.exp(-delta / temperature)) {
        block[index] = to;
      } else {
        change(block, index, to, -1);
        change(block, index, from, 1);
      }
    }

    /** Adds or removes a player's meetings; returns what that adds to the sum of squares. */
    private long change(int[] block, int index, int who, int sign) {
      long delta = 0;
      for (int i = 0; i < block.length; i++) {
        if (i != index) {
          int distance = meetings.distance(who, block[i]);
          int weight = sign * meetings.weight(who, block[i]);
          long before = meetings.times[distance];
          meetings.times[distance] += weight;
          delta += weight * (2 * before + weight) * meetings.pairs(distance);
        }
      }
      return delta;
    }
  }
}
