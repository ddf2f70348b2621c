package dev.agon.app.ladder;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.ladder.folder.DayMarks;
import dev.agon.ladder.folder.FolderLadder;
import dev.agon.ladder.folder.KeptCopies;
import dev.agon.ladder.run.LadderState;
import dev.agon.ladder.table.LadderTable;

/** Prints the standings of a ladder, which may be played meanwhile. */
final class LadderStandingsCommand extends Command {
  private static final int DEFAULT_LINES = 100;
  private static final int MAX_LINES = 1_000_000;

  LadderStandingsCommand() {
    super("standings", "print the table of a ladder");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        new Flags("ladder standings [LADDER] [flags]")
            .describe(
                "Prints place, rating with its 95 % interval, matches and faults of each version"
                    + " that plays. LADDER is a number or a name; by default the last one.")
            .example("ladder standings", "print the table of the last ladder")
            .value("top", "N", "only the first so many (default 100)"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    return LadderDatabase.read(
        given,
        (store, ladder) -> {
          LadderState state = FolderLadder.state(store, ladder);
          state.rateAll();
          DayMarks days = new DayMarks(new KeptCopies(ladder.head().event().paths().baseFolder()));
          int lines = given.whole("top", 1, MAX_LINES).orElse(DEFAULT_LINES);
          streams
              .out()
              .print(
                  LadderTable.text(
                      LadderTable.lines(state, state.ratingsAt(days.beforeLastDay())), lines));
          return 0;
        });
  }
}
