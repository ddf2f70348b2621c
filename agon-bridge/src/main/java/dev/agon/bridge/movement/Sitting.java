package dev.agon.bridge.movement;

import dev.agon.bridge.Partnership;
import java.util.List;

/**
 * Who sits at a table in a round, and which boards are played there.
 *
 * @param round from 1
 * @param table from 1
 * @param ns the pair or team that sits North-South, or the players North and South
 * @param ew the pair or team that sits East-West, or the players East and West
 * @param set the number of the set of boards, from 1
 */
record Sitting(int round, int table, List<Integer> ns, List<Integer> ew, int set) {
  public Sitting {
    ns = List.copyOf(ns);
    ew = List.copyOf(ew);
  }

  /** A sitting of two pairs or two teams. */
  static Sitting of(int round, int table, int ns, int ew, int set) {
    return new Sitting(round, table, List.of(ns), List.of(ew), set);
  }

  public List<Integer> side(Partnership side) {
    return side == Partnership.NS ? ns : ew;
  }

  /** Whether somebody with this number sits here. */
  public boolean has(int contestant) {
    return ns.contains(contestant) || ew.contains(contestant);
  }

  /** Whether both are the same contestants at the same table and round, with other boards. */
  boolean isMoreOf(Sitting other) {
    return round == other.round
        && table == other.table
        && set != other.set
        && ns.equals(other.ns)
        && ew.equals(other.ew);
  }

  Sitting at(int number) {
    return new Sitting(round, number, ns, ew, set);
  }

  Sitting switched() {
    return new Sitting(round, table, ew, ns, set);
  }
}
