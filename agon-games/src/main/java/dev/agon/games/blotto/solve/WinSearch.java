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

  /** So many wars are fought at most in all; a search of usual size needs a few hundred million. */
  private static final long MAX_WARS = 5_000_000_000L;

  private static final int MAX_MOVES_IN_A_SHAKE = 4;

  private final List<Plan> opponents;
  private final Opposition opposition;
  private final Dice dice;
  private long warsLeft = MAX_WARS;

  public WinSearch(Battlefields battlefields, List<Plan> opponents, long seed) {
    this.opponents = List.copyOf(opponents);
    this.opposition = new Opposition(battlefields, opponents);
    this.dice = new Dice(seed);
  }

  /** A plan and what it wins. */
  public record Found(Plan plan, Wars wars) {
    boolean betterThan(Found other) {
      return wars.halfWins() > other.wars.halfWins();
    }
  }

  /** The best plan found from the given one and from the opponents' own with as many units. */
  public Found search(Plan start) {
    Found best = climbAndShake(fight(start));
    for (Found other : bestOpponents(start.total())) {
      if (isDone(best)) {
        return best;
      }
      Found found = climbAndShake(other);
      best = found.betterThan(best) ? found : best;
    }
    return best;
  }

  /** Nothing is better than to beat them all. */
  private boolean isDone(Found found) {
    return warsLeft <= 0 || found.wars().halfWins() == 2L * opposition.size();
  }

  private List<Found> bestOpponents(long units) {
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
    for (int shake = 0; shake < SHAKES && !isDone(best); shake++) {
      Found found = climb(shaken(best));
      best = found.betterThan(best) ? found : best;
    }
    return best;
  }

  /** The same plan with some units moved at random. */
  private Found shaken(Found found) {
    int[] plan = found.plan().toArray();
    int moves = 1 + dice.nextInt(MAX_MOVES_IN_A_SHAKE);
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
    Found next = bestMove(best);
    while (next.betterThan(best) && !isDone(best)) {
      best = next;
      next = bestMove(best);
    }
    return best;
  }

  private Found bestMove(Found found) {
    Found best = found;
    int[] plan = found.plan().toArray();
    for (int from = 0; from < plan.length && !isDone(best); from++) {
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

  /** What one plan wins. */
  public Found fight(Plan plan) {
    warsLeft -= opposition.size();
    return new Found(plan, opposition.fight(plan));
  }
}
