package dev.agon.app.blotto;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.blotto.ContestEntries;
import dev.agon.blotto.ContestMeasure;
import dev.agon.blotto.CounterPlan;

/** Finds a strong plan against the entries of a file. */
final class CounterCommand extends Command {
  private static final ContestMeasure[] MEASURES =
      CounterPlan.MEASURES.toArray(ContestMeasure[]::new);

  CounterCommand() {
    super("counter", "find a plan against the entries of a file: strong for wins, best for points");
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
    ContestMeasure by = given.choice("by", ContestMeasure.WIN, MEASURES, ContestMeasure::id);
    long seed = given.has("seed") ? given.seedOrRandom(streams) : 1;
    ContestEntries entries =
        EntriesFlags.read(given.operands("ENTRIES").getFirst(), given, streams);
    streams.out().print(CounterPlan.find(entries, by, seed).text());
    return 0;
  }
}
