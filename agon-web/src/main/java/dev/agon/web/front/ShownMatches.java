package dev.agon.web.front;

import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.MatchReplay;
import dev.agon.report.MatchRounds;
import dev.agon.report.MatchRounds.Meeting;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.text.UserError;
import dev.agon.web.data.DemoMatches;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.IndexedEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Chooses the match of the first page: the last final that was recorded, else a match between
 * built-in bots, so that even a new server has something to watch.
 */
final class ShownMatches {
  /** So many of the latest events are looked at. */
  private static final int EVENTS = 20;

  /** The final is among the last matches; the match for third place is played beside it. */
  private static final int LAST_MATCHES = 16;

  private static final int MAX_SEATS = 12;
  private static final int MAX_STEPS = 2_000;

  private final EventCatalog catalog;
  private final DemoMatches demos;

  /** What was found of the latest events, which does not change once they are over. */
  private final Map<String, Optional<FrontMatch>> known =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Optional<FrontMatch>> eldest) {
          return size() > 2 * EVENTS;
        }
      };

  ShownMatches(EventCatalog catalog, DemoMatches demos) {
    this.catalog = catalog;
    this.demos = demos;
  }

  /** Empty only if no game has a match to show. */
  Optional<FrontMatch> find(List<IndexedEvent> listed) {
    return listed.stream()
        .filter(IndexedEvent::isOver)
        .limit(EVENTS)
        .flatMap(event -> lastOf(event).stream())
        .findFirst()
        .or(this::demo);
  }

  private Optional<FrontMatch> lastOf(IndexedEvent event) {
    String key = event.id() + " " + event.started();
    synchronized (known) {
      return known.computeIfAbsent(key, _ -> catalog.event(event.id()).flatMap(this::lastRecorded));
    }
  }

  private Optional<FrontMatch> lastRecorded(StoredEvent event) {
    try {
      MatchRounds rounds = new MatchRounds(catalog.result(event));
      long first = Math.max(1, event.matches() - LAST_MATCHES + 1);
      long number =
          LongStream.rangeClosed(first, event.matches())
              .map(i -> first + event.matches() - i)
              .filter(match -> isFinal(rounds, match))
              .findFirst()
              .orElse(event.matches());
      boolean isShort =
          catalog.matches(event, number, 1, match -> match.number() == number).stream()
              .anyMatch(ShownMatches::isShort);
      return isShort
          ? catalog
              .replay(event, number)
              .filter(MatchReplay::hasPictures)
              .map(replay -> shown(event, number, isFinal(rounds, number), replay))
          : Optional.empty();
    } catch (UserError | IllegalArgumentException e) {
      // The page of the event says what is wrong with it.
      return Optional.empty();
    }
  }

  private static boolean isFinal(MatchRounds rounds, long match) {
    return rounds
        .meeting(match)
        .map(Meeting::round)
        .filter(round -> round.startsWith("Final") || round.startsWith("Grand final"))
        .isPresent();
  }

  private static boolean isShort(StoredMatch match) {
    return match.seats().size() <= MAX_SEATS
        && match.result().steps() <= MAX_STEPS
        && !match.result().isVoid();
  }

  private static FrontMatch shown(
      StoredEvent event, long number, boolean isFinal, MatchReplay<?, ?, ?> replay) {
    String address = "/events/%d/matches/%d".formatted(event.id(), number);
    return new FrontMatch(
        address,
        address,
        event.event().game(),
        isFinal ? "The final" : "The last match",
        event.event().name(),
        replay.names());
  }

  /** A match of a game that is solved, if there is one: it can be explained best. */
  private Optional<FrontMatch> demo() {
    List<GameKit<?, ?, ?>> games =
        GameRegistry.games().stream().filter(kit -> kit.picture().isPresent()).toList();
    return Stream.of(true, false)
        .flatMap(isSolved -> games.stream().filter(kit -> kit.analyst().isPresent() == isSolved))
        .flatMap(kit -> demo(kit).stream())
        .findFirst();
  }

  private Optional<FrontMatch> demo(GameKit<?, ?, ?> kit) {
    String game = kit.game().spec().id();
    String address = "/games/" + game + "/demo";
    return demos
        .of(kit)
        .map(
            demo ->
                new FrontMatch(
                    address,
                    address,
                    game,
                    "A match between built-in bots",
                    "",
                    demo.replay().names()));
  }
}
