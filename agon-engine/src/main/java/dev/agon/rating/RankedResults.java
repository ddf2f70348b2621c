package dev.agon.rating;

import dev.agon.game.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * What the Plackett-Luce model needs to know of matches with more than two seats.
 *
 * <p>To that model a match is a row of choices: the first is chosen among all, the second among
 * those left, and so on. So it is enough to know how often each company was chosen from, and how
 * often each entrant was chosen. Of m seats there are less than 2^m companies, however many matches
 * are played. With more than {@link #MAX_RANKED} seats only the first choice counts.
 */
public final class RankedResults {
  /** Up to so many seats every place counts: at most 4,095 companies of the same seats. */
  static final int MAX_RANKED = 12;

  private final double[] chosen;
  private final TreeMap<int[], Long> times = new TreeMap<>(Arrays::compare);

  public RankedResults(int entrants) {
    chosen = new double[entrants];
  }

  /** Those who were chosen from, and how often. */
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

  /** One choice among those with this place or a worse one; several with the place share it. */
  private void choose(List<Integer> seated, Outcome outcome, int place) {
    int[] company = new int[seated.size()];
    int size = 0;
    int sharing = 0;
    for (int seat = 0; seat < company.length; seat++) {
      if (outcome.place(seat) >= place) {
        company[size++] = seated.get(seat);
        sharing += outcome.place(seat) == place ? 1 : 0;
      }
    }
    times.merge(counted(company, size), 1L, Long::sum);
    for (int seat = 0; seat < company.length; seat++) {
      if (outcome.place(seat) == place) {
        chosen[seated.get(seat)] += 1.0 / sharing;
      }
    }
  }

  /** Each entrant, ascending, and behind it how often it is there. */
  private static int[] counted(int[] company, int size) {
    Arrays.sort(company, 0, size);
    int[] counted = new int[2 * size];
    int end = 0;
    for (int i = 0; i < size; i++) {
      if (end == 0 || counted[end - 2] != company[i]) {
        counted[end] = company[i];
        end += 2;
      }
      counted[end - 1]++;
    }
    return Arrays.copyOf(counted, end);
  }

  /** Adds all that another has. */
  public void add(RankedResults other) {
    for (int i = 0; i < chosen.length; i++) {
      chosen[i] += other.chosen[i];
    }
    other.times.forEach((company, count) -> times.merge(company, count, Long::sum));
  }

  /** How often an entrant was chosen; a choice shared by two counts half. */
  double chosen(int entrant) {
    return chosen[entrant];
  }

  /** The companies that were chosen from, in an order of their own. */
  List<Choice> all() {
    return times.entrySet().stream().map(e -> choice(e.getKey(), e.getValue())).toList();
  }

  private static Choice choice(int[] company, long count) {
    int[] who = new int[company.length / 2];
    int[] seats = new int[company.length / 2];
    for (int i = 0; i < who.length; i++) {
      who[i] = company[2 * i];
      seats[i] = company[2 * i + 1];
    }
    return new Choice(who, seats, count);
  }
}
