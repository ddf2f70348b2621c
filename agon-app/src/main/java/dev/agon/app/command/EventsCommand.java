package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.event.Commitment;
import dev.agon.event.EventSeed;
import dev.agon.json.Json;
import dev.agon.store.EventLock;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.TextTable;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;

/** Lists the events in a database. */
public final class EventsCommand extends Command {
  private static final int TERMINAL_WIDTH = 80;
  private static final int NOT_CONFIRMED = 1;

  public EventsCommand() {
    super("events", "list the events in the database, or delete some");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        OutputFlag.addTo(new Flags("events [flags]"))
            .describe(
                "Lists the events in the database: their number, their matches so far (of all, if"
                    + " no result can change their number), and whether they are finished. Deletes"
                    + " events, or only their moves, to free space; at a terminal it asks twice.")
            .value("delete", "EVENT", "delete an event with all its matches")
            .value("drop-records", "EVENT", "delete the moves of an event; its results stay")
            .flag(
                "wide",
                "show long names in full, seeds and commitments, also beyond 80 characters; the"
                    + " secret key of an event is shown when the event is over")
            .example("events", "list the events in agon.db")
            .example("events --db league.db", "list those of another database")
            .example("events --drop-records 3", "free the space of the moves of event 3"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    given.operands();
    if (given.has("delete") && given.has("drop-records")) {
      throw new UserError("--delete and --drop-records cannot be used together");
    }
    if (given.has("delete") || given.has("drop-records")) {
      return remove(given, streams);
    }
    if (OutputFlag.isJson(given)) {
      printJson(given, streams);
    } else {
      list(given, streams);
    }
    return 0;
  }

  private static int remove(Arguments given, Streams streams) {
    boolean whole = given.has("delete");
    String id = given.required(whole ? "delete" : "drop-records");
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent event = EventDatabase.anyEvent(store, id);
      String what =
          (whole ? "event %d (%s) with %d matches" : "the moves of event %d (%s) with %d matches")
              .formatted(event.id(), event.event().name(), event.matches());
      if (streams.errIsTerminal() && !isConfirmed(event.id(), what, streams)) {
        streams.err().println("nothing is deleted");
        return NOT_CONFIRMED;
      }
      try (EventLock _ = store.lock(event.id())) {
        if (whole) {
          store.delete(event.id());
        } else {
          store.dropRecords(event.id());
        }
      }
      streams.out().println("deleted " + what);
      return 0;
    }
  }

  /** Asks twice: whether, and which one. */
  private static boolean isConfirmed(long id, String what, Streams streams) {
    streams.err().print("delete " + what + "? [y/N] ");
    if (!streams.answer("question").equalsIgnoreCase("y")) {
      return false;
    }
    streams.err().print("this cannot be undone; type the event's number to delete: ");
    return streams.answer("question").equals(Long.toString(id));
  }

  private static void list(Arguments given, Streams streams) {
    List<List<String>> rows = new ArrayList<>();
    boolean isWide = given.has("wide");
    rows.add(new ArrayList<>(List.of("id", "matches", "state", "started", "game", "name")));
    if (isWide) {
      rows.getFirst().addAll(List.of("seed", "commitment"));
    }
    try (Store store = EventDatabase.toRead(given)) {
      for (EventDatabase.ListedEvent event : EventDatabase.events(store)) {
        rows.add(row(event.event(), event.isPremiere(), isWide));
      }
    }
    streams.out().print(TextTable.of(isWide ? rows : withShortNames(rows), 2, 3, 4, 5, 6, 7));
  }

  private static void printJson(Arguments given, Streams streams) {
    try (Store store = EventDatabase.toRead(given)) {
      for (EventDatabase.ListedEvent listed : EventDatabase.events(store)) {
        StoredEvent event = listed.event();
        OutputFlag.print(
            Json.object()
                .with("id", event.id())
                .with("name", event.event().name())
                .with("game", event.event().game())
                .with("state", state(event, listed.isPremiere()))
                .with("matches", event.matches())
                .with("started", event.started().toString())
                .with("seed", OutputFlag.seed(event.event().seed(), event.isOver()))
                .with("commitment", event.commitment().map(made -> Json.of(made.hash()))),
            streams);
      }
    }
  }

  private static String state(StoredEvent event, boolean isPremiere) {
    return isPremiere ? "premiere" : event.isOver() ? "finished" : "unfinished";
  }

  private static List<String> row(StoredEvent event, boolean isPremiere, boolean isWide) {
    List<String> cells =
        new ArrayList<>(
            List.of(
                Long.toString(event.id()),
                isPremiere ? Long.toString(event.matches()) : EventDatabase.progress(event),
                state(event, isPremiere),
                event.started().toString(),
                event.event().game(),
                event.event().name()));
    if (isWide) {
      EventSeed seed = event.event().seed();
      cells.add(event.isOver() ? seed.text() : seed.textBeforeTheEnd());
      cells.add(event.commitment().map(Commitment::hash).orElse("none"));
    }
    return cells;
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
