package dev.agon.games.canopy.rules;

/**
 * A persistent set of players in ascending order, which finds the n-th player without visiting the
 * others.
 */
sealed interface Roots {
  int size();

  boolean has(int player);

  /** The player with this index in the set, from 0. */
  int get(int index);

  /** The set with the player added, or removed if it was in the set. */
  Roots toggled(int player);

  /** The set of all players up to this number. */
  static Roots all(int players) {
    int shift = 0;
    while (players > Few.MAX << shift) {
      shift += Many.BITS;
    }
    return all(players, shift);
  }

  private static Roots all(int players, int shift) {
    if (shift == 0) {
      return new Few(players == Few.MAX ? -1L : (1L << players) - 1);
    }
    int each = Few.MAX << shift - Many.BITS;
    Roots[] parts = new Roots[(players + each - 1) / each];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = all(Math.min(each, players - i * each), shift - Many.BITS);
    }
    return new Many(players, each, parts);
  }

  /** A set of players below 64, with a bit for each. */
  record Few(long bits) implements Roots {
    private static final int MAX = 64;

    @Override
    public int size() {
      return Long.bitCount(bits);
    }

    @Override
    public boolean has(int player) {
      return (bits >>> player & 1) != 0;
    }

    @Override
    public int get(int index) {
      long left = bits;
      for (int i = 0; i < index; i++) {
        left &= left - 1;
      }
      return Long.numberOfTrailingZeros(left);
    }

    @Override
    public Roots toggled(int player) {
      return new Few(bits ^ 1L << player);
    }
  }

  /** Consecutive sets, each for the same number of players. */
  final class Many implements Roots {
    private static final int BITS = 5;

    private final int size;
    private final int each;
    private final Roots[] parts;

    private Many(int size, int each, Roots[] parts) {
      this.size = size;
      this.each = each;
      this.parts = parts;
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public boolean has(int player) {
      return parts[player / each].has(player % each);
    }

    @Override
    public int get(int index) {
      int part = 0;
      int rest = index;
      while (rest >= parts[part].size()) {
        rest -= parts[part++].size();
      }
      return part * each + parts[part].get(rest);
    }

    @Override
    public Roots toggled(int player) {
      Roots[] copy = parts.clone();
      Roots before = parts[player / each];
      Roots after = before.toggled(player % each);
      copy[player / each] = after;
      return new Many(size + after.size() - before.size(), each, copy);
    }
  }
}
