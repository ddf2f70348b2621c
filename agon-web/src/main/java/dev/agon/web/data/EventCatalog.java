package dev.agon.web.data;

import dev.agon.entrant.BotEntry;
import dev.agon.entrant.GameRegistry;
import dev.agon.event.EventFileText;
import dev.agon.game.Parsed;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.report.html.EventDetails;
import dev.agon.report.html.PublishedEvent;
import dev.agon.run.EventResult;
import dev.agon.run.EventRunner;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import dev.agon.web.replay.MatchReplay;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The stored events and matches, with what was computed of them last. */
public final class EventCatalog {
  private static final int RESULTS_KEPT = 16;
  private static final int REPLAYS_KEPT = 8;

  private final StorePool stores;
  private final Map<ResultKey, EventResult> results = latest(RESULTS_KEPT);
  private final Map<MatchKey, MatchReplay<?, ?, ?>> replays = latest(REPLAYS_KEPT);

  /** The number of a deleted event may be used again, so the start belongs to the keys. */
  private record ResultKey(long event, Instant started, long matches, boolean isOver) {}

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
    return stores.read(store -> store.events());
  }

  public Optional<StoredEvent> event(long id) {
    return stores.read(store -> store.event(id));
  }

  /**
   * The result of an event, or its results so far.
   *
   * @throws UserError if the stored matches are not those of the event
   */
  public EventResult result(StoredEvent event) {
    ResultKey key = new ResultKey(event.id(), event.started(), event.matches(), event.isOver());
    EventResult known = results.get(key);
    if (known != null) {
      return known;
    }
    EventResult result =
        stores.read(
            store ->
                event.isOver()
                    ? EventRunner.recompute(store, event)
                    : EventRunner.soFar(store, event));
    results.put(key, result);
    return result;
  }

  /** The result of an event with its details, for the sections of its pages. */
  public PublishedEvent publication(StoredEvent stored) {
    return new PublishedEvent(
        result(stored),
        new EventDetails(
            GameRegistry.game(stored.event().game()).game().spec().name(),
            stored.event().settings(),
            stored.started(),
            stored.isOver()
                ? EventFileText.of(stored.event())
                : EventFileText.beforeTheEnd(stored.event()),
            stored.event().bots().stream().map(BotEntry::source).toList(),
            ""),
        Optional.empty());
  }

  /**
   * Some matches of an event.
   *
   * @param from the number of the first match to look at
   * @param most how many to find
   */
  public List<StoredMatch> matches(long event, long from, int most, Predicate<StoredMatch> wanted) {
    return stores.read(
        store -> {
          List<StoredMatch> found = new ArrayList<>();
          try (StoredMatches matches = store.matches(event, from)) {
            for (Optional<StoredMatch> next = matches.next();
                next.isPresent() && found.size() < most;
                next = matches.next()) {
              next.filter(wanted).ifPresent(found::add);
            }
          }
          return found;
        });
  }

  /** The record of a match as it is stored, if it is. */
  public Optional<String> record(long event, long number) {
    return stores.read(store -> store.record(event, number));
  }

  /**
   * A match to be shown; empty if its moves are not stored.
   *
   * @throws UserError if the record cannot be read
   */
  public Optional<MatchReplay<?, ?, ?>> replay(StoredEvent event, long number) {
    MatchKey key = new MatchKey(event.id(), event.started(), number);
    MatchReplay<?, ?, ?> known = replays.get(key);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<MatchReplay<?, ?, ?>> replay = record(event.id(), number).map(EventCatalog::replay);
    replay.ifPresent(made -> replays.put(key, made));
    return replay;
  }

  /**
   * Replays a record.
   *
   * @throws UserError if the record cannot be read
   */
  public static MatchReplay<?, ?, ?> replay(String record) {
    return switch (RecordFile.read(record)) {
      case Parsed.Value<MatchRecord>(MatchRecord match) -> {
        try {
          yield MatchReplay.of(match);
        } catch (IllegalArgumentException e) {
          throw new UserError(String.valueOf(e.getMessage()), e);
        }
      }
      case Parsed.Failure<MatchRecord>(String why) -> throw new UserError(why);
    };
  }
}
