package dev.agon.web.live;

import dev.agon.event.Event;
import dev.agon.run.EventListener;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.StorePool;
import dev.agon.web.live.EventHost.EventSections;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Shows events as premieres: what is played already is revealed match by match. */
public final class PremiereHost implements AutoCloseable {
  private final StorePool stores;
  private final EventCatalog catalog;
  private final EventSections sections;
  private final Map<Long, Premiere> shown = new ConcurrentHashMap<>();

  public PremiereHost(StorePool stores, EventCatalog catalog, EventSections sections) {
    this.stores = stores;
    this.catalog = catalog;
    this.sections = sections;
  }

  /** Refuses an event with a short public seed, which everybody could play beforehand. */
  public static void check(Event event) {
    if (event.seed().isOpen()) {
      throw new UserError(
          "a premiere needs a secret key, or everybody could play it beforehand: remove 'seed: %s'"
              .formatted(event.seed().text()));
    }
  }

  /** Hides an event before its first match is played, and shows it then. */
  EventListener hiding(Duration pace) {
    return new EventListener() {
      @Override
      public void eventStarted(Event event, Optional<Long> id, long matchesDone) {
        show(id.orElseThrow(), pace);
      }
    };
  }

  /**
   * Shows a stored event from where it is revealed, or from the start.
   *
   * @throws UserError if its seed is a short public one
   */
  public void show(StoredEvent event, Duration pace) {
    check(event.event());
    show(event.id(), pace);
  }

  private void show(long event, Duration pace) {
    stores.write(store -> store.premieres().begin(event));
    shown.computeIfAbsent(event, _ -> new Premiere(event, pace, stores, catalog, sections));
  }

  /** The streams of an event that is shown as a premiere here. */
  Optional<EventStreams> streams(long event) {
    return Optional.ofNullable(shown.get(event)).map(Premiere::streams);
  }

  Optional<Premiere> premiere(long event) {
    return Optional.ofNullable(shown.get(event));
  }

  /** Stops all premieres; how far they are is stored. */
  @Override
  public void close() {
    List.copyOf(shown.values()).forEach(Premiere::close);
  }
}
