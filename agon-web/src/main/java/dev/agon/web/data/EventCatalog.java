package dev.agon.web.data;

import dev.agon.chain.ChainStatus;
import dev.agon.event.EventChanges;
import dev.agon.event.EventFileText;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.EmbeddedMatches;
import dev.agon.replay.MatchCurve;
import dev.agon.replay.MatchReplay;
import dev.agon.report.html.EventDetails;
import dev.agon.report.html.PublishedEvent;
import dev.agon.run.EventResult;
import dev.agon.run.StoredResults;
import dev.agon.run.StoredTrust;
import dev.agon.source.BotEntry;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The stored events and matches, with what was computed of them last. A premiere is given as if it
 * had its revealed matches only: whatever is made of it cannot tell more.
 */
public final class EventCatalog {
  private static final int RESULTS_KEPT = 16;
  private static final int REPLAYS_KEPT = 8;
  private static final int CURVES_KEPT = 1_000;

  /** A longer record takes too long for a list of matches. */
  private static final int MAX_RECORD_WITH_CURVE = 300_000;

  private final StorePool stores;
  private final EventIndex index = new EventIndex();

  private final Map<ResultKey, CheckedResult> results = latest(RESULTS_KEPT);
  private final Map<MatchKey, MatchReplay<?, ?, ?>> replays = latest(REPLAYS_KEPT);
  private final Map<MatchKey, String> curves = latest(CURVES_KEPT);

  /** The number of a deleted event may be used again, so the start belongs to the keys. */
  private record ResultKey(
      long event, Instant started, long matches, boolean isOver, EventChanges changes) {}

  /** A result, and whether it, or the matches that it is made of, are as they were stored. */
  public record CheckedResult(EventResult result, ChainStatus status) {}

  private record MatchKey(long event, Instant started, long number) {}

  public EventCatalog(StorePool stores) {
    this.stores = stores;
  }

  private static <K, V> Map<K, V> latest(int max) {
    return Collections.synchronizedMap(
        new LinkedHashMap<>(max, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > max;
          }
        });
  }

  /** The database, for messages. */
  public String where() {
    return stores.where();
  }

  /** All events and tests, the oldest first. */
  public List<StoredEvent> events() {
    return stores.use(
        store -> {
          Map<Long, Long> revealed = store.hasWebTables() ? store.premieres().all() : Map.of();
          return store.events().stream()
              .map(
                  event -> {
                    Long until = revealed.get(event.id());
                    return until == null ? event : event.shownUntil(until);
                  })
              .toList();
        });
  }

  /** The events for lists, the latest first and without tests. */
  public List<IndexedEvent> listed() {
    return stores.use(
        store -> {
          Set<Long> premieres = store.hasWebTables() ? store.premieres().all().keySet() : Set.of();
          return index.events(store).reversed().stream()
              .filter(event -> !event.isTest())
              .map(event -> premieres.contains(event.id()) ? event.notOver() : event)
              .toList();
        });
  }

  /** The listed events that are still stored, as they are now. */
  public List<StoredEvent> stored(List<IndexedEvent> listed) {
    List<StoredEvent> found =
        listed.stream().map(event -> event(event.id())).flatMap(Optional::stream).toList();
    if (found.size() < listed.size()) {
      index.forget();
    }
    return found;
  }

  /** The result that was kept at the end of an event; empty if there is none. */
  public Optional<EventResult> keptResult(StoredEvent event) {
    return stores.use(store -> StoredResults.kept(store, event));
  }

  public Optional<StoredEvent> event(long id) {
    return stores.use(
        store -> {
          OptionalLong until = revealed(store, id);
          return store
              .event(id)
              .map(event -> until.isPresent() ? event.shownUntil(until.getAsLong()) : event);
        });
  }

  /** A database that cannot be written may lack the table. */
  private static OptionalLong revealed(Store store, long event) {
    return store.hasWebTables() ? store.premieres().revealed(event) : OptionalLong.empty();
  }

  /** Whether the event is a premiere whose last match is not revealed. */
  public boolean isPremiere(long event) {
    return stores.use(store -> revealed(store, event)).isPresent();
  }

  /**
   * The result of an event, or its results so far.
   *
   * @throws UserError if the stored matches are not those of the event
   */
  public EventResult result(StoredEvent event) {
    return checkedResult(event).result();
  }

  /** The same, and whether it could be verified. */
  public CheckedResult checkedResult(StoredEvent event) {
    ResultKey key =
        new ResultKey(
            event.id(),
            event.started(),
            event.matches(),
            event.isOver(),
            event.event().running().changes());
    CheckedResult known = results.get(key);
    if (known != null) {
      return known;
    }
    CheckedResult checked = read(event, store -> check(store, event));
    results.put(key, checked);
    return checked;
  }

  /** Reads from an event; what is wrong with a premiere would tell how far it is played. */
  private <T> T read(StoredEvent event, Function<Store, T> question) {
    try {
      return stores.use(question);
    } catch (UserError e) {
      if (isPremiere(event.id())) {
        throw new UserError(
            "event %d cannot be shown: it is not as Agon stored it".formatted(event.id()), e);
      }
      throw e;
    }
  }

  private static CheckedResult check(Store store, StoredEvent event) {
    Optional<EventResult> kept = StoredResults.kept(store, event);
    if (kept.isPresent()) {
      return new CheckedResult(kept.get(), new ChainStatus.ResultIntact());
    }
    ChainStatus status = store.check(event.id());
    if (status instanceof ChainStatus.Broken) {
      throw new UserError(StoredTrust.words(event.id(), status));
    }
    return new CheckedResult(StoredResults.of(store, event), status);
  }

  public PublishedEvent publication(StoredEvent stored) {
    return new PublishedEvent(
        result(stored),
        new EventDetails(
            GameRegistry.name(stored.event().game()),
            stored.event().settings(),
            stored.started(),
            stored.isOver()
                ? EventFileText.of(stored.event())
                : EventFileText.beforeTheEnd(stored.event()),
            stored.event().bots().stream().map(BotEntry::source).toList(),
            ""),
        Optional.empty(),
        EmbeddedMatches.NONE);
  }

  /** Looks at matches from this number on, until it has found so many. */
  public List<StoredMatch> matches(
      StoredEvent event, long from, int most, Predicate<StoredMatch> wanted) {
    return read(
        event,
        store -> {
          List<StoredMatch> found = new ArrayList<>();
          try (StoredMatches matches = store.verifiedMatches(event.id(), from)) {
            for (Optional<StoredMatch> next = matches.next();
                next.isPresent() && next.get().number() <= event.matches() && found.size() < most;
                next = matches.next()) {
              next.filter(wanted).ifPresent(found::add);
            }
          }
          return found;
        });
  }

  public Optional<String> record(StoredEvent event, long number) {
    return number > event.matches()
        ? Optional.empty()
        : read(event, store -> store.record(event.id(), number));
  }

  /** Empty if its moves are not stored; fails with a user error if the record cannot be read. */
  public Optional<MatchReplay<?, ?, ?>> replay(StoredEvent event, long number) {
    if (number > event.matches()) {
      return Optional.empty();
    }
    MatchKey key = new MatchKey(event.id(), event.started(), number);
    MatchReplay<?, ?, ?> known = replays.get(key);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<MatchReplay<?, ?, ?>> replay = record(event, number).map(MatchReplay::read);
    replay.ifPresent(made -> replays.put(key, made));
    return replay;
  }

  /** The small curve of a match as an SVG file; empty if there is nothing to draw. */
  public Optional<String> curve(StoredEvent event, long number) {
    MatchKey key = new MatchKey(event.id(), event.started(), number);
    String known = curves.get(key);
    if (known == null) {
      known =
          record(event, number)
              .filter(record -> record.length() <= MAX_RECORD_WITH_CURVE)
              .flatMap(record -> MatchReplay.read(record).curve())
              .map(MatchCurve::smallFile)
              .orElse("");
      curves.put(key, known);
    }
    return Optional.of(known).filter(curve -> !curve.isEmpty());
  }
}
