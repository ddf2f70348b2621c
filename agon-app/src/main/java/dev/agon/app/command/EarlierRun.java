package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.Streams;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.store.EventLock;
import dev.agon.store.Store;
import dev.agon.store.StoreProblem;
import dev.agon.store.StoredEvent;
import java.util.Optional;

/** An earlier run of the same event file that was stopped before its end. */
record EarlierRun(Store store, Arguments given, Streams streams) {
  /**
   * The run to resume instead of a new one: asks at a terminal, and elsewhere only tells of it.
   *
   * @param event {@link Event#complete complete}
   */
  Optional<StoredEvent> toResume(Event event) {
    return store.unfinished().reversed().stream()
        .filter(earlier -> isSame(earlier, event) && isFree(earlier.id()))
        .findFirst()
        .filter(this::isWanted);
  }

  private boolean isWanted(StoredEvent earlier) {
    String what =
        "event %d is this event, unfinished after %s matches"
            .formatted(earlier.id(), EventDatabase.progress(earlier));
    if (streams.errIsTerminal()) {
      streams.err().print(what + "; resume it? [Y/n] ");
      return !streams.answer("question").equalsIgnoreCase("n");
    }
    String command = EventDatabase.resumeCommand(earlier.id(), given);
    streams.err().println("agon: " + what + "; resume it with: " + command);
    return false;
  }

  /** Whether both have the same name, folder, bots and rules; a key that is drawn may differ. */
  private static boolean isSame(StoredEvent earlier, Event event) {
    Event stored = earlier.event();
    boolean areDrawn = !event.seed().isOpen() && !stored.seed().isOpen();
    Event seeded = areDrawn ? event.withSeed(stored.seed()) : event;
    return earlier.test().isEmpty()
        && stored.name().equals(event.name())
        && stored.paths().baseFolder().equals(event.paths().baseFolder())
        && EventJson.decidingResults(stored).equals(EventJson.decidingResults(seeded));
  }

  /** Whether no process plays the event now. */
  private boolean isFree(long id) {
    try (EventLock _ = store.lock(id)) {
      return true;
    } catch (StoreProblem _) {
      return false;
    }
  }
}
