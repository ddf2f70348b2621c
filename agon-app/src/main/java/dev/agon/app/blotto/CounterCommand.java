package dev.agon.app.blotto;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.blotto.ContestEntries;
import dev.agon.blotto.ContestMeasure;
import dev.agon.games.blotto.contest.Wars;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.games.blotto.solve.BestResponse;
import dev.agon.games.blotto.solve.WinSearch;
import dev.agon.text.UserError;
import java.util.Locale;

/** Finds a strong plan against the entries of a file. */
final class CounterCommand implements Command {
  private static final ContestMeasure[] MEASURES = {ContestMeasure.WIN, ContestMeasure.SCORE};

  /** The largest table for the exact search, in battlefields times units. */
  private static final long MAX_TABLE_SIZE = 10_000_000;

  @Override
  public String name() {
    return "counter";
  }

  @Override
  public String summary() {
    return "find a plan against the entries of a file: strong for wins, best for points";
  }

  @Override
  public Flags flags() {
    return EntriesFlags.addTo(
            new Flags("blotto counter ENTRIES [flags]")
                .describe("Finds a strong plan against the entries of a contest.")
                .example("blotto counter entries.csv", "find a plan that wins wars")
                .example(
                    "blotto counter entries.csv --by score",
                    "find the plan that wins the most points"))
        .choice(
            "by",
            "WORD",
            MEASURES,
            ContestMeasure::id,
            "win (default; local search) or score (proven best)")
        .value("seed", "S", "seed of the search, or random (default 1)");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    counter(given, streams);
    return 0;
  }

  private static void counter(Arguments given, Streams streams) {
    ContestMeasure by = given.choice("by", ContestMeasure.WIN, MEASURES, ContestMeasure::id);
    long seed = given.has("seed") ? given.seedOrRandom(streams) : 1;
    ContestEntries entries =
        EntriesFlags.read(given.operands("ENTRIES").getFirst(), given, streams);
    long size = entries.units() * entries.battlefields().count();
    if (entries.units() > MAX_TABLE_SIZE || size > MAX_TABLE_SIZE) {
      throw new UserError(
          "too large for counter: battlefields times units must be at most " + MAX_TABLE_SIZE);
    }
    BestResponse forPoints =
        BestResponse.against(entries.battlefields(), entries.plans(), (int) entries.units());
    WinSearch search = new WinSearch(entries.battlefields(), entries.plans(), seed);
    WinSearch.Found found =
        by == ContestMeasure.SCORE
            ? search.fight(forPoints.plan())
            : search.search(forPoints.plan());
    print(found.plan(), found.wars(), by, forPoints, entries, streams);
  }

  private static void print(
      Plan plan,
      Wars wars,
      ContestMeasure by,
      BestResponse forPoints,
      ContestEntries entries,
      Streams streams) {
    Battlefields battlefields = entries.battlefields();
    long halves =
        entries.plans().stream().mapToLong(other -> battlefields.halfPoints(plan, other)).sum();
    streams.out().println("plan    " + plan);
    streams
        .out()
        .printf(
            Locale.ROOT,
            "wars    %d won, %d drawn, %d lost: win share %.2f %%%n",
            wars.wins(),
            wars.draws(),
            wars.losses(),
            100 * wars.winShare());
    streams
        .out()
        .printf(
            Locale.ROOT,
            "points  %.3f of %d per war; no plan wins more than %.3f%n",
            halves / (2.0 * wars.fought()),
            battlefields.total(),
            forPoints.points() / wars.fought());
    streams
        .out()
        .println(
            by == ContestMeasure.SCORE
                ? "proven best for points, by dynamic programming"
                : "found by local search for wars won: strong, not proven best");
  }
}
