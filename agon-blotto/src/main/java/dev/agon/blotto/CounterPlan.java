package dev.agon.blotto;

import dev.agon.blotto.contest.Wars;
import dev.agon.blotto.contest.WinSearch;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.games.blotto.solve.BestResponse;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Locale;

/**
 * A strong plan against the entries of a contest.
 *
 * @param mostPoints what the best plan for points wins against all entries together
 */
public record CounterPlan(
    Plan plan, Wars wars, ContestMeasure by, double mostPoints, ContestEntries entries) {
  /** What a plan can be best for. */
  public static final List<ContestMeasure> MEASURES =
      List.of(ContestMeasure.WIN, ContestMeasure.SCORE);

  /** The largest table for the exact search, in battlefields times units. */
  private static final long MAX_TABLE_SIZE = 10_000_000;

  /** Finds the best plan for points, or by local search one that wins many wars. */
  public static CounterPlan find(ContestEntries entries, ContestMeasure by, long seed) {
    Battlefields battlefields = entries.battlefields();
    long size = entries.units() * battlefields.count();
    if (entries.units() > MAX_TABLE_SIZE || size > MAX_TABLE_SIZE) {
      throw new UserError(
          "too large for counter: battlefields times units must be at most " + MAX_TABLE_SIZE);
    }
    BestResponse forPoints =
        BestResponse.against(battlefields, entries.plans(), (int) entries.units());
    WinSearch search = new WinSearch(battlefields, entries.plans(), seed);
    WinSearch.Found found =
        by == ContestMeasure.SCORE
            ? search.fight(forPoints.plan())
            : search.search(forPoints.plan());
    return new CounterPlan(found.plan(), found.wars(), by, forPoints.points(), entries);
  }

  /** The plan, how it does, and how good it is proven to be. */
  public String text() {
    Battlefields battlefields = entries.battlefields();
    long halves =
        entries.plans().stream().mapToLong(other -> battlefields.halfPoints(plan, other)).sum();
    return String.format(
        Locale.ROOT,
        """
        plan    %s
        wars    %d won, %d drawn, %d lost: win share %.2f %%
        points  %.3f of %d per war; no plan wins more than %.3f
        %s
        """,
        plan,
        wars.wins(),
        wars.draws(),
        wars.losses(),
        100 * wars.winShare(),
        halves / (2.0 * wars.fought()),
        battlefields.total(),
        mostPoints / wars.fought(),
        by == ContestMeasure.SCORE
            ? "proven best for points, by dynamic programming"
            : "found by local search for wars won: strong, not proven best");
  }
}
