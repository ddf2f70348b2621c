package dev.agon.tournament.swiss;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/**
 * A perfect matching of maximum weight, by Edmonds' algorithm. Trees of alternating paths grow from
 * all unmatched vertices along tight edges. Odd cycles shrink into blossoms. When no tree can grow,
 * the dual variables change, which makes further edges tight. All weights must be positive, so that
 * no vertex stays unmatched. It takes time cubic in the number of vertices.
 *
 * <p>A node is a vertex, counted from 0, or a blossom, whose number comes after those of vertices.
 */
final class MaximumWeightMatching {
  private static final int NONE = BestEdges.NONE;

  /**
   * The label of a node: at an even distance from the root of its tree, at an odd one, or outside.
   */
  private enum Side {
    EVEN,
    ODD,
    OUTSIDE
  }

  private final int vertices;
  private final long[][] weight;

  /** The dual variables of vertices and blossoms; those of blossoms are doubled. */
  private final long[] dual;

  private final BestEdges edges;

  /** The outermost blossom around a node; the node itself without one, NONE if unused. */
  private final int[] outermost;

  /** The vertex at the other end of a node's matched edge. */
  private final int[] mate;

  /** The vertex from which the trees reached a node at an odd distance. */
  private final int[] parent;

  /** The vertex at an even distance whose edge to a node has the least slack. */
  private final int[] nearest;

  /** That slack, for nodes that are not at an odd distance. */
  private final long[] nearestSlack;

  /** The slacks of the edges of a new blossom. */
  private final long[] newSlack;

  private final Side[] side;
  private final int[] seen;
  private final List<List<Integer>> petals = new ArrayList<>();

  /** For each blossom that was in use, its petal that contains a vertex. */
  private final int[][] petalOf;

  private final Deque<Integer> toVisit = new ArrayDeque<>();
  private int nodes;
  private int walk;

  private MaximumWeightMatching(long[][] weight) {
    this.vertices = weight.length;
    this.weight = weight;
    int maxNodes = vertices + vertices / 2 + 1;
    dual = new long[maxNodes];
    edges = new BestEdges(vertices, maxNodes);
    outermost = new int[maxNodes];
    mate = new int[maxNodes];
    parent = new int[maxNodes];
    nearest = new int[maxNodes];
    nearestSlack = new long[maxNodes];
    newSlack = new long[maxNodes];
    side = new Side[maxNodes];
    seen = new int[maxNodes];
    petalOf = new int[maxNodes][];
    nodes = vertices;
    for (int node = 0; node < maxNodes; node++) {
      petals.add(new ArrayList<>());
      outermost[node] = node < vertices ? node : NONE;
      mate[node] = NONE;
    }
    for (int one = 0; one < vertices; one++) {
      // All are even, so that half of a slack between two even nodes is always a whole number.
      long heaviest = Arrays.stream(weight[one]).max().orElse(0);
      dual[one] = heaviest + heaviest % 2;
    }
  }

  /** The partner of each of an even number of vertices; weights are positive and symmetric. */
  static int[] heaviest(long[][] weight) {
    MaximumWeightMatching matching = new MaximumWeightMatching(weight);
    for (int pair = matching.pairGreedily(); pair < weight.length / 2; pair++) {
      matching.addPair();
    }
    return Arrays.copyOf(matching.mate, weight.length);
  }

  private long slack(int node, int other) {
    if (node < vertices && other < vertices) {
      return dual[node] + dual[other] - 2 * weight[node][other];
    }
    int one = edges.end(node, other);
    int two = edges.end(other, node);
    return dual[one] + dual[two] - 2 * weight[one][two];
  }

  private void consider(int vertex, int node, long slack) {
    if (nearest[node] == NONE || slack < nearestSlack[node]) {
      nearest[node] = vertex;
      nearestSlack[node] = slack;
    }
  }

  private void findNearest(int node) {
    nearest[node] = NONE;
    for (int vertex = 0; vertex < vertices; vertex++) {
      int around = outermost[vertex];
      if (around != node && side[around] == Side.EVEN && edges.end(vertex, node) != NONE) {
        consider(vertex, node, slack(vertex, node));
      }
    }
  }

  private void visitLater(int node) {
    if (node < vertices) {
      toVisit.add(node);
    } else {
      petals.get(node).forEach(this::visitLater);
    }
  }

  private void surround(int node, int blossom) {
    outermost[node] = blossom;
    if (node >= vertices) {
      petals.get(node).forEach(petal -> surround(petal, blossom));
    }
  }

  /** The position of a petal on the even path from the base, which may reverse the cycle. */
  private int evenWay(int blossom, int petal) {
    List<Integer> around = petals.get(blossom);
    int index = around.indexOf(petal);
    if (index % 2 == 0) {
      return index;
    }
    Collections.reverse(around.subList(1, around.size()));
    return around.size() - index;
  }

  /** Matches a node along its edge to another, and rematches the vertices of a blossom. */
  private void match(int node, int other) {
    mate[node] = edges.end(other, node);
    if (node < vertices) {
      return;
    }
    int petal = petalOf[node][edges.end(node, other)];
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

  /** The node where two paths to the root meet; NONE if the roots differ. */
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
    int blossom = vertices;
    while (blossom < nodes && outermost[blossom] != NONE) {
      blossom++;
    }
    if (blossom == nodes) {
      petalOf[blossom] = new int[vertices];
      nodes++;
    }
    dual[blossom] = 0;
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
    edges.add(blossom);
    Arrays.fill(newSlack, Long.MAX_VALUE);
    for (int petal : around) {
      inheritEdges(blossom, petal);
    }
    findNearest(blossom);
  }

  /** Appends the nodes from one up to, but without, the base; odd ones become even. */
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
    if (petal < vertices) {
      inheritEdgesOfVertex(blossom, petal);
      petalOf[blossom][petal] = petal;
    } else {
      inheritEdgesOfBlossom(blossom, petal);
      for (int vertex = 0; vertex < vertices; vertex++) {
        if (petalOf[petal][vertex] != NONE) {
          petalOf[blossom][vertex] = petal;
        }
      }
    }
    for (int node = vertices; node < nodes; node++) {
      boolean isElsewhere = outermost[node] != NONE && outermost[node] != blossom;
      if (isElsewhere && isBetter(node, slack(petal, node))) {
        edges.set(blossom, node, edges.end(petal, node), edges.end(node, petal));
      }
    }
  }

  private void inheritEdgesOfVertex(int blossom, int petal) {
    long[] weights = weight[petal];
    for (int vertex = 0; vertex < vertices; vertex++) {
      if (vertex != petal && isBetter(vertex, dual[petal] + dual[vertex] - 2 * weights[vertex])) {
        edges.set(blossom, vertex, petal, vertex);
      }
    }
  }

  private void inheritEdgesOfBlossom(int blossom, int petal) {
    for (int vertex = 0; vertex < vertices; vertex++) {
      int inside = edges.end(petal, vertex);
      if (inside != NONE
          && isBetter(vertex, dual[inside] + dual[vertex] - 2 * weight[inside][vertex])) {
        edges.set(blossom, vertex, inside, vertex);
      }
    }
  }

  /**
   * Whether this is less than the slack of the new blossom's edge to a node; it takes its place.
   */
  private boolean isBetter(int node, long slack) {
    if (slack >= newSlack[node]) {
      return false;
    }
    newSlack[node] = slack;
    return true;
  }

  /** Expands a blossom at an odd distance; the petals on the even path stay in the tree. */
  private void open(int blossom) {
    List<Integer> around = petals.get(blossom);
    around.forEach(petal -> surround(petal, petal));
    int entrance = petalOf[blossom][edges.end(blossom, parent[blossom])];
    int index = evenWay(blossom, entrance);
    for (int i = 0; i < index; i += 2) {
      int odd = around.get(i);
      int even = around.get(i + 1);
      parent[odd] = edges.end(even, odd);
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

  /** Follows a tight edge; returns whether this augmented the matching. */
  private boolean grow(int vertex, int other) {
    int node = outermost[vertex];
    int reached = outermost[other];
    switch (side[reached]) {
      case OUTSIDE -> {
        parent[reached] = vertex;
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

  /** Matches vertices along tight edges where that is possible at once; returns how many pairs. */
  private int pairGreedily() {
    int pairs = 0;
    for (int one = 0; one < vertices; one++) {
      for (int other = one + 1; other < vertices && mate[one] == NONE; other++) {
        if (mate[other] == NONE && slack(one, other) == 0) {
          mate[one] = other;
          mate[other] = one;
          pairs++;
        }
      }
    }
    return pairs;
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
      for (int blossom = vertices; blossom < nodes; blossom++) {
        if (outermost[blossom] == blossom && side[blossom] == Side.ODD && dual[blossom] == 0) {
          open(blossom);
        }
      }
    }
  }

  private boolean visit(int vertex) {
    if (side[outermost[vertex]] == Side.ODD) {
      return false;
    }
    long[] weights = weight[vertex];
    for (int other = 0; other < vertices; other++) {
      int node = outermost[other];
      if (node != outermost[vertex]) {
        long slack = dual[vertex] + dual[other] - 2 * weights[other];
        if (slack > 0) {
          // Nodes at an odd distance are reached already.
          if (side[node] != Side.ODD) {
            consider(vertex, node, node == other ? slack : slack(vertex, node));
          }
        } else if (grow(vertex, other)) {
          return true;
        }
      }
    }
    return false;
  }

  /** How far the dual variables can change until an edge becomes tight or a blossom expands. */
  private long step() {
    long step = Long.MAX_VALUE;
    for (int node = 0; node < nodes; node++) {
      if (outermost[node] != node) {
        continue;
      }
      if (node >= vertices && side[node] == Side.ODD) {
        step = Math.min(step, dual[node] / 2);
      } else if (nearest[node] != NONE && side[node] != Side.ODD) {
        long slack = nearestSlack[node];
        step = Math.min(step, side[node] == Side.EVEN ? slack / 2 : slack);
      }
    }
    return step;
  }

  private void changePrices(long step) {
    for (int node = 0; node < nodes; node++) {
      if (nearest[node] != NONE) {
        nearestSlack[node] -= side[node] == Side.EVEN ? 2 * step : step;
      }
    }
    for (int vertex = 0; vertex < vertices; vertex++) {
      switch (side[outermost[vertex]]) {
        case EVEN -> dual[vertex] -= step;
        case ODD -> dual[vertex] += step;
        case OUTSIDE -> {}
      }
    }
    for (int blossom = vertices; blossom < nodes; blossom++) {
      if (outermost[blossom] == blossom) {
        switch (side[blossom]) {
          case EVEN -> dual[blossom] += 2 * step;
          case ODD -> dual[blossom] -= 2 * step;
          case OUTSIDE -> {}
        }
      }
    }
  }

  private boolean growTight() {
    for (int node = 0; node < nodes; node++) {
      int vertex = nearest[node];
      boolean isTight =
          outermost[node] == node
              && vertex != NONE
              && outermost[vertex] != node
              && nearestSlack[node] == 0;
      if (isTight && grow(edges.end(vertex, node), edges.end(node, vertex))) {
        return true;
      }
    }
    return false;
  }
}
