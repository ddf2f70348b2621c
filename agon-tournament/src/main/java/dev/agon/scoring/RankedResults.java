package dev.agon.scoring;

import dev.agon.game.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The counts that the Plackett-Luce model needs of matches with more than two seats.
 *
 * <p>In that model a match is a sequence of choices: the first is chosen among all, the second
 * among the remaining ones, and so on. So it is enough to count how often each lineup was chosen
 * from, and how often each entrant was chosen. Of m entrants there are less than 2^m lineups,
 * however many matches are played.
 *
 * <p>With more than {@link #MAX_RANKED} seats each two seats are compared instead. A match of m
 * seats has m - 1 choices, so each of its m (m - 1) / 2 comparisons counts 2 / m.
 */
public final class RankedResults {
  /** Up to so many seats all places count: at most 4,095 lineups of the same entrants. */
  public static final int MAX_RANKED = 12;

  private static final double[] NOTHING = {};

  private final int entrants;

  /** How often each was chosen; empty until there is a choice. */
  private double[] chosen = NOTHING;

  /**
   * How often the first was ahead of the second in large matches, by entrant; rows are there once
   * they are needed.
   */
  private double[][] ahead = {};

  private final TreeMap<int[], Long> times = new TreeMap<>(Arrays::compare);

  public RankedResults(int entrants) {
    this.entrants = entrants;
  }

  /** A lineup that was chosen from, and how often. */
  public static final class LineupChoice {
    public final int[] who;
    public final int[] seats;
    public final long times;

    /** The entrants, and how many seats each of them has. */
    public LineupChoice(int[] who, int[] seats, long times) {
      this.who = who;
      this.seats = seats;
      this.times = times;
    }
  }

  public void add(List<Integer> seated, Outcome outcome) {
    if (outcome.seats() > MAX_RANKED) {
      compare(seated, outcome);
      return;
    }
    int best = bestPlaceBehind(0, outcome);
    int place = best;
    do {
      int behind = bestPlaceBehind(place, outcome);
      boolean last = behind == Integer.MAX_VALUE;
      if (last && place != best) {
        return;
      }
      choose(seated, outcome, place);
      place = behind;
    } while (place != Integer.MAX_VALUE);
  }

  /** Compares all seats of different entrants; equal places are shared. */
  private void compare(List<Integer> seated, Outcome outcome) {
    int seats = outcome.seats();
    Integer[] order = new Integer[seats];
    Arrays.setAll(order, seat -> seat);
    Arrays.sort(order, Comparator.comparingInt(outcome::place));
    int[] who = seated.stream().mapToInt(entrant -> entrant).sorted().distinct().toArray();
    long[] behind = new long[entrants];
    seated.forEach(entrant -> behind[entrant]++);
    double weight = 2.0 / seats;
    for (int from = 0, to = 0; from < seats; from = to) {
      while (to < seats && outcome.place(order[to]) == outcome.place(order[from])) {
        to++;
      }
      long[] level = new long[entrants];
      for (int i = from; i < to; i++) {
        level[seated.get(order[i])]++;
        behind[seated.get(order[i])]--;
      }
      for (int one : who) {
        if (level[one] > 0) {
          double[] row = row(one);
          for (int other : who) {
            if (other != one) {
              row[other] += weight * level[one] * (behind[other] + level[other] / 2.0);
            }
          }
        }
      }
    }
  }

  private double[] row(int entrant) {
    if (ahead.length == 0) {
      ahead = new double[entrants][];
      Arrays.fill(ahead, NOTHING);
    }
    if (ahead[entrant].length == 0) {
      ahead[entrant] = new double[entrants];
    }
    return ahead[entrant];
  }

  /** How much of the comparisons of two entrants in large matches the first one won. */
  public double ahead(int one, int other) {
    return ahead.length == 0 || ahead[one].length == 0 ? 0 : ahead[one][other];
  }

  private static int bestPlaceBehind(int place, Outcome outcome) {
    int best = Integer.MAX_VALUE;
    for (int seat = 0; seat < outcome.seats(); seat++) {
      if (outcome.place(seat) > place) {
        best = Math.min(best, outcome.place(seat));
      }
    }
    return best;
  }

  /** A choice among the entrants with this place or a worse one; equal places share it. */
  private void choose(List<Integer> seated, Outcome outcome, int place) {
    int[] lineup = new int[seated.size()];
    int size = 0;
    int sharing = 0;
    for (int seat = 0; seat < lineup.length; seat++) {
      if (outcome.place(seat) >= place) {
        lineup[size++] = seated.get(seat);
        sharing += outcome.place(seat) == place ? 1 : 0;
      }
    }
    times.merge(counted(lineup, size), 1L, Long::sum);
    allocate();
    for (int seat = 0; seat < lineup.length; seat++) {
      if (outcome.place(seat) == place) {
        chosen[seated.get(seat)] += 1.0 / sharing;
      }
    }
  }

  private void allocate() {
    if (chosen.length == 0) {
      chosen = new double[entrants];
    }
  }

  /** Pairs of an entrant, ascending, and its number of seats. */
  private static int[] counted(int[] lineup, int size) {
    Arrays.sort(lineup, 0, size);
    int[] counted = new int[2 * size];
    int end = 0;
    for (int i = 0; i < size; i++) {
      if (end == 0 || counted[end - 2] != lineup[i]) {
        counted[end] = lineup[i];
        end += 2;
      }
      counted[end - 1]++;
    }
    return Arrays.copyOf(counted, end);
  }

  public void add(RankedResults other) {
    for (int one = 0; one < other.ahead.length; one++) {
      for (int i = 0; i < other.ahead[one].length; i++) {
        if (other.ahead[one][i] > 0) {
          row(one)[i] += other.ahead[one][i];
        }
      }
    }
    if (other.times.isEmpty()) {
      return;
    }
    allocate();
    for (int i = 0; i < chosen.length; i++) {
      chosen[i] += other.chosen[i];
    }
    other.times.forEach((lineup, count) -> times.merge(lineup, count, Long::sum));
  }

  /** How many numbers the lines have that follow. */
  long size() {
    return chosen.length
        + Arrays.stream(ahead).mapToLong(row -> row.length).sum()
        + times.keySet().stream().mapToLong(lineup -> lineup.length).sum();
  }

  List<String> chosenLines() {
    return Arrays.stream(chosen).mapToObj(Double::toString).toList();
  }

  List<String> aheadLines() {
    return Arrays.stream(ahead)
        .map(row -> Arrays.stream(row).mapToObj(Double::toString).collect(Collectors.joining(" ")))
        .toList();
  }

  /** A line for each lineup: how often it was chosen from, entrants and their seats. */
  List<String> lineupLines() {
    return times.keySet().stream()
        .map(
            lineup ->
                times.get(lineup)
                    + " "
                    + TallyJson.line(Arrays.stream(lineup).asLongStream().toArray()))
        .toList();
  }

  /** The inverse of the three kinds of lines. */
  static RankedResults read(
      int entrants, List<String> chosen, List<String> ahead, List<String> lineups) {
    RankedResults all = new RankedResults(entrants);
    all.chosen = chosen.stream().mapToDouble(Double::parseDouble).toArray();
    all.ahead =
        ahead.stream()
            .map(
                row ->
                    row.isEmpty()
                        ? NOTHING
                        : Arrays.stream(row.split(" ")).mapToDouble(Double::parseDouble).toArray())
            .toArray(double[][]::new);
    for (String line : lineups) {
      long[] numbers = TallyJson.numbers(line);
      int[] lineup = Arrays.stream(numbers).skip(1).mapToInt(Math::toIntExact).toArray();
      all.times.put(lineup, numbers[0]);
    }
    return all;
  }

  /** How often an entrant was chosen; a choice shared by two counts half. */
  public double chosen(int entrant) {
    return chosen.length == 0 ? 0 : chosen[entrant];
  }

  /** The lineups that were chosen from, in a fixed order. */
  public List<LineupChoice> all() {
    List<LineupChoice> all = new ArrayList<>();
    times.forEach((lineup, count) -> all.add(choice(lineup, count)));
    return all;
  }

  private static LineupChoice choice(int[] lineup, long count) {
    int[] who = new int[lineup.length / 2];
    int[] seats = new int[lineup.length / 2];
    for (int i = 0; i < who.length; i++) {
      who[i] = lineup[2 * i];
      seats[i] = lineup[2 * i + 1];
    }
    return new LineupChoice(who, seats, count);
  }
}
