package dev.agon.app.terminal;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.app.cli.Style;
import dev.agon.game.DisplayText;
import dev.agon.report.ReportFormat;
import dev.agon.run.EventResult;
import dev.agon.run.FaultSummary;
import dev.agon.run.VoidSummary;
import java.util.List;

/** Prints the result of an event, and the bots' failures on standard error. */
public final class EventPrinter {
  private final ReportFormat output;
  private final boolean isWide;
  private final Streams streams;

  public EventPrinter(Arguments given, Streams streams) {
    this.output =
        given.choice("output", ReportFormat.TABLE, ReportFormat.values(), ReportFormat::id);
    this.isWide = given.has("wide");
    this.streams = streams;
  }

  public static Flags addTo(Flags flags) {
    return flags
        .choice(
            "output",
            "WORD",
            ReportFormat.values(),
            ReportFormat::id,
            "table (default), json or csv")
        .flag("wide", "show all columns of tables, also those beyond 80 characters");
  }

  public void print(EventResult report) {
    if (output == ReportFormat.TABLE) {
      streams.out().print(styled(isWide ? output.write(report) : output.writeNarrow(report)));
    } else {
      output.write(report, streams.out()::print);
    }
    streams.out().flush();
    report
        .seen()
        .voids()
        .ifPresent(voids -> streams.err().println("agon: " + DisplayText.visible(voids.words())));
    List<String> names = report.names().stream().map(EventResult.Name::name).toList();
    List<FaultSummary> exclusionsLast =
        report.seen().faults().stream()
            .sorted((one, other) -> Boolean.compare(isExclusion(one), isExclusion(other)))
            .toList();
    FaultLines.printBelow(streams.err(), names, exclusionsLast);
  }

  /** The exit code of a command that played an event: 1 if no match has a result. */
  public static int exitCode(EventResult report) {
    long voids = report.seen().voids().map(VoidSummary::matches).orElse(0L);
    return voids > 0 && voids == report.matches() ? 1 : 0;
  }

  private static boolean isExclusion(FaultSummary fault) {
    return fault.reason().isExclusion();
  }

  /** The name of the event and the headers of tables stand out. */
  private String styled(String text) {
    Style style = streams.outStyle();
    if (!style.hasColours()) {
      return text;
    }
    StringBuilder styled = new StringBuilder();
    for (String line : text.lines().toList()) {
      boolean isHeading = styled.isEmpty() || line.startsWith("rank ");
      boolean isFirst = line.startsWith("   1  ");
      styled.append(isHeading ? style.bold(line) : isFirst ? style.green(line) : line);
      styled.append('\n');
    }
    return styled.toString();
  }
}
