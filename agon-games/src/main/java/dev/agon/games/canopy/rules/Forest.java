package dev.agon.games.canopy.rules;

import java.util.Arrays;

/**
 * The trees and the places of the players in them; a persistent value.
 *
 * <p>Places and players are separate. Places are only linked, one tree's root below another's; a
 * child that beats its parent changes places with it, which moves two players and no tree. Only a
 * root stores its layer: any other place is as many layers lower as it is steps away from the root.
 * So a tree moves to another layer by a change of its root alone.
 */
final class Forest {
  /** The parent of a root. */
  static final int NOBODY = -1;

  private final int size;
  private final Rows<Player> players;
  private final Rows<Place> places;
  private final Roots roots;

  private Forest(int size, Rows<Player> players, Rows<Place> places, Roots roots) {
    this.size = size;
    this.players = players;
    this.places = places;
    this.roots = roots;
  }

  /** A place in a tree: the one above or {@link #NOBODY}, the layer of a root, the player. */
  private record Place(int parent, int layer, int player) {
    boolean isRoot() {
      return parent == NOBODY;
    }

    Place below(int other) {
      return new Place(other, 0, player);
    }

    Place in(int other) {
      return new Place(parent, other, player);
    }

    Place heldBy(int other) {
      return new Place(parent, layer, other);
    }
  }

  /** Each player is the root of its own tree in layer 0, with the least experience. */
  static Forest of(int size) {
    return new Forest(
        size,
        Rows.of(size, seat -> new Player(Experience.MIN, seat, false, false)),
        Rows.of(size, seat -> new Place(NOBODY, 0, seat)),
        Roots.all(size));
  }

  /** The forest of these players, each in the place of its number; roots have no parent. */
  static Forest of(Player[] players, int[] parents, int[] layers) {
    Roots roots = Roots.all(players.length);
    for (int seat = 0; seat < players.length; seat++) {
      roots = parents[seat] == NOBODY ? roots : roots.toggled(seat);
    }
    return new Forest(
        players.length,
        Rows.of(players.length, seat -> players[seat]),
        Rows.of(players.length, seat -> new Place(parents[seat], layers[seat], seat)),
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
    int above = place(seat).parent();
    return above == NOBODY ? NOBODY : places.get(above).player();
  }

  private Place place(int seat) {
    return places.get(players.get(seat).place());
  }

  int layer(int seat) {
    Place place = place(seat);
    int depth = 0;
    while (!place.isRoot()) {
      place = places.get(place.parent());
      depth++;
    }
    return place.layer() - depth;
  }

  /** By how many layers the other is above the player; in a fight it takes no climbing. */
  int rise(int seat, int other) {
    Place own = place(seat);
    Place others = place(other);
    if (own.isRoot() && others.isRoot()) {
      return others.layer() - own.layer();
    }
    if (own.parent() == player(other).place()) {
      return 1;
    }
    return others.parent() == player(seat).place() ? -1 : layer(other) - layer(seat);
  }

  /** The layers of all players; each place is visited once. */
  int[] layers() {
    int[] ofPlace = new int[size];
    int unknown = Integer.MIN_VALUE;
    Arrays.fill(ofPlace, unknown);
    int[] path = new int[size];
    for (int start = 0; start < size; start++) {
      int length = 0;
      int at = start;
      while (ofPlace[at] == unknown) {
        path[length++] = at;
        Place place = places.get(at);
        if (place.isRoot()) {
          ofPlace[at] = place.layer();
        } else {
          at = place.parent();
        }
      }
      int layer = ofPlace[at];
      while (length > 0) {
        int next = path[--length];
        layer = next == at ? layer : layer - 1;
        ofPlace[next] = layer;
      }
    }
    int[] layers = new int[size];
    for (int seat = 0; seat < size; seat++) {
      layers[seat] = ofPlace[player(seat).place()];
    }
    return layers;
  }

  Forest with(int seat, Player player) {
    return new Forest(size, players.with(seat, player), places, roots);
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
    Place of = places.get(before.place());
    Place against = places.get(other.place());
    if (of.isRoot()) {
      return against.isRoot() ? link(winner, won, loser, lost) : stay(winner, won, loser, lost);
    }
    return of.parent() == other.place()
        ? swap(winner, won, loser, lost)
        : stay(winner, won, loser, lost);
  }

  private Forest stay(int winner, Player won, int loser, Player lost) {
    return new Forest(size, players.with(winner, won).with(loser, lost), places, roots);
  }

  /** The loser's tree goes below the winner, who moves up above it if necessary. */
  private Forest link(int winner, Player won, int loser, Player lost) {
    Place top = places.get(won.place());
    Place below = places.get(lost.place());
    Rows<Place> linked = places.with(lost.place(), below.below(won.place()));
    if (top.layer() <= below.layer()) {
      linked = linked.with(won.place(), top.in(below.layer() + 1));
    }
    return new Forest(
        size, players.with(winner, won).with(loser, lost), linked, roots.toggled(loser));
  }

  private Forest swap(int child, Player won, int parent, Player lost) {
    int low = won.place();
    int high = lost.place();
    Place top = places.get(high);
    return new Forest(
        size,
        players.with(child, won.at(high)).with(parent, lost.at(low)),
        places.with(high, top.heldBy(child)).with(low, places.get(low).heldBy(parent)),
        top.isRoot() ? roots.toggled(parent).toggled(child) : roots);
  }
}
