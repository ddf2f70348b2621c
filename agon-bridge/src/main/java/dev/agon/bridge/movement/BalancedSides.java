package dev.agon.bridge.movement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/**
 * Looks for the directions at the tables of a movement that compare all contestants as equally as
 * possible.
 *
 * <p>Who meets whom on which boards stays. The sum of all comparisons stays, too, whatever the
 * directions are, so the smallest sum of squares is the fairest. From a number of random beginnings
 * the search exchanges the sides at a table, first in all rounds and then in single ones, while
 * that helps. With few tables, all exchanges in all rounds are tried before.
 */
final class BalancedSides {
  private static final long SEED = 2;

  /** A search tries about so many exchanges; a large movement gets few beginnings. */
  private static final int MAX_EXCHANGES = 40_000;

  private static final int MIN_BEGINNINGS = 2;

  private static final int MAX_EXACT_TABLES = 8;

  private final Movement movement;
  private final List<Sitting> sittings;

  /** The sittings of each table. */
  private final List<List<Integer>> tables;

  /** The sittings of each table in each round. */
  private final List<List<Integer>> tableRounds;

  /** The sittings with the same boards, by the set's number. */
  private final List<List<Integer>> bySet = new ArrayList<>();

  /** How often two contestants are compared, in sets of boards. */
  private final int[][] compared;

  private long squares;
  private List<Sitting> fairest;
  private long fewestSquares;

  private BalancedSides(Movement movement) {
    this.movement = movement;
    this.sittings = new ArrayList<>(movement.sittings());
    this.compared = new int[movement.size() + 1][movement.size() + 1];
    this.tables = groups(Sitting::table);
    this.tableRounds = groups(sitting -> List.of(sitting.round(), sitting.table()));
    for (int set = 0; set <= movement.sets(); set++) {
      bySet.add(new ArrayList<>());
    }
    for (int at = 0; at < sittings.size(); at++) {
      bySet.get(sittings.get(at).set()).add(at);
    }
    for (List<Integer> results : bySet) {
      for (int one : results) {
        add(sittings.get(one).ns(), sittings.get(one).ew(), results.size() - 1);
        results.stream().filter(two -> two > one).forEach(two -> compare(one, two, 1));
      }
    }
    this.fairest = List.copyOf(sittings);
    this.fewestSquares = squares;
  }

  private List<List<Integer>> groups(Function<Sitting, Object> key) {
    Map<Object, List<Integer>> groups = new LinkedHashMap<>();
    for (int at = 0; at < sittings.size(); at++) {
      groups.computeIfAbsent(key.apply(sittings.get(at)), _ -> new ArrayList<>()).add(at);
    }
    return List.copyOf(groups.values());
  }

  /** The movement with the fairest directions that were found, the same each time. */
  static Movement of(Movement movement) {
    return new BalancedSides(movement).search();
  }

  private Movement search() {
    if (tables.size() <= MAX_EXACT_TABLES) {
      tryAllTables();
    }
    Random random = new Random(SEED);
    int exchanges = 0;
    for (int at = 0; at < MIN_BEGINNINGS || exchanges < MAX_EXCHANGES; at++) {
      exchanges += descend(tables) + descend(tableRounds);
      note();
      List<List<Integer>> groups = at % 2 == 0 ? tables : tableRounds;
      groups.stream().filter(_ -> random.nextBoolean()).forEach(this::exchange);
    }
    return movement.with(fairest);
  }

  /** Tries all exchanges at tables in all rounds, each one table away from the one before. */
  private void tryAllTables() {
    for (int at = 1; at < 1 << tables.size(); at++) {
      exchange(tables.get(Integer.numberOfTrailingZeros(at)));
      note();
    }
  }

  private void note() {
    if (squares < fewestSquares) {
      fewestSquares = squares;
      fairest = List.copyOf(sittings);
    }
  }

  /** Exchanges sides until no exchange of a single group helps; returns how many it tried. */
  private int descend(List<List<Integer>> groups) {
    int tried = 0;
    int unchanged = 0;
    while (unchanged < groups.size()) {
      List<Integer> group = groups.get(tried++ % groups.size());
      long before = squares;
      exchange(group);
      if (squares < before) {
        unchanged = 0;
      } else {
        exchange(group);
        unchanged++;
      }
    }
    return tried;
  }

  private void exchange(List<Integer> group) {
    for (int at : group) {
      List<Integer> results = bySet.get(sittings.get(at).set());
      compareWith(at, results, -1);
      sittings.set(at, sittings.get(at).switched());
      compareWith(at, results, 1);
    }
  }

  private void compareWith(int at, List<Integer> results, int times) {
    for (int other : results) {
      if (other != at) {
        compare(at, other, times);
      }
    }
  }

  /** Adds the comparisons of two results on the same boards, or takes them off. */
  private void compare(int one, int two, int times) {
    Sitting first = sittings.get(one);
    Sitting second = sittings.get(two);
    add(first.ns(), second.ns(), times);
    add(first.ew(), second.ew(), times);
    add(first.ns(), second.ew(), -times);
    add(first.ew(), second.ns(), -times);
  }

  private void add(List<Integer> ones, List<Integer> others, int times) {
    for (int one : ones) {
      for (int other : others) {
        int before = compared[one][other];
        squares += (long) times * (2L * before + times);
        compared[one][other] += times;
        compared[other][one] += times;
      }
    }
  }
}
