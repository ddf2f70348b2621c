package dev.agon.games.blotto.solve;

import dev.agon.game.Dice;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Forces;
import dev.agon.games.blotto.rules.Plan;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * Equilibrium strategies for the arena; each game is solved once. Large games are solved in bundles
 * of units, with the smallest bundle that lets the game be solved in a second or two.
 */
public final class Equilibria {
  private static final double GAP = 0.002;
  private static final int ROUNDS_BETWEEN_CHECKS = 50;
  private static final long MAX_EDGES = 2_000_000;

  /** The limit of work for a game, in edges visited: a few seconds. */
  private static final long MAX_WORK = 2_000_000_000L;

  private final Map<Key, Solution> solved = new ConcurrentHashMap<>();

  private record Key(Battlefields battlefields, Forces forces) {}

  /** Draws a plan for the first of the two sides. */
  public Plan plan(Battlefields battlefields, Forces forces, Dice dice) {
    int fields = battlefields.count();
    if (forces.first() >= (long) fields * (forces.second() + 1)) {
      return certainVictory(fields, forces);
    }
    int bundle = bundle(fields, forces);
    int[] plan = strategy(battlefields, bundles(forces, bundle)).sample(dice).toArray();
    int left = forces.first();
    for (int field = 0; field < plan.length; field++) {
      plan[field] = Math.min(plan[field] * bundle, left);
      left -= plan[field];
    }
    plan[dice.nextInt(plan.length)] += left;
    unbundle(plan, bundle, dice);
    return Plan.of(plan);
  }

  /** Places at least one unit more than the other side has on every field. */
  private static Plan certainVictory(int fields, Forces forces) {
    int[] plan = new int[fields];
    Arrays.fill(plan, forces.first() / fields);
    plan[0] += forces.first() % fields;
    return Plan.of(plan);
  }

  /**
   * Moves a random part of a bundle from each field with a bundle to another such field, so that
   * opponents cannot rely on bundles.
   */
  private static void unbundle(int[] plan, int bundle, Dice dice) {
    int[] held = IntStream.range(0, plan.length).filter(field -> plan[field] >= bundle).toArray();
    int[] moved = IntStream.range(0, held.length).map(_ -> dice.nextInt(bundle)).toArray();
    for (int i = 0; i < held.length; i++) {
      plan[held[i]] -= moved[i];
    }
    for (int i = held.length - 1; i >= 0; i--) {
      int other = dice.nextInt(i + 1);
      plan[held[i]] += moved[other];
      moved[other] = moved[i];
    }
  }

  /** The first side's strategy; a game and its mirror image are solved once. */
  Strategy strategy(Battlefields battlefields, Forces forces) {
    boolean stronger = forces.first() >= forces.second();
    Key key = new Key(battlefields, stronger ? forces : forces.swapped());
    Solution solution = solved.computeIfAbsent(key, Equilibria::solve);
    return stronger ? solution.first() : solution.second();
  }

  static int bundle(int fields, Forces forces) {
    int bundle = 1;
    while (edges(fields, bundles(forces, bundle)) > MAX_EDGES) {
      bundle++;
    }
    return bundle;
  }

  private static long edges(int fields, Forces forces) {
    return Solver.edges(fields, forces.first()) + Solver.edges(fields, forces.second());
  }

  private static Forces bundles(Forces forces, int bundle) {
    return new Forces(Math.max(1, forces.first() / bundle), Math.max(1, forces.second() / bundle));
  }

  private static Solution solve(Key key) {
    Solver solver = new Solver(key.battlefields(), key.forces());
    Solution solution = solver.solution();
    long maxRounds = MAX_WORK / edges(key.battlefields().count(), key.forces());
    while (solution.gap() > GAP && solver.rounds() < maxRounds) {
      for (int round = 0; round < ROUNDS_BETWEEN_CHECKS; round++) {
        solver.play();
      }
      solution = solver.solution();
    }
    return solution;
  }
}
