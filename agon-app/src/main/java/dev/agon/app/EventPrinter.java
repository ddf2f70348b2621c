package dev.agon.app;

import dev.agon.app.Arguments.Flags;
import dev.agon.report.EventReport;
import dev.agon.report.Output;
import dev.agon.tournament.Quarantine;
import java.util.List;

/** Prints the standings of an event, and on standard error how bots failed. */
public final class EventPrinter {
  private final Output output;
  private final Streams streams;

  /** Prints as the flags say. */
  public EventPrinter(Arguments given, Streams streams) {
    this.output = given.choice("output", Output.TABLE, Output.values(), Output::word);
    this.streams = streams;
  }

  public static Flags addTo(Flags flags) {
    return flags.value("output", "WORD", "table (default), json or csv");
  }

  public void print(EventReport report) {
    streams.out().print(output.write(report));
    streams.out().flush();
    List<String> names = report.names().stream().map(EventReport.Name::name).toList();
    FaultLines.print(streams.err(), "agon", names, report.seen().faults());
    for (Quarantine.Case one : report.seen().quarantined()) {
      streams
          .err()
          .printf(
              "agon: %s was not let into its games after game %d, since it had failed so often%n",
              names.get(one.entrant()), one.match());
    }
  }
}
