package dev.agon.tournament.fixed;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The sets of players that meet in a match when there are more players than seats: all of them, or
 * a balanced sample.
 *
 * <p>The sample is cyclic. The players stand on a circle, and a lineup is rotated by one player at
 * a time. This gives as many lineups as there are players, and each player is in equally many of
 * them. {@link BaseBlocks} chooses the lineups to rotate so that all distances on the circle, and
 * with them all pairs of players, occur as equally often as possible.
 */
record Lineups(int players, int seats) {
  /**
   * All lineups of the players, or a sample.
   *
   * @param maxMatches if all lineups, each in every rotation of its seats, had more matches than
   *     this, they are sampled; a sample has at least one rotation around the circle
   */
  static List<List<Integer>> of(
      List<Integer> players, int seats, long maxMatches, RoundRobin.PlayOrder order) {
    Lineups all = new Lineups(players.size(), seats);
    List<List<Integer>> indexes =
        isSampled(players.size(), seats, maxMatches)
            ? all.sample(Math.toIntExact(Math.max(1, maxMatches / seats / players.size())))
            : order == RoundRobin.PlayOrder.CIRCLE ? all.inCircles() : all.all();
    return indexes.stream().map(lineup -> lineup.stream().map(players::get).toList()).toList();
  }

  /** Whether all lineups in every rotation of their seats are more matches than this. */
  static boolean isSampled(int players, int seats, long maxMatches) {
    return count(players, seats, maxMatches / seats) > maxMatches / seats;
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

  /** All lineups, each followed by its rotations, in which each player is equally often. */
  private List<List<Integer>> inCircles() {
    Set<List<Integer>> ordered = new LinkedHashSet<>();
    for (List<Integer> lineup : all()) {
      boolean isKnown = ordered.contains(lineup);
      for (int turn = 0; !isKnown && turn < players; turn++) {
        ordered.add(turned(lineup, turn).stream().sorted().toList());
      }
    }
    return List.copyOf(ordered);
  }

  private List<Integer> turned(List<Integer> lineup, int by) {
    return lineup.stream().map(who -> (who + by) % players).toList();
  }

  private List<List<Integer>> sample(int circles) {
    List<List<Integer>> sample = new ArrayList<>();
    for (List<Integer> lineup : BaseBlocks.of(players, seats, circles)) {
      for (int turn = 0; turn < players; turn++) {
        sample.add(turned(lineup, turn));
      }
    }
    return sample;
  }
}
