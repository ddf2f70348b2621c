package dev.agon.app.blotto;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.blotto.ContestEntry;
import dev.agon.blotto.StrategyFile;
import dev.agon.game.Dice;
import dev.agon.games.blotto.solve.Strategy;

/** Draws plans from a saved strategy and prints them as entries. */
final class SampleCommand extends Command {
  private static final int DEFAULT_COUNT = 10;

  /** The output is checked for a closed pipe once every this many lines. */
  private static final int LINES_BETWEEN_CHECKS = 1_000;

  SampleCommand() {
    super("sample", "draw plans from a saved strategy");
  }

  @Override
  public Flags flags() {
    return new Flags("blotto sample STRATEGY [flags]   (prints entries like s1,2,2,2,4)")
        .describe(
            "Draws plans from a strategy that agon blotto solve saved, and prints them as entries"
                + " of a contest.")
        .example("blotto sample blotto-strategy.json --count 3", "draw three plans")
        .value("count", "N", "number of plans (default " + DEFAULT_COUNT + ")")
        .value("side", "1 or 2", "the side whose strategy is used (default 1)")
        .value("seed", "S", "seed of the draws, or random (default 1)");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    int count = given.whole("count", 1, Integer.MAX_VALUE).orElse(DEFAULT_COUNT);
    int side = given.whole("side", 1, 2).orElse(1);
    Dice dice = new Dice(given.has("seed") ? given.seedOrRandom(streams) : 1);
    Strategy strategy = StrategyFile.read(given.operands("STRATEGY").getFirst()).get(side - 1);
    for (int i = 1;
        i <= count && !(i % LINES_BETWEEN_CHECKS == 0 && streams.out().checkError());
        i++) {
      streams.out().println(new ContestEntry("s" + i, strategy.sample(dice)).line());
    }
    return 0;
  }
}
