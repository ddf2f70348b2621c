package dev.agon.blotto.contest;

import dev.agon.game.Dice;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import java.util.Comparator;
import java.util.List;

/**
 * Searches for the plan that wins the most wars against given opponents, by iterated local search.
 * From good plans it climbs by moving units between two fields; where no move helps, it moves some
 * units at random and climbs again. The result is strong, but not proven to be the best.
 */
public final class WinSearch {
  /** The number of the opponents' best plans that a climb starts from. */
  private static final int OPPONENT_STARTS = 8;

  /** The number of random changes before the next start. */
  private static final int SHAKES = 40;

  /** The limit of wars in one search; a typical search needs a few hundred million. */
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

  public record Found(Plan plan, Wars wars) {
    boolean betterThan(Found other) {
      return wars.halfWins() > other.wars.halfWins();
    }
  }

  /** The best plan found, starting from this plan and from opponents with as many units. */
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

  /** Whether every opponent is beaten, or the limit of wars is reached. */
  private boolean isDone(Found found) {
    return warsLeft <= 0 || found.wars().halfWins() == 2L * opposition.size();
  }

  private List<Found> bestOpponents(long units) {
    return opponents.stream()
        .filter(plan -> plan.total() == units)
        .distinct()
        .map(this::fight)
        .sorted(Comparator.comparingLong((Found found) -> -found.wars().halfWins()))
        .limit(OPPONENT_STARTS)
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

  /** The plan with some units moved at random. */
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

  /** Repeats the best move until none helps. */
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

  public Found fight(Plan plan) {
    warsLeft -= opposition.size();
    return new Found(plan, opposition.fight(plan));
  }
}
