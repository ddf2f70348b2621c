package dev.agon.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Who sits together where a match has fewer seats than there are players: every company, or a
 * balanced sample of them.
 *
 * <p>The sample is cyclic. Think of the players on a circle; a company is turned around it one
 * player at a time, which gives as many companies as there are players, and everybody is in as many
 * of them. The companies to turn are chosen one player at a time so that all distances on the
 * circle, and so all pairs of players, come up as evenly as can be.
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
   * Lineups of the players.
   *
   * @param most with more matches than this, each company in every turn of its seats, they are
   *     sampled; at least one turn around the circle is played
   */
  static List<List<Integer>> of(List<Integer> players, int seats, long most) {
    Lineups companies = new Lineups(players.size(), seats);
    List<List<Integer>> indexes =
        count(players.size(), seats, most / seats) <= most / seats
            ? companies.all()
            : companies.sample(Math.max(1, most / seats / players.size()));
    return indexes.stream().map(company -> company.stream().map(players::get).toList()).toList();
  }

  /** How many companies there are, or more than enough. */
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
      List<Integer> company = spread(taken);
      for (int turn = 0; turn < players; turn++) {
        int by = turn;
        List<Integer> turned = company.stream().map(who -> (who + by) % players).toList();
        taken.add(new TreeSet<>(turned));
        sample.add(turned);
      }
    }
    return sample;
  }

  /** A company whose distances have come up least; a new one if the last player makes it so. */
  private List<Integer> spread(Set<Set<Integer>> taken) {
    List<Integer> company = new ArrayList<>(List.of(0));
    while (company.size() < seats) {
      List<Integer> candidates = candidates(company);
      int chosen = candidates.getFirst();
      if (company.size() == seats - 1) {
        for (int candidate : candidates.reversed()) {
          Set<Integer> whole = new TreeSet<>(company);
          whole.add(candidate);
          chosen = taken.contains(whole) ? chosen : candidate;
        }
      }
      for (int other : company) {
        distances[distance(chosen, other)]++;
      }
      company.add(chosen);
    }
    return Collections.unmodifiableList(company);
  }

  /** Those who can join, the one whose distances have come up least first. */
  private List<Integer> candidates(List<Integer> company) {
    List<Integer> candidates = new ArrayList<>();
    for (int who = 0; who < players; who++) {
      if (!company.contains(who)) {
        candidates.add(who);
      }
    }
    candidates.sort((a, b) -> Long.compare(crowding(company, a), crowding(company, b)));
    return candidates;
  }

  /** What joining would add to the sum of the squares of the distances' counts, halved. */
  private long crowding(List<Integer> company, int who) {
    long crowding = 0;
    for (int other : company) {
      int distance = distance(who, other);
      // Half of the circle away, one is met from both sides.
      crowding += distances[distance] * (2 * distance == players ? 2 : 1);
      for (int third : company) {
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
