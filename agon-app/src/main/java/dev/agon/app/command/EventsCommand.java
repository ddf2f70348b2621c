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
  private static final int TERMINAL_WIDTH = 80;

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
            .flag("wide", "show long names in full, also beyond 80 characters")
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
    TextTable.append(text, given.has("wide") ? rows : withShortNames(rows), 2, 3, 4, 5);
    streams.out().print(text);
  }

  /** The rows with names, the last column, that end where a narrow terminal does. */
  private static List<List<String>> withShortNames(List<List<String>> rows) {
    List<List<String>> others = rows.stream().map(row -> row.subList(0, row.size() - 1)).toList();
    int left = TERMINAL_WIDTH - TextTable.width(others) - 2;
    List<List<String>> fitting = new ArrayList<>();
    for (List<String> row : rows) {
      List<String> cells = new ArrayList<>(row);
      cells.set(row.size() - 1, TextTable.shortened(row.getLast(), left));
      fitting.add(cells);
    }
    return fitting;
  }
}
