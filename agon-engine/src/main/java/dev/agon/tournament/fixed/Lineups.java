package dev.agon.tournament.fixed;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The sets of players that meet in a match when there are more players than seats: all of them, or
 * a balanced sample.
 *
 * <p>The sample is cyclic. The players stand on a circle, and a lineup is rotated by one player at
 * a time. This gives as many lineups as there are players, and each player is in equally many of
 * them. The lineups to rotate are chosen so that all distances on the circle, and with them all
 * pairs of players, occur as equally often as possible.
 */
final class Lineups {
  private final int players;
  private final int seats;

  /** How often two players at this distance on the circle meet. */
  private final long[] distances;

  private Lineups(int players, int seats) {
    this.players = players;
    this.seats = seats;
    this.distances = new long[players];
  }

  /**
   * All lineups of the players, or a sample.
   *
   * @param maxMatches if all lineups, each in every rotation of its seats, had more matches than
   *     this, they are sampled; a sample has at least one rotation around the circle
   */
  static List<List<Integer>> of(List<Integer> players, int seats, long maxMatches) {
    Lineups all = new Lineups(players.size(), seats);
    List<List<Integer>> indexes =
        count(players.size(), seats, maxMatches / seats) <= maxMatches / seats
            ? all.all()
            : all.sample(Math.max(1, maxMatches / seats / players.size()));
    return indexes.stream().map(lineup -> lineup.stream().map(players::get).toList()).toList();
  }

  /** How many lineups there are; if that is more than enough, any larger number. */
  private static long count(int players, int seats, long enough) {
    long count = 1;
    for (int i = 1; i <= seats; i++) {
      count = count * (players - seats + i) / i;
      if (count > enough) {
        return enough + 1;
      }
    }
    return count;
  }

  private List<List<Integer>> all() {
    List<List<Integer>> all = new ArrayList<>();
    append(all, new ArrayList<>());
    return all;
  }

  private void append(List<List<Integer>> all, List<Integer> begun) {
    if (begun.size() == seats) {
      all.add(List.copyOf(begun));
      return;
    }
    for (int next = begun.isEmpty() ? 0 : begun.getLast() + 1; next < players; next++) {
      begun.add(next);
      append(all, begun);
      begun.removeLast();
    }
  }

  private List<List<Integer>> sample(long circles) {
    List<List<Integer>> sample = new ArrayList<>();
    Set<Set<Integer>> taken = new HashSet<>();
    for (long circle = 0; circle < circles; circle++) {
      List<Integer> lineup = spread(taken);
      for (int turn = 0; turn < players; turn++) {
        int by = turn;
        List<Integer> turned = lineup.stream().map(who -> (who + by) % players).toList();
        taken.add(new TreeSet<>(turned));
        sample.add(turned);
      }
    }
    return sample;
  }

  /** A lineup of rare distances, and a new one if another last player makes it new. */
  private List<Integer> spread(Set<Set<Integer>> taken) {
    List<Integer> lineup = new ArrayList<>(List.of(0));
    while (lineup.size() < seats) {
      List<Integer> candidates = candidates(lineup);
      int chosen = candidates.getFirst();
      if (lineup.size() == seats - 1) {
        for (int candidate : candidates.reversed()) {
          Set<Integer> whole = new TreeSet<>(lineup);
          whole.add(candidate);
          chosen = taken.contains(whole) ? chosen : candidate;
        }
      }
      for (int other : lineup) {
        distances[distance(chosen, other)]++;
      }
      lineup.add(chosen);
    }
    return Collections.unmodifiableList(lineup);
  }

  /** The players who can join, those with the rarest distances first. */
  private List<Integer> candidates(List<Integer> lineup) {
    List<Integer> candidates = new ArrayList<>();
    for (int who = 0; who < players; who++) {
      if (!lineup.contains(who)) {
        candidates.add(who);
      }
    }
    candidates.sort((a, b) -> Long.compare(crowding(lineup, a), crowding(lineup, b)));
    return candidates;
  }

  /** Half of what joining adds to the sum of the squared counts of all distances. */
  private long crowding(List<Integer> lineup, int who) {
    long crowding = 0;
    for (int other : lineup) {
      int distance = distance(who, other);
      // A player on the opposite side of the circle is met from both directions.
      crowding += distances[distance] * (2 * distance == players ? 2 : 1);
      for (int third : lineup) {
        crowding += third != other && distance(who, third) == distance ? 1 : 0;
      }
    }
    return crowding;
  }

  private int distance(int one, int other) {
    int steps = Math.floorMod(one - other, players);
    return Math.min(steps, players - steps);
  }
}
