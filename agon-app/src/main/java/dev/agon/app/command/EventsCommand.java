package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.TextTable;
import java.util.ArrayList;
import java.util.List;

/** Lists the events in a database. */
public final class EventsCommand implements Command {
  @Override
  public String name() {
    return "events";
  }

  @Override
  public String summary() {
    return "list the events in the database";
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        new Flags("events [flags]")
            .describe(
                "Lists the events in the database: their number, their matches so far, and whether"
                    + " they are finished.")
            .example("events", "list the events in agon.db")
            .example("events --db league.db", "list those of another database"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    list(given, streams);
    return 0;
  }

  private static void list(Arguments given, Streams streams) {
    given.operands();
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("id", "matches", "state", "started", "game", "name"));
    try (Store store = EventDatabase.toRead(given)) {
      for (StoredEvent event : store.events()) {
        rows.add(
            List.of(
                Long.toString(event.id()),
                Long.toString(event.matches()),
                event.isOver() ? "finished" : "unfinished",
                event.started().toString(),
                event.event().game(),
                event.event().name()));
      }
    }
    StringBuilder text = new StringBuilder();
    TextTable.append(text, rows, 2, 3, 4, 5);
    streams.out().print(text);
  }
}
