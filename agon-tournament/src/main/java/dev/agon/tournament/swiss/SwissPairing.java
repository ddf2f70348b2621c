package dev.agon.tournament.swiss;

import dev.agon.scoring.Tally;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Seatings;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/**
 * Pairs a round of a Swiss. Of all possible pairings it takes the best one by these rules; each
 * rule only decides between pairings that are equal by the rules before it:
 *
 * <ol>
 *   <li>as few players as possible meet again or have a second bye;
 *   <li>as few as possible are paired down, or paired up, for a second time; this rule is left out
 *       when equal points are rare, since then nearly all are paired down or up;
 *   <li>opponents are as close in points as possible, and the bye is as low as possible: the sum of
 *       the squared distances, counted in groups of equal points, is minimal;
 *   <li>as few as possible have one seat much more often than the other;
 *   <li>within a group of equal points the upper half meets the lower half, in the order of seeds.
 * </ol>
 */
final class SwissPairing {
  /** Larger distances count as this one. */
  private static final int MAX_DISTANCE = 20;

  /** Larger imbalances of seats count as this one. */
  private static final int MAX_IMBALANCE = 3;

  /** With more players, places in a group are compared in steps, so that weights stay small. */
  private static final int MAX_EXACT_PLACES = 500;

  private static final int MAX_STEPS = 100;

  private final List<Integer> seeds;
  private final Map<Integer, Integer> index = new HashMap<>();
  private final boolean floats;
  private final int players;

  /** The number of players and, if it is odd, the bye, which has the last index. */
  private final int all;

  private final BigDecimal[] points;
  private final boolean[][] met;

  /** They are computed anew for each round. */
  private final long[][] weights;

  private final boolean[] pairedDown;
  private final boolean[] pairedUp;

  /** How much more often a player sat first than second. */
  private final long[] firsts;

  private final boolean[] satFirstLast;

  /**
   * The position of a player: its group of equal points and its place there, both counted from 0,
   * and the size of the group.
   */
  private final int[] group;

  private final int[] place;
  private final int[] size;

  /** The pairing of the first round; without floats rule 2 does not apply. */
  SwissPairing(List<Integer> seeds, boolean floats) {
    this.seeds = seeds;
    this.floats = floats;
    players = seeds.size();
    seeds.forEach(entrant -> index.put(entrant, index.size()));
    all = players + players % 2;
    points = new BigDecimal[players];
    Arrays.fill(points, BigDecimal.ZERO);
    met = new boolean[all][all];
    weights = new long[all][all];
    pairedDown = new boolean[players];
    pairedUp = new boolean[players];
    firsts = new long[players];
    satFirstLast = new boolean[players];
    group = new int[all];
    place = new int[all];
    size = new int[all];
  }

  int players() {
    return players;
  }

  private int indexOf(int entrant) {
    return Objects.requireNonNull(index.get(entrant));
  }

  /** Adds a played round; rounds are added in order. */
  void add(PlayedRound played) {
    for (Group pair : played.round().groups()) {
      int one = indexOf(pair.members().get(0));
      int two = indexOf(pair.members().get(1));
      met[one][two] = true;
      met[two][one] = true;
      int order = points[one].compareTo(points[two]);
      if (order != 0) {
        pairedDown[order > 0 ? one : two] = true;
        pairedUp[order > 0 ? two : one] = true;
      }
      boolean isUneven = pair.seatings() == Seatings.TURNED && pair.games() % 2 == 1;
      firsts[one] += isUneven ? 1 : 0;
      firsts[two] -= isUneven ? 1 : 0;
      satFirstLast[one] = isUneven;
      satFirstLast[two] = false;
    }
    // Before a latecomer made it even, the number of players may have been odd.
    List<Integer> byes = all > players ? played.round().byes() : List.of();
    for (int entrant : byes) {
      int player = indexOf(entrant);
      met[player][players] = true;
      met[players][player] = true;
    }
    Tally tally = played.tally();
    for (int player = 0; player < players; player++) {
      BigDecimal added = tally.score(seeds.get(player)).points();
      points[player] = points[player].add(added).stripTrailingZeros();
    }
  }

  /** The entrants of each pair by seat; an entrant with a bye is alone. */
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
    order.sort(Comparator.comparing((Integer player) -> points[player]).reversed());
    return order;
  }

  private boolean isAhead(int player, int other) {
    return group[player] != group[other] ? group[player] < group[other] : player < other;
  }

  private void arrange() {
    List<BigDecimal> levels = new ArrayList<>(new TreeSet<>(Arrays.asList(points))).reversed();
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

  /** The rules as one weight for each pair; each rule outweighs all rules after it. */
  private long[][] weights() {
    long pairs = 1L + all / 2;
    int step = all <= MAX_EXACT_PLACES ? 1 : (all + MAX_STEPS - 1) / MAX_STEPS;
    long seats = 2L * (all / step + 1) * pairs;
    long distance = seats * MAX_IMBALANCE * pairs;
    long floats = distance * MAX_DISTANCE * MAX_DISTANCE * pairs;
    long again = floats * 2 * pairs;
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
                + fromHalf(upper, lower) / step;
        // Even weights make more edges tight from the start.
        weights[one][two] = 2 * (2 * again - cost);
        weights[two][one] = weights[one][two];
      }
    }
    return weights;
  }

  /** How many of the two have been paired down or up in the same way before. */
  private int repeatedFloats(int upper, int lower) {
    boolean isFloat = floats && lower < players && group[upper] != group[lower];
    return isFloat ? (pairedDown[upper] ? 1 : 0) + (pairedUp[lower] ? 1 : 0) : 0;
  }

  private int squaredDistance(int upper, int lower) {
    int distance = Math.min(MAX_DISTANCE, group[lower] - group[upper]);
    return distance * distance;
  }

  /** The seat imbalance beyond one that the pair leaves, if it is seated as well as possible. */
  private int imbalance(int upper, int lower) {
    if (lower == players) {
      return 0;
    }
    long upperFirst = Math.max(Math.abs(firsts[upper] + 1), Math.abs(firsts[lower] - 1));
    long lowerFirst = Math.max(Math.abs(firsts[upper] - 1), Math.abs(firsts[lower] + 1));
    long beyond = Math.max(0, Math.min(upperFirst, lowerFirst) - 1);
    return (int) Math.min(MAX_IMBALANCE, beyond);
  }

  /** In a group, the deviation from half its size; otherwise the distances to the border. */
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

  /** The one who sat first less often; then the one who did not last round; then alternating. */
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
