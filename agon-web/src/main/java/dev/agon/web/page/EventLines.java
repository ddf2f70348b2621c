package dev.agon.web.page;

import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.IndexedEvent;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;

/** Makes the lines of events for lists; who won them is kept in memory. */
public final class EventLines {
  private static final int WINNERS_KEPT = 2_000;

  private final EventCatalog catalog;
  private final LongPredicate isLive;
  private final Map<String, String> winners =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
              return size() > WINNERS_KEPT;
            }
          });

  /** Takes whether an event is played now. */
  public EventLines(EventCatalog catalog, LongPredicate isLive) {
    this.catalog = catalog;
    this.isLive = isLive;
  }

  public EventState state(IndexedEvent event) {
    return event.isOver()
        ? EventState.OVER
        : catalog.isPremiere(event.id())
            ? EventState.PREMIERE
            : isLive.test(event.id()) ? EventState.LIVE : EventState.STOPPED;
  }

  /** Whether there is something to follow. */
  public boolean isLive(IndexedEvent event) {
    return !event.isOver() && state(event).isFollowed();
  }

  public List<EventLine> of(List<IndexedEvent> events) {
    return catalog.stored(events).stream().map(this::line).toList();
  }

  private EventLine line(StoredEvent stored) {
    EventState state =
        EventWords.state(stored, catalog.isPremiere(stored.id()), isLive.test(stored.id()));
    return new EventLine(stored, state, stored.isOver() ? winner(stored) : "");
  }

  private String winner(StoredEvent over) {
    return winners.computeIfAbsent(over.id() + " " + over.started(), _ -> read(over));
  }

  private String read(StoredEvent over) {
    try {
      return catalog.keptResult(over).map(EventWords::winner).orElse("");
    } catch (UserError e) {
      // The page of the event says what is wrong with it; the others are listed all the same.
      return "";
    }
  }
}
