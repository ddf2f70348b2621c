package dev.agon.games.coinfight.rules;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The kinds of coins in a game: their values in cents, lowest first. */
public final class Denominations {
  /** A packed count has eight bits, and a long holds eight of them. */
  static final int MAX = 8;

  private final int[] cents;

  private Denominations(int[] cents) {
    this.cents = cents;
  }

  /** The denominations with these values, in any order. */
  public static Denominations of(int... cents) {
    int[] ascending = cents.clone();
    Arrays.sort(ascending);
    if (ascending.length == 0 || ascending.length > MAX) {
      throw new IllegalArgumentException(
          "must have 1 to " + MAX + " denominations, not " + ascending.length);
    }
    for (int i = 0; i < ascending.length; i++) {
      if (ascending[i] < 1) {
        throw new IllegalArgumentException("a coin is worth at least 1, not " + ascending[i]);
      }
      if (i > 0 && ascending[i] == ascending[i - 1]) {
        throw new IllegalArgumentException("denomination " + ascending[i] + " is repeated");
      }
    }
    return new Denominations(ascending);
  }

  public int size() {
    return cents.length;
  }

  /** The value of the denomination at this index; 0 is the lowest. */
  public int cents(int index) {
    return cents[index];
  }

  /** The index of the denomination with this value, or -1 if there is none. */
  public int indexOf(int value) {
    for (int i = 0; i < cents.length; i++) {
      if (cents[i] == value) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof Denominations that && Arrays.equals(cents, that.cents);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cents);
  }

  /** As in {@code 1, 5, 10, 25}. */
  @Override
  public String toString() {
    return Arrays.stream(cents).mapToObj(String::valueOf).collect(Collectors.joining(", "));
  }
}
