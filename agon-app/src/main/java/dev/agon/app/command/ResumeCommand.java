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

/** Goes on with an event that was stopped. */
public final class ResumeCommand implements Command {
  @Override
  public String name() {
    return "resume";
  }

  @Override
  public String summary() {
    return "go on with an event that was stopped";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    Archive.addTo(Conduct.addTo(new Flags("resume ID [flags]")))
        .read(arguments, streams)
        .ifPresent(given -> resume(given, streams));
    return 0;
  }

  private static void resume(Arguments given, Streams streams) {
    String id = given.operands("ID").getFirst();
    try (Store store = Archive.toRead(given)) {
      StoredEvent event = Archive.event(store, id);
      if (event.isOver()) {
        throw new UserError("event " + id + " is over; agon standings " + id + " shows it");
      }
      EventSource source = EventSource.of(event);
      Arguments started = RunCommand.flags().read(source.arguments(), streams).orElseThrow();
      new Conduct(source, started, given, streams).resume(store, event);
    }
  }
}
