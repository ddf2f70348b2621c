package dev.agon.web.page;

import dev.agon.replay.MatchReplay;
import dev.agon.replay.ReplayJson;
import dev.agon.report.MatchExport;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.text.Numbers;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import dev.agon.web.page.MatchItem.Seat;
import dev.agon.web.replay.ReplayRoutes;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

/** The lists of matches, and the page of a match with the viewer. */
public final class MatchPages {
  /** The address of a match. */
  static final String ONE = "/events/{event}/matches/{match}";

  private static final int MATCHES_AT_ONCE = 50;
  private static final String SVG = "image/svg+xml";
  private static final String NO_CURVE =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 80 20\"/>";

  /** A list asks for many curves, which wait for each other. */
  private final ReentrantLock drawing = new ReentrantLock();

  private final EventCatalog catalog;
  private final PageRenderer renderer;
  private final ReplayRoutes replays;
  private final MatchStories stories;
  private final MatchesUnderWay underWay;

  /** Finds matches that have begun and are not yet stored. */
  @FunctionalInterface
  public interface MatchesUnderWay {
    /** Who plays, as far as it is known; empty if there is no such match. */
    Optional<List<String>> names(long event, long match);
  }

  public MatchPages(
      EventCatalog catalog, PageRenderer renderer, ReplayRoutes replays, MatchesUnderWay underWay) {
    this.catalog = catalog;
    this.renderer = renderer;
    this.replays = replays;
    this.underWay = underWay;
    this.stories = new MatchStories(catalog);
  }

  public void addTo(Routes routes) {
    routes.page("/events/{event}/matches", "Matches of an event", this::list);
    routes.get(
        "/events/{event}/matches.ndjson",
        "All matches of an event, a line of JSON for each",
        Routes.LINES,
        this::lines);
    replays.addTo(routes, ONE, new EventMatches());
    routes.get(ONE + Sparkline.PATH, "A small curve of the match", SVG, this::curve);
    routes.page(ONE, "A match, move by move; while it is played as it stands", this::match);
  }

  private void list(Context request) {
    StoredEvent event = EventPages.event(catalog, request);
    List<String> names = event.event().names();
    MatchFilter filter = MatchFilter.of(request, names);
    StageWords words = StageWords.of(catalog, event);
    long from = MatchFilter.number(request, "from", "match").orElse(1L);
    List<StoredMatch> found =
        catalog.matches(event, from, MATCHES_AT_ONCE + 1, match -> filter.isWanted(match, words));
    List<MatchItem> items =
        found.stream().limit(MATCHES_AT_ONCE).map(match -> item(match, event, words)).toList();
    MatchListPage page =
        new MatchListPage(
            event.id(),
            event.event().name(),
            filter.words(names, items.isEmpty() ? "" : items.getFirst().round()),
            filter.form(event.id(), names, event.event().stages().size()),
            items,
            from == 1,
            found.size() > MATCHES_AT_ONCE
                ? filter.address(event.id(), found.getLast().number())
                : "");
    renderer.answer(request, page::json, page::page);
  }

  /** Matches so far, in portions, so that many take no memory. */
  private void lines(Context request) throws IOException {
    StoredEvent event = EventPages.event(catalog, request);
    MatchExport.Players players = MatchExport.JSON.players(event.event());
    request.contentType(Routes.LINES);
    OutputStream out = request.outputStream();
    for (long from = 1; from <= event.matches(); from += MATCHES_AT_ONCE) {
      StringBuilder text = new StringBuilder();
      catalog
          .matches(event, from, MATCHES_AT_ONCE, _ -> true)
          .forEach(match -> MatchExport.JSON.append(text, match, players, Optional.empty()));
      out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  /** A match without a story, for pages of other sites. */
  static MatchItem item(EventCatalog catalog, StoredEvent event, StoredMatch match) {
    return item(match, event, StageWords.of(catalog, event), "");
  }

  private MatchItem item(StoredMatch match, StoredEvent event, StageWords words) {
    return item(match, event, words, stories.of(event, match));
  }

  private static MatchItem item(
      StoredMatch match, StoredEvent event, StageWords words, String story) {
    List<String> names = event.event().names();
    List<String> notes =
        new ArrayList<>(match.result().problems(seat -> names.get(match.seats().get(seat))));
    Optional.ofNullable(event.event().running().changes().replacedMatches().get(match.number()))
        .ifPresent(now -> notes.add("replaced by match " + now));
    return new MatchItem(
        match.number(),
        words.of(match.number()),
        seats(match, event),
        match.result().steps(),
        notes,
        story);
  }

  private static List<Seat> seats(StoredMatch match, StoredEvent event) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < match.seats().size(); seat++) {
      int bot = match.seats().get(seat);
      seats.add(
          new Seat(
              bot + 1,
              event.event().names().get(bot),
              BotPages.address(event, bot),
              match.result().outcome().place(seat),
              Numbers.points(match.result().outcome().points(seat))));
    }
    return seats;
  }

  private void match(Context request) {
    StoredEvent event = EventPages.event(catalog, request);
    long number = Routes.number(request, "match");
    if (number > event.matches() && !catalog.isPremiere(event.id())) {
      Optional<List<String>> playing = underWay.names(event.id(), number);
      if (playing.isPresent()) {
        LiveMatchPage page =
            new LiveMatchPage(
                event.id(), event.event().name(), event.event().game(), number, playing.get());
        renderer.answer(request, page::json, page::page);
        return;
      }
    }
    StoredMatch match = stored(catalog, event, request);
    if (PageRenderer.wantsJson(request)) {
      PageRenderer.json(request, ReplayJson.match(replay(event, match.number())));
      return;
    }
    MatchItem item = item(match, event, StageWords.of(catalog, event));
    boolean hasMoves = catalog.record(event, match.number()).isPresent();
    boolean hasNext = match.number() < event.matches();
    renderer.page(
        request,
        new MatchPage(
                event.id(), event.event().name(), event.event().game(), item, MatchView.of(request))
            .page(hasMoves, hasNext));
  }

  private void curve(Context request) {
    StoredEvent event = EventPages.event(catalog, request);
    StoredMatch match = stored(catalog, event, request);
    drawing.lock();
    try {
      String curve = catalog.curve(event, match.number()).orElse(NO_CURVE);
      request.header("Cache-Control", "private, max-age=3600");
      request.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
      request.contentType(SVG).result(curve);
    } finally {
      drawing.unlock();
    }
  }

  /** The match of the path. */
  static StoredMatch stored(EventCatalog catalog, StoredEvent event, Context request) {
    long number = Routes.number(request, "match");
    return catalog.matches(event, number, 1, match -> match.number() == number).stream()
        .findFirst()
        .orElseThrow(
            () ->
                WebProblem.notFound(
                    "Event %d has no match %d; it has %d so far."
                        .formatted(event.id(), number, event.matches())));
  }

  private MatchReplay<?, ?, ?> replay(StoredEvent event, long number) {
    return catalog
        .replay(event, number)
        .orElseThrow(
            () -> WebProblem.notFound("The moves of match " + number + " are not stored."));
  }

  private final class EventMatches implements ReplayRoutes.MatchFinder {
    @Override
    public MatchReplay<?, ?, ?> replay(Context request) {
      return MatchPages.this.replay(
          EventPages.event(catalog, request), Routes.number(request, "match"));
    }

    @Override
    public String record(Context request) {
      StoredEvent event = EventPages.event(catalog, request);
      long number = Routes.number(request, "match");
      return catalog
          .record(event, number)
          .orElseThrow(
              () -> WebProblem.notFound("The moves of match " + number + " are not stored."));
    }
  }
}
