package dev.agon.web.broadcast;

import dev.agon.event.Event;
import dev.agon.run.EventListener;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.StorePool;
import dev.agon.web.http.WebProblem;
import dev.agon.web.live.EventHost;
import dev.agon.web.live.EventHost.EventSections;
import dev.agon.web.live.EventStreams;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** The broadcasts of a server: premieres, and finished events that somebody watches. */
public final class BroadcastHost implements AutoCloseable {
  /** A finished event is announced for so long. */
  private static final Duration OPENING = Duration.ofSeconds(6);

  /** The pace of a finished event until the owner says otherwise. */
  private static final Duration PACE = Duration.ofSeconds(20);

  private static final int MAX_REBROADCASTS = 16;

  private final StorePool stores;
  private final EventCatalog catalog;
  private final EventSections sections;
  private final Map<Long, OnScreen> shown = new ConcurrentHashMap<>();

  /** A broadcast; that of a premiere has the streams that the event's own pages follow. */
  private record OnScreen(Broadcast broadcast, Optional<EventStreams> streams) {}

  public BroadcastHost(StorePool stores, EventCatalog catalog, EventSections sections) {
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

  /**
   * Plays an event as a premiere: it is hidden before its first match, and revealed bit by bit. One
   * that is played already but not yet revealed to its end is shown from there.
   *
   * @param over told when it is over: empty, or why it stopped; not told when the server stops
   * @return the number of the event
   * @throws UserError if it cannot be played, or everybody could play it beforehand
   */
  public long premiere(
      Event event, Duration pace, Consumer<Optional<String>> over, EventHost host) {
    check(event);
    Optional<StoredEvent> played = host.hidden(event);
    if (played.isEmpty()) {
      return host.playHidden(event, over, hiding(pace));
    }
    premiere(played.get(), pace);
    over.accept(Optional.empty());
    return played.get().id();
  }

  private EventListener hiding(Duration pace) {
    return new EventListener() {
      @Override
      public void eventStarted(Event event, Optional<Long> id, long matchesDone) {
        premiere(id.orElseThrow(), pace);
      }
    };
  }

  /**
   * Shows a stored event from where it is revealed, or from the start.
   *
   * @throws UserError if its seed is a short public one
   */
  public void premiere(StoredEvent event, Duration pace) {
    check(event.event());
    premiere(event.id(), pace);
  }

  private synchronized void premiere(long event, Duration pace) {
    stores.write(store -> store.premieres().begin(event));
    if (!shown.containsKey(event)) {
      EventStreams streams = EventStreams.ofPremiere(event, sections);
      Premiere premiere = new Premiere(event, stores, catalog, streams);
      shown.put(
          event,
          new OnScreen(
              new Broadcast(
                  premiere, catalog::result, pace, pace, false, () -> shown.remove(event)),
              Optional.of(streams)));
    }
  }

  /** The streams of an event that is shown as a premiere here. */
  public Optional<EventStreams> streams(long event) {
    return Optional.ofNullable(shown.get(event)).flatMap(OnScreen::streams);
  }

  /** Whether an event has a broadcast, or gets one when somebody follows it. */
  boolean canShow(StoredEvent event) {
    return event.isOver() && event.matches() > 0 || shown.containsKey(event.id());
  }

  /** The broadcast of an event that is on air. */
  Optional<Broadcast> onAir(long event) {
    return Optional.ofNullable(shown.get(event)).map(OnScreen::broadcast);
  }

  /**
   * The broadcast of an event, which begins now if it is not on air; empty if it cannot be shown.
   *
   * @throws WebProblem if too many are on air
   */
  synchronized Optional<Broadcast> follow(StoredEvent event) {
    long id = event.id();
    if (!shown.containsKey(id) && canShow(event)) {
      if (shown.size() >= MAX_REBROADCASTS) {
        throw new WebProblem(
            HttpStatus.SERVICE_UNAVAILABLE, "Too many broadcasts are on air; try again later.");
      }
      shown.put(
          id,
          new OnScreen(
              new Broadcast(
                  new Rebroadcast(event, catalog),
                  catalog::result,
                  PACE,
                  OPENING,
                  true,
                  () -> shown.remove(id)),
              Optional.empty()));
    }
    return onAir(id);
  }

  /** Stops all broadcasts; how far premieres are is stored. */
  @Override
  public void close() {
    List.copyOf(shown.values()).forEach(one -> one.broadcast().close());
  }
}
