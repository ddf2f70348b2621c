package dev.agon.app.command;

import dev.agon.app.Archive;
import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.Conduct;
import dev.agon.app.EventPrinter;
import dev.agon.app.Streams;
import dev.agon.app.UserError;
import dev.agon.store.Store;
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
    Archive.addTo(EventPrinter.addTo(Conduct.addTo(new Flags("resume ID [flags]"))))
        .read(arguments, streams)
        .ifPresent(given -> resume(given, streams));
    return 0;
  }

  private static void resume(Arguments given, Streams streams) {
    String id = given.operands("ID").getFirst();
    EventPrinter printer = new EventPrinter(given, streams);
    try (Store store = Archive.toRead(given)) {
      KeptEvent kept = KeptEvent.find(store, id, streams);
      if (kept.stored().isOver()) {
        throw new UserError("event " + id + " is over; agon standings " + id + " shows it");
      }
      Conduct conduct = new Conduct(kept.source(), kept.started(), given, streams);
      conduct.resume(store, kept.stored()).ifPresent(printer::print);
    }
  }
}
