package dev.agon.blotto.contest;

import dev.agon.games.blotto.rules.Battlefields;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Adds up the points of one plan against many opponents at once, with a circuit of logic gates that
 * is built for the values of the battlefields.
 *
 * <p>A wire is a row of words; each bit belongs to one opponent. Each field has two input wires:
 * one has the bits of the opponents with fewer units there, the other of those with at most as
 * many. The value of a field counts once for each of the two wires, which gives twice the points.
 * The circuit adds 2<sup>b</sup> − 1 − total to that sum, where 2<sup>b</sup> is the smallest power
 * of two above the total of all values. The result is at least 2<sup>b</sup> exactly when the
 * points are more than half of the total. It is 2<sup>b</sup> − 1, so that all low bits are set,
 * exactly when the points are half of the total.
 */
final class Adder {
  private final int inputs;
  private final List<Gate> gates = new ArrayList<>();
  private final int[] lowBits;
  private final int topBit;
  private final int spare;
  private int wires;

  /** The first wires are the inputs; the last input is always on. */
  Adder(Battlefields battlefields) {
    inputs = 2 * battlefields.count() + 1;
    wires = inputs;
    int bits = Long.SIZE - Long.numberOfLeadingZeros(battlefields.total());
    List<Deque<Integer>> columns = new ArrayList<>();
    for (int bit = 0; bit <= bits; bit++) {
      columns.add(new ArrayDeque<>());
    }
    for (int field = 0; field < battlefields.count(); field++) {
      addTo(columns, battlefields.value(field), fewer(field));
      addTo(columns, battlefields.value(field), atMost(field));
    }
    addTo(columns, (1L << bits) - 1 - battlefields.total(), alwaysOn());
    int[] sum = new Wiring().sum(columns);
    lowBits = Arrays.copyOf(sum, bits);
    topBit = sum[bits];
    spare = wires++;
  }

  /** The input with the bits of opponents that have fewer units on this field. */
  static int fewer(int field) {
    return 2 * field;
  }

  /** The input with the bits of opponents that have at most as many units on this field. */
  static int atMost(int field) {
    return 2 * field + 1;
  }

  int alwaysOn() {
    return inputs - 1;
  }

  int wires() {
    return wires;
  }

  /** Computes all gates from the inputs and overwrites the other wires. */
  void run(long[][] wire) {
    for (Gate gate : gates) {
      if (gate.c() == Gate.NONE) {
        addTwo(wire[gate.a()], wire[gate.b()], wire[gate.sum()], wire[gate.carry()]);
      } else {
        addThree(
            wire[gate.a()], wire[gate.b()], wire[gate.c()], wire[gate.sum()], wire[gate.carry()]);
      }
    }
  }

  // These loops run over whole arrays from index 0: only then does the compiler emit vector
  // instructions.

  private static void addTwo(long[] a, long[] b, long[] sum, long[] carry) {
    for (int i = 0; i < a.length; i++) {
      long x = a[i];
      long y = b[i];
      sum[i] = x ^ y;
      carry[i] = x & y;
    }
  }

  private static void addThree(long[] a, long[] b, long[] c, long[] sum, long[] carry) {
    for (int i = 0; i < a.length; i++) {
      long x = a[i];
      long y = b[i];
      long z = c[i];
      long either = x ^ y;
      sum[i] = either ^ z;
      carry[i] = x & y | either & z;
    }
  }

  /** After a run: the number of opponents that get less than half of the points. */
  int wins(long[][] wire) {
    return count(wire[topBit]);
  }

  /** After a run: the number of opponents that get exactly half of the points. */
  int draws(long[][] wire) {
    long[] half = wire[spare];
    Arrays.fill(half, ~0L);
    for (int bit : lowBits) {
      keep(half, wire[bit]);
    }
    return count(half);
  }

  private static void keep(long[] row, long[] mask) {
    for (int i = 0; i < row.length; i++) {
      row[i] &= mask[i];
    }
  }

  private static int count(long[] row) {
    int count = 0;
    for (long word : row) {
      count += Long.bitCount(word);
    }
    return count;
  }

  private static void addTo(List<Deque<Integer>> columns, long number, int wire) {
    for (int bit = 0; bit < columns.size(); bit++) {
      if ((number >> bit & 1) == 1) {
        columns.get(bit).add(wire);
      }
    }
  }

  /** Adds two or three wires of the same weight; the carry has twice that weight. */
  private record Gate(int a, int b, int c, int sum, int carry) {
    static final int NONE = -1;
  }

  /** Builds the gates column by column, from the lowest bit, and reuses free wires. */
  private final class Wiring {
    private final Deque<Integer> free = new ArrayDeque<>();

    /** Reduces each column to one wire. */
    int[] sum(List<Deque<Integer>> columns) {
      int[] sum = new int[columns.size()];
      for (int bit = 0; bit < columns.size(); bit++) {
        Deque<Integer> column = columns.get(bit);
        while (column.size() > 1) {
          int a = column.remove();
          int b = column.remove();
          int c = column.isEmpty() ? Gate.NONE : column.remove();
          release(a);
          release(b);
          release(c);
          Gate gate = new Gate(a, b, c, take(), take());
          gates.add(gate);
          column.addFirst(gate.sum());
          if (bit + 1 < columns.size()) {
            columns.get(bit + 1).add(gate.carry());
          } else {
            release(gate.carry());
          }
        }
        sum[bit] = column.isEmpty() ? alwaysOff() : column.remove();
      }
      return sum;
    }

    private void release(int wire) {
      if (wire >= inputs) {
        free.push(wire);
      }
    }

    private int take() {
      return free.isEmpty() ? wires++ : free.pop();
    }

    /** A wire that no gate drives. */
    private int alwaysOff() {
      return wires++;
    }
  }
}
