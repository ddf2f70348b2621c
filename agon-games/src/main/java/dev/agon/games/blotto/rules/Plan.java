package dev.agon.games.blotto.rules;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The units that one side places on each battlefield. */
public final class Plan {
  private final int[] units;
  private final long total;

  private Plan(int[] units) {
    for (int count : units) {
      if (count < 0) {
        throw new IllegalArgumentException("the units on a field must not be negative: " + count);
      }
    }
    this.units = units;
    this.total = Arrays.stream(units).asLongStream().sum();
  }

  public static Plan of(int... units) {
    return new Plan(units.clone());
  }

  public static Plan of(List<Integer> units) {
    return new Plan(units.stream().mapToInt(Integer::intValue).toArray());
  }

  public int fields() {
    return units.length;
  }

  public int units(int field) {
    return units[field];
  }

  public long total() {
    return total;
  }

  public int[] toArray() {
    return units.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Plan o && Arrays.equals(units, o.units);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(units);
  }

  /** As people write it: {@code 2 2 2 4}. */
  @Override
  public String toString() {
    return Arrays.stream(units).mapToObj(String::valueOf).collect(Collectors.joining(" "));
  }
}
