package dev.agon.tournament.swiss;

import dev.agon.scoring.Tally;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Seatings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * Pairs a round of a Swiss. Of all ways to pair everybody it takes the one that is best by these
 * rules, each of which only chooses among those that the ones before leave:
 *
 * <ol>
 *   <li>fewest meet again or have a second bye;
 *   <li>fewest are paired down, or paired up, for a second time; not where hardly two have equal
 *       points, so that everybody is paired down or up every time;
 *   <li>pairs are as near as can be by points, and whoever has the bye is as far down as can be:
 *       the sum of the squares of the distances, in groups of equal points, is least;
 *   <li>fewest have a seat much more often than the other;
 *   <li>within a group the upper half meets the lower half, seed by seed.
 * </ol>
 */
final class SwissPairing {
  /** Distances beyond this are all the same. */
  private static final int MAX_DISTANCE = 20;

  /** Imbalances of seats beyond this are all the same. */
  private static final int MAX_IMBALANCE = 3;

  private final List<Integer> seeds;
  private final boolean floats;
  private final int players;

  /** The players and, for an odd number, the bye, whose index is after theirs. */
  private final int all;

  private final double[] points;
  private final boolean[][] met;
  private final boolean[] pairedDown;
  private final boolean[] pairedUp;

  /** How much more often a player sat first than second. */
  private final long[] firsts;

  private final boolean[] satFirstLast;

  /**
   * Where a player stands, from 0: its group of equal points, its place there, the group's size.
   */
  private final int[] group;

  private final int[] place;
  private final int[] size;

  /**
   * Before the first round.
   *
   * @param floats whether it counts who was paired down or up
   */
  SwissPairing(List<Integer> seeds, boolean floats) {
    this.seeds = seeds;
    this.floats = floats;
    players = seeds.size();
    all = players + players % 2;
    points = new double[players];
    met = new boolean[all][all];
    pairedDown = new boolean[players];
    pairedUp = new boolean[players];
    firsts = new long[players];
    satFirstLast = new boolean[players];
    group = new int[all];
    place = new int[all];
    size = new int[all];
  }

  /** Takes in a round that has been played, in order. */
  void add(PlayedRound played) {
    for (Group pair : played.round().groups()) {
      int one = seeds.indexOf(pair.members().get(0));
      int two = seeds.indexOf(pair.members().get(1));
      met[one][two] = true;
      met[two][one] = true;
      if (points[one] != points[two]) {
        pairedDown[points[one] > points[two] ? one : two] = true;
        pairedUp[points[one] > points[two] ? two : one] = true;
      }
      boolean isUneven = pair.seatings() == Seatings.TURNED && pair.games() % 2 == 1;
      firsts[one] += isUneven ? 1 : 0;
      firsts[two] -= isUneven ? 1 : 0;
      satFirstLast[one] = isUneven;
      satFirstLast[two] = false;
    }
    for (int entrant : played.round().byes()) {
      int player = seeds.indexOf(entrant);
      met[player][players] = true;
      met[players][player] = true;
    }
    Tally tally = played.tally();
    for (int player = 0; player < players; player++) {
      points[player] += tally.score(seeds.get(player)).points();
    }
  }

  /** The entrants of each pair, the one who sits first before the other; alone with a bye. */
  List<List<Integer>> pairs() {
    arrange();
    int[] partner = MaximumWeightMatching.heaviest(weights());
    List<List<Integer>> pairs = new ArrayList<>();
    for (int player : inOrder()) {
      int other = partner[player];
      if (other == players) {
        pairs.add(List.of(seeds.get(player)));
      } else if (isAhead(player, other)) {
        boolean first = sitsFirst(player, other);
        pairs.add(List.of(seeds.get(first ? player : other), seeds.get(first ? other : player)));
      }
    }
    return pairs;
  }

  private List<Integer> inOrder() {
    List<Integer> order = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      order.add(player);
    }
    order.sort(Comparator.comparingDouble((Integer player) -> -points[player]));
    return order;
  }

  private boolean isAhead(int player, int other) {
    return group[player] != group[other] ? group[player] < group[other] : player < other;
  }

  private void arrange() {
    List<Double> levels =
        new ArrayList<>(new TreeSet<>(Arrays.stream(points).boxed().toList())).reversed();
    int[] sizes = new int[levels.size() + 1];
    for (int player = 0; player < players; player++) {
      group[player] = levels.indexOf(points[player]);
      place[player] = sizes[group[player]]++;
    }
    for (int player = 0; player < players; player++) {
      size[player] = sizes[group[player]];
    }
    if (all > players) {
      group[players] = levels.size();
      size[players] = 1;
    }
  }

  /** The rules as one number for each pair, each rule outweighing all that come after it. */
  private long[][] weights() {
    long pairs = 1L + all / 2;
    long seats = 2L * all * pairs;
    long distance = seats * MAX_IMBALANCE * pairs;
    long floats = distance * MAX_DISTANCE * MAX_DISTANCE * pairs;
    long again = floats * 2 * pairs;
    long[][] weights = new long[all][all];
    for (int one = 0; one < all; one++) {
      for (int two = 0; two < one; two++) {
        boolean ahead = isAhead(one, two);
        int upper = ahead ? one : two;
        int lower = ahead ? two : one;
        long cost =
            again * (met[one][two] ? 1 : 0)
                + floats * repeatedFloats(upper, lower)
                + distance * squaredDistance(upper, lower)
                + seats * imbalance(upper, lower)
                + fromHalf(upper, lower);
        weights[one][two] = 2 * again - cost;
        weights[two][one] = 2 * again - cost;
      }
    }
    return weights;
  }

  /** How many of the two have floated in the same way before; the bye is not a pair. */
  private int repeatedFloats(int upper, int lower) {
    boolean isFloat = floats && lower < players && group[upper] != group[lower];
    return isFloat ? (pairedDown[upper] ? 1 : 0) + (pairedUp[lower] ? 1 : 0) : 0;
  }

  private int squaredDistance(int upper, int lower) {
    int distance = Math.min(MAX_DISTANCE, group[lower] - group[upper]);
    return distance * distance;
  }

  /** By how much more than one the seats of one of the two will differ, if they sit well. */
  private int imbalance(int upper, int lower) {
    if (lower == players) {
      return 0;
    }
    long upperFirst = Math.max(Math.abs(firsts[upper] + 1), Math.abs(firsts[lower] - 1));
    long lowerFirst = Math.max(Math.abs(firsts[upper] - 1), Math.abs(firsts[lower] + 1));
    long beyond = Math.max(0, Math.min(upperFirst, lowerFirst) - 1);
    return (int) Math.min(MAX_IMBALANCE, beyond);
  }

  /** In a group, how far the two are from half of it apart; else, how far from its border. */
  private int fromHalf(int upper, int lower) {
    if (lower == players) {
      return size[upper] - 1 - place[upper];
    }
    if (group[upper] != group[lower]) {
      return size[upper] - 1 - place[upper] + place[lower];
    }
    boolean sameHalf = isUpperHalf(upper) == isUpperHalf(lower);
    return Math.abs(2 * (place[lower] - place[upper]) - size[upper]) + (sameHalf ? size[upper] : 0);
  }

  private boolean isUpperHalf(int player) {
    return 2 * place[player] + 1 < size[player];
  }

  /** Whoever sat first less often; else whoever did not in the last round; else by turns. */
  private boolean sitsFirst(int player, int other) {
    if (firsts[player] != firsts[other]) {
      return firsts[player] < firsts[other];
    }
    if (satFirstLast[player] != satFirstLast[other]) {
      return satFirstLast[other];
    }
    return place[player] % 2 == 0;
  }
}
