package dev.agon.app.terminal;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Streams;
import dev.agon.report.ReportFormat;
import dev.agon.run.EventResult;
import dev.agon.run.FaultSummary;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Prints the result of an event, and the bots' failures on standard error. */
public final class EventPrinter {
  private final ReportFormat output;
  private final Streams streams;

  /** Prints in the format of the flags. */
  public EventPrinter(Arguments given, Streams streams) {
    this.output =
        given.choice("output", ReportFormat.TABLE, ReportFormat.values(), ReportFormat::id);
    this.streams = streams;
  }

  public static Flags addTo(Flags flags) {
    return flags.choice(
        "output", "WORD", ReportFormat.values(), ReportFormat::id, "table (default), json or csv");
  }

  public void print(EventResult report) {
    streams.out().print(output.write(report));
    streams.out().flush();
    List<String> names = report.names().stream().map(EventResult.Name::name).toList();
    Map<Boolean, List<FaultSummary>> faults =
        report.seen().faults().stream()
            .collect(Collectors.partitioningBy(FaultSummary::isQuarantine));
    FaultLines.print(streams.err(), "agon", names, faults.getOrDefault(false, List.of()));
    for (FaultSummary quarantined : faults.getOrDefault(true, List.of())) {
      streams
          .err()
          .printf(
              "agon: %s was quarantined after repeated failures; it forfeited %d games from game"
                  + " %d on%n",
              names.get(quarantined.bot()), quarantined.matches(), quarantined.match());
    }
  }
}
