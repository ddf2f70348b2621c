package dev.agon.games.canopy.rules;

import java.util.function.IntFunction;

/**
 * A persistent array: changing a row copies the few short blocks on the path to it and shares
 * everything else, so the array before the change still exists.
 */
final class Rows<T> {
  private static final int BITS = 5;
  private static final int WIDTH = 1 << BITS;
  private static final int MASK = WIDTH - 1;

  private final Object[] top;
  private final int shift;

  private Rows(Object[] top, int shift) {
    this.top = top;
    this.shift = shift;
  }

  static <T> Rows<T> of(int size, IntFunction<T> row) {
    int shift = 0;
    while (size > WIDTH << shift) {
      shift += BITS;
    }
    return new Rows<>(block(shift, 0, size, row), shift);
  }

  private static <T> Object[] block(int shift, int from, int size, IntFunction<T> row) {
    int left = (size - from - 1 >> shift) + 1;
    Object[] block = new Object[Math.min(WIDTH, left)];
    for (int i = 0; i < block.length; i++) {
      int first = from + (i << shift);
      block[i] = shift == 0 ? row.apply(first) : block(shift - BITS, first, size, row);
    }
    return block;
  }

  @SuppressWarnings("unchecked") // the blocks at the bottom hold rows and nothing else
  T get(int index) {
    Object[] block = top;
    for (int s = shift; s > 0; s -= BITS) {
      block = (Object[]) block[index >>> s & MASK];
    }
    return (T) block[index & MASK];
  }

  Rows<T> with(int index, T row) {
    return new Rows<>(with(top, shift, index, row), shift);
  }

  private static Object[] with(Object[] block, int shift, int index, Object row) {
    Object[] copy = block.clone();
    int at = index >>> shift & MASK;
    copy[at] = shift == 0 ? row : with((Object[]) block[at], shift - BITS, index, row);
    return copy;
  }
}
