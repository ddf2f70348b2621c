package dev.agon.games.blotto.solve;

import dev.agon.game.Dice;
import dev.agon.games.blotto.Battlefields;
import dev.agon.games.blotto.Plan;
import dev.agon.games.blotto.contest.Opposition;
import dev.agon.games.blotto.contest.Wars;
import java.util.Comparator;
import java.util.List;

/**
 * Looks for a plan that wins the most wars against given ones, by local search: from good plans it
 * climbs by moving units between two fields, and where no such move helps it is shaken and climbs
 * again. The best plan found is strong, but not proven to be the best there is.
 */
public final class WinSearch {
  /** So many of the opponents' own plans, the best ones, are climbed from. */
  private static final int OWN_STARTS = 8;

  /** How often a climb is shaken before the next start. */
  private static final int SHAKES = 40;

  private static final int MOST_MOVES_IN_A_SHAKE = 4;

  private final Battlefields battlefields;
  private final List<Plan> opponents;
  private final Opposition opposition;
  private final int units;
  private final Dice dice;

  public WinSearch(Battlefields battlefields, List<Plan> opponents, int units, long seed) {
    this.battlefields = battlefields;
    this.opponents = List.copyOf(opponents);
    this.opposition = new Opposition(battlefields, opponents);
    this.units = units;
    this.dice = new Dice(seed);
  }

  /** A plan and what it wins. */
  public record Found(Plan plan, Wars wars) {
    boolean betterThan(Found other) {
      return wars.halfWins() > other.wars.halfWins();
    }
  }

  /** The best plan found from all starts. */
  public Found search() {
    Found best = climbAndShake(fight(BestResponse.against(battlefields, opponents, units).plan()));
    for (Found start : bestOpponents()) {
      Found found = climbAndShake(start);
      best = found.betterThan(best) ? found : best;
    }
    return best;
  }

  private List<Found> bestOpponents() {
    return opponents.stream()
        .filter(plan -> plan.total() == units)
        .distinct()
        .map(this::fight)
        .sorted(Comparator.comparingLong((Found found) -> -found.wars().halfWins()))
        .limit(OWN_STARTS)
        .toList();
  }

  private Found climbAndShake(Found start) {
    Found best = climb(start);
    for (int shake = 0; shake < SHAKES; shake++) {
      Found found = climb(shaken(best));
      best = found.betterThan(best) ? found : best;
    }
    return best;
  }

  /** The same plan with some units moved at random. */
  private Found shaken(Found found) {
    int[] plan = found.plan().toArray();
    int moves = 1 + dice.nextInt(MOST_MOVES_IN_A_SHAKE);
    for (int move = 0; move < moves; move++) {
      int from = dice.nextInt(plan.length);
      int to = dice.nextInt(plan.length);
      int moved = dice.nextInt(plan[from] + 1);
      plan[from] -= moved;
      plan[to] += moved;
    }
    return fight(Plan.of(plan));
  }

  /** Takes the best move until none helps. */
  private Found climb(Found start) {
    Found best = start;
    for (Found next = bestMove(best); next.betterThan(best); next = bestMove(best)) {
      best = next;
    }
    return best;
  }

  private Found bestMove(Found found) {
    Found best = found;
    int[] plan = found.plan().toArray();
    for (int from = 0; from < plan.length; from++) {
      for (int to = 0; to < plan.length; to++) {
        for (int moved = 1; from != to && moved <= plan[from]; moved += 1 + moved / 4) {
          plan[from] -= moved;
          plan[to] += moved;
          Found next = fight(Plan.of(plan));
          best = next.betterThan(best) ? next : best;
          plan[from] += moved;
          plan[to] -= moved;
        }
      }
    }
    return best;
  }

  private Found fight(Plan plan) {
    return new Found(plan, opposition.fight(plan));
  }
}
