package dev.agon.games.canopy.display;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Where the players of a part of a forest are drawn. A layer is a band; those above are in the
 * middle of those below. Players with nobody below them stand together in a block.
 */
final class ForestLayout {
  /** Instead of a player above a block, where there is none. */
  static final int NO_SEAT = ForestIndex.NOBODY;

  /** A point, in columns and in rows of a band. */
  record Spot(double column, int layer, int row) {}

  /** A block of players with nobody below them; nobody above is {@link #NO_SEAT}. */
  record Block(int above, int layer, double column, int columns, int rows, int seats) {}

  private final ForestPart part;
  private final Map<Integer, List<Integer>> below = new HashMap<>();
  private final Map<Integer, Spot> players = new TreeMap<>();
  private final List<Block> blocks = new ArrayList<>();
  private final Map<Integer, Integer> rows = new TreeMap<>(Collections.reverseOrder());
  private final int widest;
  private double columns;

  /** Lays out a part; a block without anybody above has at most the widest columns. */
  ForestLayout(ForestPart part, int widest) {
    this.part = part;
    this.widest = widest;
    for (int seat : part.seats()) {
      below.computeIfAbsent(part.above(seat), _ -> new ArrayList<>()).add(seat);
    }
    columns = 0;
    List<Integer> single = new ArrayList<>();
    for (int root : below.getOrDefault(NO_SEAT, List.of())) {
      if (hasBelow(root)) {
        columns += place(root, columns);
      } else {
        single.add(root);
      }
    }
    columns = blocks(NO_SEAT, single, columns);
  }

  private Spot spot(double column, int layer, int row) {
    rows.merge(layer, row + 1, Math::max);
    return new Spot(column, layer, row);
  }

  /** Places a player and all below; returns how many columns they take. */
  private double place(int seat, double left) {
    List<Integer> alone = new ArrayList<>();
    double right = left;
    for (int child : below.getOrDefault(seat, List.of())) {
      if (hasBelow(child)) {
        right += place(child, right);
      } else {
        alone.add(child);
      }
    }
    right = blocks(seat, alone, right);
    double width = Math.max(1, right - left);
    players.put(seat, spot(left + width / 2, part.layer(seat), 0));
    return width;
  }

  /** Places players with nobody below them, layer by layer; returns where they end. */
  private double blocks(int above, List<Integer> alone, double left) {
    double right = left;
    for (int layer : new TreeSet<>(alone.stream().map(part::layer).toList())) {
      List<Integer> here = alone.stream().filter(seat -> part.layer(seat) == layer).toList();
      right += block(above, here, layer, right);
    }
    return right;
  }

  private double block(int above, List<Integer> seats, int layer, double left) {
    int most = above == NO_SEAT ? widest : Math.max(3, (int) Math.ceil(Math.sqrt(seats.size())));
    int wide = Math.min(seats.size(), most);
    for (int i = 0; i < seats.size(); i++) {
      players.put(seats.get(i), spot(left + i % wide + 0.5, layer, i / wide));
    }
    int high = (seats.size() + wide - 1) / wide;
    blocks.add(new Block(above, layer, left, wide, high, seats.size()));
    return wide;
  }

  /** Whether somebody is drawn below the player. */
  boolean hasBelow(int seat) {
    return below.containsKey(seat);
  }

  double columns() {
    return Math.max(1, columns);
  }

  /** The layers with anything in them, the highest first, and how many rows each needs. */
  Map<Integer, Integer> rows() {
    return rows;
  }

  Map<Integer, Spot> players() {
    return players;
  }

  List<Block> blocks() {
    return blocks;
  }
}
