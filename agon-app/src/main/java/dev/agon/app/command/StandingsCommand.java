package dev.agon.app.command;

import dev.agon.app.Archive;
import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.Conduct;
import dev.agon.app.EventSource;
import dev.agon.app.Streams;
import dev.agon.app.UserError;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import java.util.List;

/** Shows the standings of an event that was kept, as they were printed when it ended. */
public final class StandingsCommand implements Command {
  @Override
  public String name() {
    return "standings";
  }

  @Override
  public String summary() {
    return "show the standings of an event in the database";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    Archive.addTo(
            new Flags("standings ID [flags]")
                .value("output", "WORD", "table (default), json or csv"))
        .read(arguments, streams)
        .ifPresent(given -> show(given, streams));
    return 0;
  }

  private static void show(Arguments given, Streams streams) {
    String id = given.operands("ID").getFirst();
    try (Store store = Archive.toRead(given)) {
      StoredEvent event = Archive.event(store, id);
      if (!event.isOver()) {
        throw new UserError(
            "event %s is not over, it has %d matches so far; go on with: agon resume %s%s"
                .formatted(id, event.matches(), id, Archive.flag(given)));
      }
      EventSource source = EventSource.of(event);
      Arguments started = RunCommand.flags().read(source.arguments(), streams).orElseThrow();
      new Conduct(source, started, given, streams).show(store, event);
    }
  }
}
