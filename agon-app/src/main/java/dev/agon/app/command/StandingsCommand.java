package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.app.terminal.EventPrinter;
import dev.agon.app.terminal.SprtJson;
import dev.agon.app.terminal.SprtText;
import dev.agon.rating.SprtPlan;
import dev.agon.report.ReportFormat;
import dev.agon.sprt.SprtState;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;

/** Prints the result of a stored event, as it was printed at its end. */
public final class StandingsCommand extends Command {
  public StandingsCommand() {
    super("standings", "show the standings of an event in the database");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        EventPrinter.addTo(
            new Flags("standings EVENT [flags]")
                .describe(
                    "Prints what agon run printed at the end of an event, as it was kept then."
                        + " For an event that is not finished it prints the results so far of each"
                        + " stage, and how far it is.")
                .example("standings 1", "print the table again")
                .example("standings 1 --output json", "print it for programs")));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    EventPrinter printer = new EventPrinter(given, streams);
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent event = EventDatabase.event(store, given.operands("EVENT").getFirst());
      if (event.test().isPresent()) {
        EventDatabase.check(store, event, streams);
        streams.out().print(test(store, event, event.test().get(), given));
        return 0;
      }
      if (given.value("output").orElse("").equals(ReportFormat.CSV.id())) {
        // A table for spreadsheets has no place to say that it is not final.
        EventDatabase.checkFinished(event, given);
      }
      printer.print(EventDatabase.result(store, event, streams));
    }
    return 0;
  }

  private static String test(Store store, StoredEvent stored, SprtPlan plan, Arguments given) {
    boolean isJson = OutputFlag.isJson(given);
    SprtState state = SprtState.of(store, stored, _ -> {});
    if (isJson) {
      return SprtJson.of(state, stored.event(), plan, stored.isOver()) + "\n";
    }
    return stored.isOver()
        ? SprtText.finished(state, stored.event(), plan)
        : SprtText.interim(state, stored.event(), plan);
  }
}
