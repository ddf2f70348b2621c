package dev.agon.rating;

import dev.agon.game.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * The counts that the Plackett-Luce model needs of matches with more than two seats.
 *
 * <p>In that model a match is a sequence of choices: the first is chosen among all, the second
 * among the remaining ones, and so on. So it is enough to count how often each lineup was chosen
 * from, and how often each entrant was chosen. Of m entrants there are less than 2^m lineups,
 * however many matches are played. With more than {@link #MAX_RANKED} seats only the first choice
 * counts.
 */
public final class RankedResults {
  /** Up to so many seats all places count: at most 4,095 lineups of the same entrants. */
  static final int MAX_RANKED = 12;

  private static final double[] NOTHING = {};

  private final int entrants;

  /** How often each was chosen; empty until there is a choice. */
  private double[] chosen = NOTHING;

  private final TreeMap<int[], Long> times = new TreeMap<>(Arrays::compare);

  public RankedResults(int entrants) {
    this.entrants = entrants;
  }

  /** A lineup that was chosen from, and how often. */
  static final class Choice {
    final int[] who;
    final int[] seats;
    final long times;

    /** The entrants, and how many seats each of them has. */
    Choice(int[] who, int[] seats, long times) {
      this.who = who;
      this.seats = seats;
      this.times = times;
    }
  }

  /** Adds the choices of a match. */
  public void add(List<Integer> seated, Outcome outcome) {
    int seats = outcome.seats();
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
    } while (place != Integer.MAX_VALUE && seats <= MAX_RANKED);
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

  /** Adds everything of another. */
  public void add(RankedResults other) {
    if (other.times.isEmpty()) {
      return;
    }
    allocate();
    for (int i = 0; i < chosen.length; i++) {
      chosen[i] += other.chosen[i];
    }
    other.times.forEach((lineup, count) -> times.merge(lineup, count, Long::sum));
  }

  /** How often an entrant was chosen; a choice shared by two counts half. */
  double chosen(int entrant) {
    return chosen.length == 0 ? 0 : chosen[entrant];
  }

  /** The lineups that were chosen from, in a fixed order. */
  List<Choice> all() {
    return times.entrySet().stream().map(e -> choice(e.getKey(), e.getValue())).toList();
  }

  private static Choice choice(int[] lineup, long count) {
    int[] who = new int[lineup.length / 2];
    int[] seats = new int[lineup.length / 2];
    for (int i = 0; i < who.length; i++) {
      who[i] = lineup[2 * i];
      seats[i] = lineup[2 * i + 1];
    }
    return new Choice(who, seats, count);
  }
}
