package dev.agon.games.blotto.solve;

import dev.agon.games.blotto.Battlefields;
import dev.agon.games.blotto.Forces;

/** Two colonels who learn from each other, round by round. For points, not for wins. */
public final class Solver {
  /** The largest game that is taken on: so many ways to place units on a field, all together. */
  private static final long MOST_EDGES = 50_000_000;

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
    checkSize(battlefields.count(), forces);
    this.battlefields = battlefields;
    this.forces = forces;
    first = new Colonel(battlefields.count(), forces.first());
    second = new Colonel(battlefields.count(), forces.second());
    chancesOfSecond = second.play(0);
  }

  /** Refuses a game that is too large to be held in memory. */
  static void checkSize(int fields, Forces forces) {
    if (edges(fields, forces) > MOST_EDGES) {
      throw new IllegalArgumentException(
          fields
              + " battlefields with "
              + forces
              + " units are too many to solve; fields times units squared must stay below "
              + MOST_EDGES);
    }
  }

  /** How large a game is, by the edges of its graphs. */
  static long edges(int fields, Forces forces) {
    return fields
        * ((forces.first() + 1L) * (forces.first() + 2L)
            + (forces.second() + 1L) * (forces.second() + 2L))
        / 2;
  }

  /** One more round; it counts as much as its number. */
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

  /** What they did on average so far, certified. */
  public Solution solution() {
    return Solution.certify(battlefields, first.average(), second.average());
  }
}
