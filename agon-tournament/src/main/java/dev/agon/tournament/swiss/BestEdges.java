package dev.agon.tournament.swiss;

import java.util.Arrays;

/**
 * The vertices at which the best edge between two nodes ends. Between two vertices it is the only
 * edge, so that only blossoms take memory.
 */
final class BestEdges {
  static final int NONE = -1;

  private final int vertices;

  /** For each blossom and each node before it, the vertex in the blossom and that in the node. */
  private final int[][] inside;

  private final int[][] outside;
  private int nodes;

  BestEdges(int vertices, int maxNodes) {
    this.vertices = vertices;
    this.inside = new int[maxNodes][];
    this.outside = new int[maxNodes][];
    this.nodes = vertices;
  }

  /** A blossom without edges, whose number is the next one or was used before. */
  void add(int blossom) {
    if (blossom == nodes) {
      inside[blossom] = new int[blossom + 1];
      outside[blossom] = new int[blossom + 1];
      nodes++;
    }
    Arrays.fill(inside[blossom], NONE);
    Arrays.fill(outside[blossom], NONE);
    for (int later = blossom + 1; later < nodes; later++) {
      set(later, blossom, NONE, NONE);
    }
  }

  /** The vertex in the first node at which the best edge to the second ends; NONE without one. */
  int end(int node, int other) {
    if (node < vertices && other < vertices) {
      return node == other ? NONE : node;
    }
    return node > other ? inside[node][other] : outside[other][node];
  }

  void set(int blossom, int node, int endInBlossom, int endInNode) {
    if (blossom > node) {
      inside[blossom][node] = endInBlossom;
      outside[blossom][node] = endInNode;
    } else {
      inside[node][blossom] = endInNode;
      outside[node][blossom] = endInBlossom;
    }
  }
}
