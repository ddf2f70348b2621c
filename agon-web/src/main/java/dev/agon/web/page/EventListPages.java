package dev.agon.web.page;

import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.IndexedEvent;
import dev.agon.web.data.LadderCatalog;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import dev.agon.web.page.EventListPage.Filter;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/** The list of events: live ones, the latest of the others, and pages of the rest. */
public final class EventListPages {
  private static final int RECENT = 10;
  private static final int PER_PAGE = 50;

  private final EventCatalog catalog;
  private final LadderCatalog ladders;
  private final EventLines lines;
  private final PageRenderer renderer;

  public EventListPages(
      EventCatalog catalog, LadderCatalog ladders, EventLines lines, PageRenderer renderer) {
    this.catalog = catalog;
    this.ladders = ladders;
    this.lines = lines;
    this.renderer = renderer;
  }

  public void addTo(Routes routes) {
    routes.page(
        "/events", "The events, the latest first; filtered by ?name= and ?game=", this::list);
  }

  private void list(Context request) {
    Filter filter = new Filter(parameter(request, "name"), parameter(request, "game"));
    List<IndexedEvent> found =
        catalog.listed().stream()
            .filter(event -> filter.game().isEmpty() || event.game().equals(filter.game()))
            .filter(event -> filter.name().isEmpty() || event.isNamedLike(filter.name()))
            .toList();
    List<IndexedEvent> live = found.stream().filter(lines::isLive).toList();
    List<IndexedEvent> others = found.stream().filter(Predicate.not(lines::isLive)).toList();
    List<IndexedEvent> recent = others.subList(0, Math.min(RECENT, others.size()));
    List<IndexedEvent> archive = others.subList(recent.size(), others.size());
    int pages = Math.max(1, (archive.size() + PER_PAGE - 1) / PER_PAGE);
    int number = page(request, pages);
    boolean isFirst = number == 1;
    EventListPage list =
        new EventListPage(
            filter,
            found.size(),
            isFirst ? lines.of(live) : List.of(),
            isFirst ? lines.of(recent) : List.of(),
            lines.of(archive.stream().skip((number - 1L) * PER_PAGE).limit(PER_PAGE).toList()),
            number,
            pages,
            catalog.where(),
            !ladders.ladders().isEmpty());
    renderer.answer(request, list::json, () -> list.page(renderer.isOwner(request)));
  }

  private static String parameter(Context request, String name) {
    return Objects.requireNonNullElse(request.queryParam(name), "").strip();
  }

  /** The page that is asked for, by default the first. */
  static int page(Context request, int pages) {
    String text = parameter(request, "page");
    long number = text.isEmpty() ? 1 : Routes.whole(text, "page");
    if (number > pages) {
      throw WebProblem.notFound("The list has %d pages.".formatted(pages));
    }
    return (int) number;
  }
}
