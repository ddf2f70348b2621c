package dev.agon.app.ladder;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.ladder.table.MatchTable;

/** Prints the latest matches of a ladder. */
final class LadderMatchesCommand extends Command {
  private static final int DEFAULT_MATCHES = 20;
  private static final int MAX_MATCHES = 1_000_000;

  LadderMatchesCommand() {
    super("matches", "print the latest matches of a ladder");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        new Flags("ladder matches [LADDER] [flags]")
            .describe("Prints who played whom, places, points and faults, the latest match last.")
            .example("ladder matches --bot mine --last 5", "the last five matches of a bot")
            .value("bot", "NAME", "only matches of this bot")
            .value("last", "N", "how many (default 20)"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    int most = given.whole("last", 1, MAX_MATCHES).orElse(DEFAULT_MATCHES);
    return LadderDatabase.read(
        given,
        (store, ladder) -> {
          streams.out().print(MatchTable.latest(store, ladder, given.value("bot"), most));
          return 0;
        });
  }
}
