package dev.agon.web.broadcast;

import dev.agon.execute.PlayedMatch;
import dev.agon.game.DrawKey;
import dev.agon.result.MatchSpec;
import dev.agon.run.EventResult;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.StorePool;
import dev.agon.web.live.EventStreams;
import java.util.Optional;

/**
 * An event whose matches are revealed one by one, whether it is played now or was played before.
 * The stages before the last are revealed at once when the last begins; each of its matches is
 * revealed when its result was shown. Nothing else decides what pages show: they read the event as
 * if it had the revealed matches only.
 */
final class Premiere implements Programme {
  private final long event;
  private final StorePool stores;
  private final EventCatalog catalog;
  private final EventStreams streams;

  /** The number of matches before the last stage; negative while it is unknown. */
  private long lastStageFrom = -1;

  Premiere(long event, StorePool stores, EventCatalog catalog, EventStreams streams) {
    this.event = event;
    this.stores = stores;
    this.catalog = catalog;
    this.streams = streams;
    StoredEvent shown = known();
    streams.reveal(shown.event(), shown.matches(), knownMatches(shown), Optional.empty());
  }

  @Override
  public StoredEvent known() {
    return catalog.event(event).orElseThrow();
  }

  @Override
  public Next next() {
    StoredEvent played = stores.use(store -> store.event(event)).orElseThrow();
    long shown = known().matches();
    long before = Math.max(shown, beforeLastStage(played));
    if (before > shown && before <= played.matches()) {
      reveal(before, Optional.empty());
    }
    if (before < played.matches()) {
      return match(before + 1);
    }
    return played.isOver() ? new Next.End() : new Next.Waiting();
  }

  private Next match(long number) {
    return stores.use(
        store -> {
          try (StoredMatches matches = store.verifiedMatches(event, number)) {
            return new Next.Match(matches.next().orElseThrow(), store.record(event, number));
          }
        });
  }

  @Override
  public void reveal() {
    long next = known().matches() + 1;
    if (match(next) instanceof Next.Match(StoredMatch match, var _)) {
      reveal(next, Optional.of(played(match)));
    }
  }

  @Override
  public void end() {
    stores.write(store -> store.premieres().end(event));
    streams.close();
  }

  @Override
  public void close() {
    streams.close();
  }

  private void reveal(long matches, Optional<PlayedMatch> last) {
    stores.write(store -> store.premieres().reveal(event, matches));
    StoredEvent shown = known();
    streams.reveal(shown.event(), matches, knownMatches(shown), last);
  }

  private long knownMatches(StoredEvent shown) {
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
}
