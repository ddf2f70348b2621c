package dev.agon.web.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;

import dev.agon.store.StoredEvent;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.html.SiteFrame;
import dev.agon.web.http.Assets;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.RequestGuard;
import dev.agon.web.http.Routes;
import io.javalin.http.Context;
import java.util.List;

/** Matches for frames in pages of other sites: to watch, and nothing else. */
public final class EmbedPages {
  private static final String PREFIX = "/embed";
  private static final List<String> ASSETS =
      List.of("report.css", "site.css", "controls.css", "picture.css", "viewer.css", "viewer.js");

  private final EventCatalog catalog;
  private final Assets assets;

  public EmbedPages(EventCatalog catalog, Assets assets) {
    this.catalog = catalog;
    this.assets = assets;
  }

  public void addTo(Routes routes) {
    routes.get(
        PREFIX + MatchPages.ONE,
        "A match for a frame in a page of another site",
        Routes.HTML,
        this::match);
  }

  /** The address of a match for frames. */
  static String address(String match) {
    return PREFIX + match;
  }

  private void match(Context request) {
    StoredEvent event = EventPages.event(catalog, request);
    MatchItem match = MatchPages.item(catalog, event, MatchPages.stored(catalog, event, request));
    String address = MatchView.COVERED.address(event.id(), match.number());
    String title = match.players(event.event().game());
    RequestGuard.allowFrames(request);
    PageRenderer.html(
        request,
        SiteFrame.document(
            title + " \u00b7 Agon",
            assets.base(),
            ASSETS,
            element(
                "main.embed",
                element("agon-viewer").with("src", address).with("view", MatchView.COVERED.id()),
                element(
                    "p.facts-line",
                    link(address, name(title)).with("target", "_blank").with("rel", "noopener")))));
  }
}
