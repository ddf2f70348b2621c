package dev.agon.web.data;

import dev.agon.entrant.EntrantFactory;
import dev.agon.event.Event;
import dev.agon.source.BotEntry;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What lists and the search need of all events, kept in memory, because reading thousands of events
 * takes longer than a page may. Every look reads the events that are new or were unfinished.
 */
final class EventIndex {
  private final NavigableMap<Long, IndexedEvent> known = new TreeMap<>();

  /** The bots that were listed before, so that those of many events are one object. */
  private final Map<IndexedEvent.EnteredBot, IndexedEvent.EnteredBot> bots = new HashMap<>();

  /** All events, the oldest first. */
  synchronized List<IndexedEvent> events(Store store) {
    if (isOutdated(store)) {
      known.clear();
      store.events().forEach(this::add);
    }
    long next = known.isEmpty() ? 1 : known.lastKey() + 1;
    for (Optional<StoredEvent> more = store.event(next);
        more.isPresent();
        more = store.event(next)) {
      add(more.get());
      next++;
    }
    return List.copyOf(known.values());
  }

  /** Reads all events at the next look, since one of them was deleted. */
  synchronized void forget() {
    known.clear();
  }

  /** Whether events were deleted, as far as the newest and the unfinished ones tell. */
  private boolean isOutdated(Store store) {
    if (known.isEmpty() || !isStored(store, known.lastEntry().getValue())) {
      return true;
    }
    return !known.values().stream().filter(event -> !event.isOver()).toList().stream()
        .allMatch(event -> isStored(store, event));
  }

  /** Whether an event is still there; what has changed of it is noted. */
  private boolean isStored(Store store, IndexedEvent event) {
    Optional<StoredEvent> now =
        store.event(event.id()).filter(stored -> stored.started().equals(event.started()));
    now.ifPresent(this::add);
    return now.isPresent();
  }

  private void add(StoredEvent stored) {
    Event event = stored.event();
    known.put(
        stored.id(),
        new IndexedEvent(
            stored.id(),
            stored.started(),
            event.name(),
            event.game(),
            event.bots().stream().map(this::bot).toList(),
            stored.test().isPresent(),
            stored.isOver()));
  }

  private IndexedEvent.EnteredBot bot(BotEntry entry) {
    IndexedEvent.EnteredBot bot =
        new IndexedEvent.EnteredBot(entry.name(), EntrantFactory.author(entry));
    return bots.computeIfAbsent(bot, one -> one);
  }
}
