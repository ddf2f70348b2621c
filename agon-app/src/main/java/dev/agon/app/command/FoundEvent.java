package dev.agon.app.command;

import dev.agon.app.Arguments;
import dev.agon.app.EventDatabase;
import dev.agon.app.EventSource;
import dev.agon.app.Streams;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;

/**
 * An event in the database, and how it was described.
 *
 * @param started what it was started with
 */
record FoundEvent(StoredEvent stored, EventSource source, Arguments started) {

  /** The one with this number. */
  static FoundEvent find(Store store, String id, Streams streams) {
    StoredEvent stored = EventDatabase.event(store, id);
    EventSource source = EventSource.of(stored);
    Arguments started = RunCommand.flags().read(source.arguments(), streams).orElseThrow();
    return new FoundEvent(stored, source, started);
  }

  /** The one with this number, which must be over. */
  static FoundEvent over(Store store, Arguments given, String id, Streams streams) {
    FoundEvent kept = find(store, id, streams);
    if (!kept.stored.isOver()) {
      throw new UserError(
          "event %s is not over, it has %d matches so far; go on with: agon resume %s%s"
              .formatted(id, kept.stored.matches(), id, EventDatabase.flag(given)));
    }
    return kept;
  }
}
