package dev.agon.games.blotto.contest;

import dev.agon.games.blotto.Battlefields;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Adds up the points of one plan against many others at once: a circuit of logic gates, made for
 * the values of the battlefields.
 *
 * <p>A wire is a row of words; each of its bits belongs to another opponent. Two wires come in for
 * each field: on which opponents have fewer units there, and on which have at most as many. The
 * value of a field counts once for each of the two, which gives twice the points. To these the
 * circuit adds 2<sup>b</sup> − 1 − total, where 2<sup>b</sup> is the first power of two above the
 * total of all values: the sum reaches 2<sup>b</sup> exactly when the points are more than half,
 * and it is one less, all its low bits set, exactly when they are half.
 */
final class Adder {
  private final int inputs;
  private final List<Gate> gates = new ArrayList<>();
  private final int[] lowBits;
  private final int topBit;
  private final int spare;
  private int wires;

  /** The wires from 0 on are the inputs; the last of them is always on. */
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

  /** The input on which opponents with fewer units on this field are set. */
  static int fewer(int field) {
    return 2 * field;
  }

  /** The input on which opponents with at most as many units on this field are set. */
  static int atMost(int field) {
    return 2 * field + 1;
  }

  int alwaysOn() {
    return inputs - 1;
  }

  /** How many wires there are, inputs and others. */
  int wires() {
    return wires;
  }

  /** Lets the inputs through all gates; the other wires are overwritten. */
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

  // These loops run over whole arrays, all from index 0, because only then does the compiler turn
  // them into vector instructions.

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

  /** After a run: how many opponents get less than half of the points. */
  int wins(long[][] wire) {
    return count(wire[topBit]);
  }

  /** After a run: how many opponents get just half of the points. */
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

  /** Adds two or three wires of the same weight: the sum keeps it, the carry has twice that. */
  private record Gate(int a, int b, int c, int sum, int carry) {
    static final int NONE = -1;
  }

  /** Lays the gates, column by column from the lowest bit, and uses wires again that are free. */
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
