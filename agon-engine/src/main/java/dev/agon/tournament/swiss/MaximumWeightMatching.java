package dev.agon.tournament.swiss;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/**
 * The heaviest way to pair everybody, by Edmonds' algorithm: trees of alternating paths grow from
 * all who are single along edges without slack; odd cycles shrink into blossoms; prices change when
 * no tree can grow, which makes further edges tight. Every weight must be positive, so that nobody
 * stays single. It takes time with the cube of the number.
 *
 * <p>A node is one who is to be paired, from 0, or a blossom, whose number comes after those.
 */
final class MaximumWeightMatching {
  private static final int NONE = -1;

  /**
   * Where a node stands in the trees: at an even distance from the root, at an odd one, outside.
   */
  private enum Side {
    EVEN,
    ODD,
    OUTSIDE
  }

  private final int people;
  private final long[][] weight;

  /** One price for each person and twice the gain for each blossom. */
  private final long[] price;

  /** Of the best edge between two nodes, the person on the side of the first. */
  private final int[][] end;

  /** The outermost blossom around a node; itself where there is none, NONE where it is not used. */
  private final int[] outermost;

  /** The person at the other end of a node's matched edge. */
  private final int[] mate;

  /** The person from whom the trees reached a node at an odd distance. */
  private final int[] parent;

  /** The person at an even distance whose edge to a node has least slack. */
  private final int[] nearest;

  private final Side[] side;
  private final int[] seen;
  private final List<List<Integer>> petals = new ArrayList<>();

  /** The petal of a blossom in which a person is. */
  private final int[][] petalOf;

  private final Deque<Integer> toVisit = new ArrayDeque<>();
  private int nodes;
  private int walk;

  private MaximumWeightMatching(long[][] weight) {
    this.people = weight.length;
    this.weight = weight;
    int most = people + people / 2 + 1;
    price = new long[most];
    end = new int[most][most];
    outermost = new int[most];
    mate = new int[most];
    parent = new int[most];
    nearest = new int[most];
    side = new Side[most];
    seen = new int[most];
    petalOf = new int[most][people];
    nodes = people;
    long heaviest = 0;
    for (long[] row : weight) {
      heaviest = Math.max(heaviest, Arrays.stream(row).max().orElse(0));
    }
    for (int node = 0; node < most; node++) {
      Arrays.fill(end[node], NONE);
      Arrays.fill(petalOf[node], NONE);
      petals.add(new ArrayList<>());
      outermost[node] = node < people ? node : NONE;
      mate[node] = NONE;
    }
    for (int one = 0; one < people; one++) {
      price[one] = heaviest;
      petalOf[one][one] = one;
      for (int other = 0; other < people; other++) {
        end[one][other] = one == other ? NONE : one;
      }
    }
  }

  /**
   * With whom each is paired.
   *
   * @param weight how good each pair is, positive and symmetric, of an even number
   */
  static int[] heaviest(long[][] weight) {
    MaximumWeightMatching matching = new MaximumWeightMatching(weight);
    for (int pair = 0; pair < weight.length / 2; pair++) {
      matching.addPair();
    }
    return Arrays.copyOf(matching.mate, weight.length);
  }

  private long slack(int node, int other) {
    int one = end[node][other];
    int two = end[other][node];
    return price[one] + price[two] - 2 * weight[one][two];
  }

  private void consider(int person, int node) {
    if (nearest[node] == NONE || slack(person, node) < slack(nearest[node], node)) {
      nearest[node] = person;
    }
  }

  private void findNearest(int node) {
    nearest[node] = NONE;
    for (int person = 0; person < people; person++) {
      int around = outermost[person];
      if (around != node && side[around] == Side.EVEN && end[person][node] != NONE) {
        consider(person, node);
      }
    }
  }

  private void visitLater(int node) {
    if (node < people) {
      toVisit.add(node);
    } else {
      petals.get(node).forEach(this::visitLater);
    }
  }

  private void surround(int node, int blossom) {
    outermost[node] = blossom;
    if (node >= people) {
      petals.get(node).forEach(petal -> surround(petal, blossom));
    }
  }

  /** Where a petal stands on the even way around from the base, which may have to be turned. */
  private int evenWay(int blossom, int petal) {
    List<Integer> around = petals.get(blossom);
    int index = around.indexOf(petal);
    if (index % 2 == 0) {
      return index;
    }
    Collections.reverse(around.subList(1, around.size()));
    return around.size() - index;
  }

  /** Matches a node along its edge to another, and within a blossom everybody anew. */
  private void match(int node, int other) {
    mate[node] = end[other][node];
    if (node < people) {
      return;
    }
    int petal = petalOf[node][end[node][other]];
    int index = evenWay(node, petal);
    List<Integer> around = petals.get(node);
    for (int i = 0; i < index; i++) {
      match(around.get(i), around.get(i ^ 1));
    }
    match(petal, other);
    Collections.rotate(around, -index);
  }

  /** Swaps matched and unmatched edges from a node back to the root of its tree. */
  private void swapToRoot(int from, int to) {
    int node = from;
    int other = to;
    while (true) {
      int before = mate[node] == NONE ? NONE : outermost[mate[node]];
      match(node, other);
      if (before == NONE) {
        return;
      }
      int above = outermost[parent[before]];
      match(before, above);
      node = above;
      other = before;
    }
  }

  /** The node where two ways to the root meet; NONE when the roots are two. */
  private int meeting(int from, int to) {
    walk++;
    int one = from;
    int other = to;
    while (one != NONE || other != NONE) {
      if (one != NONE) {
        if (seen[one] == walk) {
          return one;
        }
        seen[one] = walk;
        one = mate[one] == NONE ? NONE : outermost[parent[outermost[mate[one]]]];
      }
      int next = other;
      other = one;
      one = next;
    }
    return NONE;
  }

  private void shrink(int from, int base, int to) {
    int blossom = people;
    while (blossom < nodes && outermost[blossom] != NONE) {
      blossom++;
    }
    nodes = Math.max(nodes, blossom + 1);
    price[blossom] = 0;
    side[blossom] = Side.EVEN;
    mate[blossom] = mate[base];
    List<Integer> around = petals.get(blossom);
    around.clear();
    addWay(around, from, base);
    Collections.reverse(around);
    around.addFirst(base);
    addWay(around, to, base);
    surround(blossom, blossom);
    Arrays.fill(petalOf[blossom], NONE);
    for (int node = 0; node < nodes; node++) {
      end[blossom][node] = NONE;
      end[node][blossom] = NONE;
    }
    for (int petal : around) {
      inheritEdges(blossom, petal);
    }
    findNearest(blossom);
  }

  /** Appends the nodes from one up to the base, without it; those at odd distance become even. */
  private void addWay(List<Integer> around, int from, int base) {
    for (int node = from; node != base; ) {
      int odd = outermost[mate[node]];
      around.add(node);
      around.add(odd);
      visitLater(odd);
      node = outermost[parent[odd]];
    }
  }

  private void inheritEdges(int blossom, int petal) {
    for (int node = 0; node < nodes; node++) {
      boolean isBetter =
          end[petal][node] != NONE
              && (end[blossom][node] == NONE || slack(petal, node) < slack(blossom, node));
      if (isBetter) {
        end[blossom][node] = end[petal][node];
        end[node][blossom] = end[node][petal];
      }
    }
    for (int person = 0; person < people; person++) {
      if (petalOf[petal][person] != NONE) {
        petalOf[blossom][person] = petal;
      }
    }
  }

  /** Opens a blossom at an odd distance; the petals on the even way stay in the tree. */
  private void open(int blossom) {
    List<Integer> around = petals.get(blossom);
    around.forEach(petal -> surround(petal, petal));
    int entrance = petalOf[blossom][end[blossom][parent[blossom]]];
    int index = evenWay(blossom, entrance);
    for (int i = 0; i < index; i += 2) {
      int odd = around.get(i);
      int even = around.get(i + 1);
      parent[odd] = end[even][odd];
      side[odd] = Side.ODD;
      side[even] = Side.EVEN;
      nearest[odd] = NONE;
      findNearest(even);
      visitLater(even);
    }
    side[entrance] = Side.ODD;
    parent[entrance] = parent[blossom];
    nearest[entrance] = NONE;
    for (int petal : around.subList(index + 1, around.size())) {
      side[petal] = Side.OUTSIDE;
      findNearest(petal);
    }
    outermost[blossom] = NONE;
  }

  /** Goes along a tight edge; true if that made a pair more. */
  private boolean grow(int person, int other) {
    int node = outermost[person];
    int reached = outermost[other];
    switch (side[reached]) {
      case OUTSIDE -> {
        parent[reached] = person;
        side[reached] = Side.ODD;
        nearest[reached] = NONE;
        int next = outermost[mate[reached]];
        side[next] = Side.EVEN;
        nearest[next] = NONE;
        visitLater(next);
      }
      case EVEN -> {
        int base = meeting(node, reached);
        if (base == NONE) {
          swapToRoot(node, reached);
          swapToRoot(reached, node);
          return true;
        }
        shrink(node, base, reached);
      }
      case ODD -> {}
    }
    return false;
  }

  private void addPair() {
    Arrays.fill(side, Side.OUTSIDE);
    Arrays.fill(nearest, NONE);
    toVisit.clear();
    for (int node = 0; node < nodes; node++) {
      if (outermost[node] == node && mate[node] == NONE) {
        side[node] = Side.EVEN;
        visitLater(node);
      }
    }
    while (true) {
      while (!toVisit.isEmpty()) {
        if (visit(toVisit.remove())) {
          return;
        }
      }
      changePrices(step());
      if (growTight()) {
        return;
      }
      for (int blossom = people; blossom < nodes; blossom++) {
        if (outermost[blossom] == blossom && side[blossom] == Side.ODD && price[blossom] == 0) {
          open(blossom);
        }
      }
    }
  }

  private boolean visit(int person) {
    if (side[outermost[person]] == Side.ODD) {
      return false;
    }
    for (int other = 0; other < people; other++) {
      if (outermost[other] != outermost[person]) {
        if (slack(person, other) > 0) {
          consider(person, outermost[other]);
        } else if (grow(person, other)) {
          return true;
        }
      }
    }
    return false;
  }

  /** How far prices can change until an edge becomes tight or a blossom opens. */
  private long step() {
    long step = Long.MAX_VALUE;
    for (int node = 0; node < nodes; node++) {
      if (outermost[node] != node) {
        continue;
      }
      if (node >= people && side[node] == Side.ODD) {
        step = Math.min(step, price[node] / 2);
      } else if (nearest[node] != NONE && side[node] != Side.ODD) {
        long slack = slack(nearest[node], node);
        step = Math.min(step, side[node] == Side.EVEN ? slack / 2 : slack);
      }
    }
    return step;
  }

  private void changePrices(long step) {
    for (int person = 0; person < people; person++) {
      switch (side[outermost[person]]) {
        case EVEN -> price[person] -= step;
        case ODD -> price[person] += step;
        case OUTSIDE -> {}
      }
    }
    for (int blossom = people; blossom < nodes; blossom++) {
      if (outermost[blossom] == blossom) {
        switch (side[blossom]) {
          case EVEN -> price[blossom] += 2 * step;
          case ODD -> price[blossom] -= 2 * step;
          case OUTSIDE -> {}
        }
      }
    }
  }

  private boolean growTight() {
    for (int node = 0; node < nodes; node++) {
      int person = nearest[node];
      boolean isTight =
          outermost[node] == node
              && person != NONE
              && outermost[person] != node
              && slack(person, node) == 0;
      if (isTight && grow(end[person][node], end[node][person])) {
        return true;
      }
    }
    return false;
  }
}
