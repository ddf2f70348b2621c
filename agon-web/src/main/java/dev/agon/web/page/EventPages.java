package dev.agon.web.page;

import dev.agon.html.Section;
import dev.agon.report.ReportFormat;
import dev.agon.report.html.HtmlReport;
import dev.agon.report.html.MatchLinks;
import dev.agon.report.html.PublishedEvent;
import dev.agon.run.EventResult;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.LongToIntFunction;

/** The pages of an event. */
public final class EventPages {
  /** The beginning of the ids of sections about one of several stages. */
  private static final String STAGE = "stage-";

  /** A larger event is not computed before somebody asks for it. */
  private static final long MAX_PREPARED_MATCHES = 1_000;

  private final EventCatalog catalog;
  private final PageRenderer renderer;
  private final LongPredicate isLive;
  private final LongToIntFunction boards;

  /** Takes whether an event is played now, and for how many boards its page has places. */
  public EventPages(
      EventCatalog catalog, PageRenderer renderer, LongPredicate isLive, LongToIntFunction boards) {
    this.catalog = catalog;
    this.renderer = renderer;
    this.isLive = isLive;
    this.boards = boards;
  }

  public void addTo(Routes routes) {
    routes.page("/events/{event}", "An event: standings and brackets", on("overview"));
    routes.page("/events/{event}/tables", "An event: cross tables and ratings", on("tables"));
    routes.page("/events/{event}/faults", "An event: faults and times", on("faults"));
    routes.page("/events/{event}/about", "An event: how to play it again", on("about"));
  }

  private Handler on(String tab) {
    return request -> tab(request, tab);
  }

  /** Computes the page that most visitors look at first, that of the latest event. */
  public void prepare() {
    try {
      catalog.listed().stream()
          .findFirst()
          .flatMap(event -> catalog.event(event.id()))
          .filter(event -> event.matches() <= MAX_PREPARED_MATCHES)
          .ifPresent(event -> model(event, "overview"));
    } catch (UserError e) {
      // Whoever asks for the page is told.
    }
  }

  private EventState state(StoredEvent stored) {
    return EventWords.state(stored, catalog.isPremiere(stored.id()), isLive.test(stored.id()));
  }

  /** The event of the path. */
  static StoredEvent event(EventCatalog catalog, Context request) {
    long id = Routes.number(request, "event");
    return catalog
        .event(id)
        .filter(event -> event.test().isEmpty())
        .orElseThrow(() -> WebProblem.notFound("There is no event " + id + " in this database."));
  }

  private void tab(Context request, String tab) {
    StoredEvent event = event(catalog, request);
    if (PageRenderer.wantsJson(request)) {
      PageRenderer.json(request, ReportFormat.JSON.write(catalog.result(event)));
    } else {
      renderer.page(request, model(event, tab).page(renderer.isOwner(request)));
    }
  }

  private EventPage model(StoredEvent event, String tab) {
    EventCatalog.CheckedResult checked = catalog.checkedResult(event);
    return new EventPage(
        event,
        checked.result(),
        checked.status(),
        state(event),
        tab,
        boards.applyAsInt(event.id()),
        sections(catalog, event, tab));
  }

  /** The parts of one of the pages of an event as HTML, by their ids and in their order. */
  public static Map<String, String> sections(EventCatalog catalog, long event, String tab) {
    Map<String, String> parts = new LinkedHashMap<>();
    catalog.event(event).stream()
        .flatMap(stored -> sections(catalog, stored, tab).stream())
        .forEach(section -> parts.put(section.id(), section.markup()));
    return parts;
  }

  private static List<Section> sections(EventCatalog catalog, StoredEvent stored, String tab) {
    PublishedEvent published = catalog.publication(stored);
    return HtmlReport.sections(published, new EventAddresses(stored)).stream()
        .filter(section -> tab(section, published.report()).equals(tab))
        .toList();
  }

  private record EventAddresses(StoredEvent event) implements MatchLinks.PageAddresses {
    @Override
    public Optional<String> pair(int stage, int one, int other) {
      return Optional.of(
          "/events/%d/matches?bot=%d&against=%d&stage=%d"
              .formatted(event.id(), one + 1, other + 1, stage));
    }

    @Override
    public Optional<String> series(int stage, int one, int other, int meeting) {
      return pair(stage, one, other).map(pair -> pair + "&meeting=" + meeting);
    }

    @Override
    public Optional<String> bot(int entrant) {
      return Optional.of(BotPages.address(event, entrant));
    }
  }

  /** The page on which a section is; brackets are what people come for. */
  private static String tab(Section section, EventResult result) {
    return switch (section.id()) {
      case "standings", "changes", "bracket" -> "overview";
      case "faults", "times" -> "faults";
      case "repeat" -> "about";
      default -> isBracket(section, result) ? "overview" : "tables";
    };
  }

  private static boolean isBracket(Section section, EventResult result) {
    if (!section.id().startsWith(STAGE)) {
      return false;
    }
    int stage = Integer.parseInt(section.id().substring(STAGE.length()));
    return result.standings().stages().get(stage - 1).bracket().isPresent();
  }
}
