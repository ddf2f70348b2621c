package dev.agon.app.event;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.event.EventSeed;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;

/** Prints the secret key of an event under way, for a colleague who resumes it elsewhere. */
final class EventKeyCommand extends Command {
  EventKeyCommand() {
    super("key", "print the secret key of an event under way, to resume it elsewhere");
  }

  @Override
  public Flags flags() {
    return EventDatabase.addTo(
        new Flags("event key EVENT [flags]")
            .describe(
                "Prints the key of an event that is not finished. The database has it encrypted, so"
                    + " that only the user who began the event can resume it. A colleague resumes"
                    + " it with agon resume EVENT --trust-stored --event-key FILE. Whoever knows"
                    + " the key can compute all deals to come.")
            .example("event key 2", "print the key of event 2"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    try (Store store = EventDatabase.toRead(given)) {
      StoredEvent event = EventDatabase.anyEvent(store, given.operands("EVENT").getFirst());
      long id = event.id();
      EventSeed seed = event.event().seed();
      if (seed.isOpen()) {
        throw new UserError("event %d has no key: its seed %s is open".formatted(id, seed.text()));
      }
      if (event.isOver()) {
        throw new UserError(
            "event %1$d is finished, so its key is public; agon standings %1$d%2$s prints it"
                .formatted(id, EventDatabase.flag(given)));
      }
      streams.out().println(store.opened(event).event().seed().text());
    }
    return 0;
  }
}
