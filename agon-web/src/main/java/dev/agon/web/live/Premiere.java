package dev.agon.web.live;

import dev.agon.execute.PlayedMatch;
import dev.agon.game.DrawKey;
import dev.agon.result.MatchSpec;
import dev.agon.run.EventResult;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.StorePool;
import dev.agon.web.live.EventHost.EventSections;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * An event whose matches are revealed one by one, whether it is played now or was played before.
 * The stages before the last are revealed at once when the last begins; its matches follow at a
 * pace for people. Nothing else decides what pages show: they read the event as if it had the
 * revealed matches only.
 */
final class Premiere implements AutoCloseable {
  private final long event;
  private final Duration pace;
  private final StorePool stores;
  private final EventCatalog catalog;
  private final EventStreams streams;
  private final Thread thread;

  /** The number of matches before the last stage; negative while it is unknown. */
  private long lastStageFrom = -1;

  private boolean isPaused;
  private boolean isSkipping;
  private boolean isClosed;

  Premiere(
      long event, Duration pace, StorePool stores, EventCatalog catalog, EventSections sections) {
    this.event = event;
    this.pace = pace;
    this.stores = stores;
    this.catalog = catalog;
    this.streams =
        new EventStreams(CompletableFuture.completedFuture(event), sections, LiveBoards.none());
    StoredEvent shown = catalog.event(event).orElseThrow();
    streams.reveal(shown.event(), shown.matches(), known(shown), Optional.empty());
    this.thread = Thread.ofVirtual().name("agon-premiere-" + event).start(this::run);
  }

  EventStreams streams() {
    return streams;
  }

  /** Reveals nothing until it is started again. */
  void pause() {
    pause(true);
  }

  /** Reveals matches at the pace again. */
  void start() {
    pause(false);
  }

  /** Reveals the next match at once. */
  synchronized void skip() {
    isSkipping = true;
    notifyAll();
  }

  private void pause(boolean isWanted) {
    synchronized (this) {
      isPaused = isWanted;
      notifyAll();
    }
    streams.pause(isWanted);
  }

  private void run() {
    try {
      while (awaitNext()) {
        if (!revealNext()) {
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      streams.close();
    }
  }

  /** Waits for the time of the next match; false if the server stops. */
  private synchronized boolean awaitNext() throws InterruptedException {
    long from = System.nanoTime();
    long left = pace.toNanos();
    while ((left > 0 || isPaused) && !isSkipping && !isClosed) {
      if (isPaused) {
        wait();
        from = System.nanoTime();
      } else {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      }
      left = pace.toNanos() - (System.nanoTime() - from);
    }
    isSkipping = false;
    return !isClosed;
  }

  /** Reveals what comes next, if it is played; false after the end of the premiere. */
  private boolean revealNext() {
    StoredEvent played = stores.use(store -> store.event(event)).orElseThrow();
    long shown = stores.use(store -> store.premieres().revealed(event)).orElseThrow();
    if (shown == played.matches()) {
      if (played.isOver()) {
        stores.write(store -> store.premieres().end(event));
        return false;
      }
      return true;
    }
    long next = Math.max(shown + 1, beforeLastStage(played));
    if (next <= played.matches()) {
      reveal(next, next > shown + 1 ? Optional.empty() : Optional.of(next));
    }
    return true;
  }

  private void reveal(long matches, Optional<Long> single) {
    stores.write(store -> store.premieres().reveal(event, matches));
    StoredEvent shown = catalog.event(event).orElseThrow();
    streams.reveal(
        shown.event(),
        matches,
        known(shown),
        single
            .flatMap(number -> catalog.matches(shown, number, 1, _ -> true).stream().findFirst())
            .map(Premiere::played));
  }

  private long known(StoredEvent shown) {
    return catalog
        .result(shown)
        .interim()
        .map(EventResult.Interim::knownMatches)
        .orElse(shown.matches());
  }

  /** A stored match without its secrets. */
  private static PlayedMatch played(StoredMatch match) {
    return PlayedMatch.of(
        MatchSpec.of(
            match.number(),
            match.number(),
            match.seats(),
            new DrawKey(0, 0),
            new long[match.seats().size()]),
        match.result());
  }

  /** The number of matches before the last stage; beyond all matches if it has not begun. */
  private long beforeLastStage(StoredEvent played) {
    int stages = played.event().stages().size();
    if (stages == 1 || lastStageFrom >= 0) {
      return Math.max(0, lastStageFrom);
    }
    if (stagesBegun(played, played.matches()) < stages) {
      return played.matches() + 1;
    }
    long low = 0;
    long high = played.matches();
    while (low < high) {
      long middle = (low + high) / 2;
      if (stagesBegun(played, middle) < stages) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    lastStageFrom = low;
    return low;
  }

  private int stagesBegun(StoredEvent played, long matches) {
    return catalog
        .result(played.shownUntil(matches))
        .interim()
        .map(EventResult.Interim::stage)
        .orElse(0);
  }

  @Override
  public void close() {
    synchronized (this) {
      isClosed = true;
      notifyAll();
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
