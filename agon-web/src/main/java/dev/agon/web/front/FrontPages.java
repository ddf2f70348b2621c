package dev.agon.web.front;

import dev.agon.text.UserError;
import dev.agon.web.data.DemoMatches;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.IndexedEvent;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.page.EventLines;
import dev.agon.web.page.GameCards;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Predicate;

/** The first page of the server. */
public final class FrontPages {
  private static final int LIVE = 6;
  private static final int RECENT = 8;

  private final EventCatalog catalog;
  private final EventLines lines;
  private final GameCards games;
  private final ShownMatches shown;
  private final PageRenderer renderer;

  public FrontPages(
      EventCatalog catalog,
      DemoMatches demos,
      EventLines lines,
      GameCards games,
      PageRenderer renderer) {
    this.catalog = catalog;
    this.lines = lines;
    this.games = games;
    this.shown = new ShownMatches(catalog, demos);
    this.renderer = renderer;
  }

  public void addTo(Routes routes) {
    routes.page("/", "What there is to play and to watch, and the latest events", this::front);
  }

  /** Computes what most visitors look at first. */
  public void prepare() {
    try {
      FrontPage _ = front();
    } catch (UserError e) {
      // Whoever asks for the page is told.
    }
  }

  private void front(Context request) {
    FrontPage front = front();
    renderer.answer(request, front::json, front::page);
  }

  private FrontPage front() {
    List<IndexedEvent> listed = catalog.listed();
    return new FrontPage(
        shown.find(listed),
        games.all(),
        lines.of(listed.stream().filter(lines::isLive).limit(LIVE).toList()),
        lines.of(listed.stream().filter(Predicate.not(lines::isLive)).limit(RECENT).toList()),
        listed.size(),
        catalog.where());
  }
}
