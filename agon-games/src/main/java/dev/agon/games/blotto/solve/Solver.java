package dev.agon.games.blotto.solve;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Forces;
import java.util.Locale;

/** Solves the game for points, not for wins: two sides learn from each other round by round. */
public final class Solver {
  /** The largest game, in edges of one side's graph. */
  private static final long MAX_EDGES = 25_000_000;

  private final Battlefields battlefields;
  private final Forces forces;
  private final Colonel first;
  private final Colonel second;
  private double[][] chancesOfSecond;
  private int rounds;

  /**
   * @throws IllegalArgumentException when the game is too large
   */
  public Solver(Battlefields battlefields, Forces forces) {
    checkSize(battlefields.count(), forces.first());
    checkSize(battlefields.count(), forces.second());
    this.battlefields = battlefields;
    this.forces = forces;
    first = new Colonel(battlefields.count(), forces.first());
    second = new Colonel(battlefields.count(), forces.second());
    chancesOfSecond = second.play(0);
  }

  /** Refuses a side without units, or with too many for the memory. */
  static void checkSize(int fields, int units) {
    if (units < 1) {
      throw new IllegalArgumentException("a side has at least 1 unit, not " + units);
    }
    if (edges(fields, units) > MAX_EDGES) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%,d battlefields with %,d units are too many to solve; fields times units squared"
                  + " must stay below %,d",
              fields,
              units,
              2 * MAX_EDGES));
    }
  }

  static long edges(int fields, int units) {
    return fields * (units + 1L) * (units + 2L) / 2;
  }

  /** Plays one more round; its weight is its number. */
  public void play() {
    rounds++;
    first.learn(Gains.against(battlefields, chancesOfSecond, forces.first()));
    double[][] chancesOfFirst = first.play(rounds);
    second.learn(Gains.against(battlefields, chancesOfFirst, forces.second()));
    chancesOfSecond = second.play(rounds);
  }

  public int rounds() {
    return rounds;
  }

  /** The average strategies so far, certified. */
  public Solution solution() {
    return Solution.certify(battlefields, first.average(), second.average());
  }
}
