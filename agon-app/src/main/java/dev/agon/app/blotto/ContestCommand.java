package dev.agon.app.blotto;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.ForceFlag;
import dev.agon.app.cli.Streams;
import dev.agon.app.terminal.Progress;
import dev.agon.blotto.ContestEntries;
import dev.agon.blotto.ContestMeasure;
import dev.agon.blotto.ContestOutput;
import dev.agon.blotto.ContestRanking;
import dev.agon.blotto.WinMap;
import dev.agon.blotto.contest.Contest;
import dev.agon.blotto.contest.Showing;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.util.List;
import java.util.Optional;

/** Plays every entry of a file against every other. */
final class ContestCommand extends Command {
  ContestCommand() {
    super("contest", "play every entry of a file against every other (the default command)");
  }

  @Override
  public Flags flags() {
    return ForceFlag.addTo(
        EntriesFlags.addTo(
                new Flags("blotto [contest] ENTRIES [flags]   (a CSV file; - is standard input)")
                    .describe(
                        "Plays every entry of a file against every other entry. The file may come"
                            + " from a spreadsheet, with a header and other columns. Wins and"
                            + " points are exact; bin/Blotto computes averages in floats, as the"
                            + " original does.")
                    .example("blotto entries.csv --top 10", "print the best ten")
                    .example(
                        "blotto entries.csv --by score --plot map.svg",
                        "rank by points, and draw who beats whom")
                    .example(
                        "blotto form.csv --id email --show name --keep last --skip-invalid"
                            + " --output html",
                        "make a page from the answers to a form"))
            .choice(
                "by",
                "WORD",
                ContestMeasure.values(),
                ContestMeasure::id,
                "rank by win (default), score or margin")
            .value("top", "N", "print only the best N")
            .choice(
                "output",
                "FORMAT",
                ContestOutput.values(),
                ContestOutput::id,
                "table (default), csv, json, html (a page) or old")
            .value("title", "TEXT", "the heading of the page (default: Blotto contest)")
            .value("plot", "FILE.svg", "draw who beats whom, by rank"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    ContestMeasure by =
        given.choice("by", ContestMeasure.WIN, ContestMeasure.values(), ContestMeasure::id);
    ContestOutput output =
        given.choice("output", ContestOutput.TABLE, ContestOutput.values(), ContestOutput::id);
    if (output == ContestOutput.OLD && by == ContestMeasure.MARGIN) {
      throw new UserError("--output old prints averages of wins or scores, not margins");
    }
    if (given.has("title") && output != ContestOutput.HTML) {
      throw new UserError("--title is the heading of a page; it needs --output html");
    }
    Optional<String> plot = PlotFlag.file(given);
    int top = given.whole("top", 1, Integer.MAX_VALUE).orElse(Integer.MAX_VALUE);
    ContestEntries entries =
        EntriesFlags.read(given.operands("ENTRIES").getFirst(), given, streams);
    ContestRanking ranking = ContestRanking.of(entries, play(entries, streams), by);
    streams.out().print(output.write(ranking, top, given.value("title").orElse("Blotto contest")));
    streams.out().flush();
    plot.ifPresent(file -> UserFiles.write(file, new WinMap(ranking).svg()));
    return 0;
  }

  private static List<Showing> play(ContestEntries entries, Streams streams) {
    Contest contest = entries.contest();
    int rows = entries.entries().size();
    try (Progress progress = new Progress(streams, "rows")) {
      return contest.play(() -> progress.advance(rows, (long) rows * contest.parts()));
    }
  }
}
