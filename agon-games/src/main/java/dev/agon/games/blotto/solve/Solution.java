package dev.agon.games.blotto.solve;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Forces;

/**
 * A strategy for each side, and the most that any plan wins against each strategy.
 *
 * @param mostOfFirst the points that the best plan wins against the second side's strategy
 * @param mostOfSecond the points that the best plan wins against the first side's strategy
 */
public record Solution(
    Battlefields battlefields,
    Strategy first,
    Strategy second,
    double mostOfFirst,
    double mostOfSecond) {

  /** Certifies two strategies by computing an exact best response to each. */
  public static Solution certify(Battlefields battlefields, Strategy first, Strategy second) {
    if (first.fields() != battlefields.count() || second.fields() != battlefields.count()) {
      throw new IllegalArgumentException("strategies for another number of battlefields");
    }
    return new Solution(
        battlefields,
        first,
        second,
        most(battlefields, second, first.units()),
        most(battlefields, first, second.units()));
  }

  private static double most(Battlefields battlefields, Strategy against, int units) {
    return BestResponse.to(Gains.against(battlefields, against.chances(), units)).points();
  }

  public Forces forces() {
    return new Forces(first.units(), second.units());
  }

  public Strategy side(int seat) {
    return seat == 0 ? first : second;
  }

  /** The least that the first side's strategy expects, whatever the other side does. */
  public double guaranteedToFirst() {
    return battlefields.total() - mostOfSecond;
  }

  /** The least that the second side's strategy expects, whatever the other side does. */
  public double guaranteedToSecond() {
    return battlefields.total() - mostOfFirst;
  }

  /**
   * What both sides together could gain by switching to best responses, as a share of the total
   * value; 0 at an equilibrium.
   */
  public double gap() {
    return (mostOfFirst + mostOfSecond - battlefields.total()) / battlefields.total();
  }
}
