package dev.agon.games.canopy.rules;

import java.util.Arrays;

/**
 * The trees, whose nodes hold the players; a persistent value.
 *
 * <p>Nodes and players are separate. Nodes are only linked, one tree's root below another's; a
 * child that beats its parent changes nodes with it, which moves two players and no tree. Only a
 * root stores its layer: any other node is as many layers lower as it is steps away from the root.
 * So a tree moves to another layer by a change of its root alone.
 */
final class Forest {
  /** The parent of a root. */
  static final int NOBODY = -1;

  private final int size;
  private final Rows<Player> players;
  private final Rows<Node> nodes;
  private final Roots roots;

  private Forest(int size, Rows<Player> players, Rows<Node> nodes, Roots roots) {
    this.size = size;
    this.players = players;
    this.nodes = nodes;
    this.roots = roots;
  }

  /** A node of a tree: the one above or {@link #NOBODY}, the layer of a root, the player. */
  private record Node(int parent, int layer, int player) {
    boolean isRoot() {
      return parent == NOBODY;
    }

    Node below(int other) {
      return new Node(other, 0, player);
    }

    Node in(int other) {
      return new Node(parent, other, player);
    }

    Node heldBy(int other) {
      return new Node(parent, layer, other);
    }
  }

  /** Each player is the root of its own tree in layer 0, with the least experience. */
  static Forest of(int size) {
    return new Forest(
        size,
        Rows.of(size, seat -> new Player(Experience.MIN, seat, false, false)),
        Rows.of(size, seat -> new Node(NOBODY, 0, seat)),
        Roots.all(size));
  }

  /** The forest of these players, each at the node of its number; roots have no parent. */
  static Forest of(Player[] players, int[] parents, int[] layers) {
    Roots roots = Roots.all(players.length);
    for (int seat = 0; seat < players.length; seat++) {
      roots = parents[seat] == NOBODY ? roots : roots.toggled(seat);
    }
    return new Forest(
        players.length,
        Rows.of(players.length, seat -> players[seat]),
        Rows.of(players.length, seat -> new Node(parents[seat], layers[seat], seat)),
        roots);
  }

  int size() {
    return size;
  }

  Player player(int seat) {
    return players.get(seat);
  }

  /** The players who are roots, in ascending order. */
  Roots roots() {
    return roots;
  }

  boolean isRoot(int seat) {
    return roots.has(seat);
  }

  /** The parent of the player, or {@link #NOBODY}. */
  int parent(int seat) {
    int above = node(seat).parent();
    return above == NOBODY ? NOBODY : nodes.get(above).player();
  }

  private Node node(int seat) {
    return nodes.get(players.get(seat).node());
  }

  int layer(int seat) {
    Node node = node(seat);
    int depth = 0;
    while (!node.isRoot()) {
      node = nodes.get(node.parent());
      depth++;
    }
    return node.layer() - depth;
  }

  /** By how many layers the other is above the player; in a fight it takes no climbing. */
  int rise(int seat, int other) {
    Node own = node(seat);
    Node others = node(other);
    if (own.isRoot() && others.isRoot()) {
      return others.layer() - own.layer();
    }
    if (own.parent() == player(other).node()) {
      return 1;
    }
    return others.parent() == player(seat).node() ? -1 : layer(other) - layer(seat);
  }

  /** The layers of all players; each node is visited once. */
  int[] layers() {
    int[] ofNode = new int[size];
    int unknown = Integer.MIN_VALUE;
    Arrays.fill(ofNode, unknown);
    int[] path = new int[size];
    for (int start = 0; start < size; start++) {
      int length = 0;
      int at = start;
      while (ofNode[at] == unknown) {
        path[length++] = at;
        Node node = nodes.get(at);
        if (node.isRoot()) {
          ofNode[at] = node.layer();
        } else {
          at = node.parent();
        }
      }
      int layer = ofNode[at];
      while (length > 0) {
        int next = path[--length];
        layer = next == at ? layer : layer - 1;
        ofNode[next] = layer;
      }
    }
    int[] layers = new int[size];
    for (int seat = 0; seat < size; seat++) {
      layers[seat] = ofNode[player(seat).node()];
    }
    return layers;
  }

  Forest with(int seat, Player player) {
    return new Forest(size, players.with(seat, player), nodes, roots);
  }

  /** The forest after a fight, which the challenger or the challenged player won. */
  Forest beat(int winner, int loser, boolean challengerWon) {
    Player before = player(winner);
    Player other = player(loser);
    int winners = challengerWon ? Experience.CHALLENGER : Experience.CHALLENGED;
    int losers = challengerWon ? Experience.CHALLENGED : Experience.CHALLENGER;
    double stronger = before.experience();
    double weaker = other.experience();
    Player won = before.with(Experience.afterWin(stronger, weaker, winners));
    Player lost = other.with(Experience.afterLoss(weaker, stronger, losers));
    Node of = nodes.get(before.node());
    Node against = nodes.get(other.node());
    if (of.isRoot()) {
      return against.isRoot() ? link(winner, won, loser, lost) : stay(winner, won, loser, lost);
    }
    return of.parent() == other.node()
        ? swap(winner, won, loser, lost)
        : stay(winner, won, loser, lost);
  }

  private Forest stay(int winner, Player won, int loser, Player lost) {
    return new Forest(size, players.with(winner, won).with(loser, lost), nodes, roots);
  }

  /** The loser's tree goes below the winner, who moves up above it if necessary. */
  private Forest link(int winner, Player won, int loser, Player lost) {
    Node top = nodes.get(won.node());
    Node below = nodes.get(lost.node());
    Rows<Node> linked = nodes.with(lost.node(), below.below(won.node()));
    if (top.layer() <= below.layer()) {
      linked = linked.with(won.node(), top.in(below.layer() + 1));
    }
    return new Forest(
        size, players.with(winner, won).with(loser, lost), linked, roots.toggled(loser));
  }

  private Forest swap(int child, Player won, int parent, Player lost) {
    int low = won.node();
    int high = lost.node();
    Node top = nodes.get(high);
    return new Forest(
        size,
        players.with(child, won.at(high)).with(parent, lost.at(low)),
        nodes.with(high, top.heldBy(child)).with(low, nodes.get(low).heldBy(parent)),
        top.isRoot() ? roots.toggled(parent).toggled(child) : roots);
  }
}
