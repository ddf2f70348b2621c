package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.text;

import dev.agon.game.GameSpec;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.IndexedEvent;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import io.javalin.http.Context;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds games, events and bots by a part of their names. */
public final class SearchPages {
  private static final int MAX_HITS = 100;

  private final EventCatalog catalog;
  private final PageRenderer renderer;

  public SearchPages(EventCatalog catalog, PageRenderer renderer) {
    this.catalog = catalog;
    this.renderer = renderer;
  }

  public void addTo(Routes routes) {
    routes.page("/search", "Games, events and bots whose names contain ?q=", this::search);
  }

  /** A game, an event or a bot, with more about it, such as the game of a bot. */
  private record SearchHit(String kind, String name, String where, String address) {
    Json json() {
      return Json.object()
          .with("kind", kind)
          .with("name", name)
          .with("where", where)
          .with("address", address);
    }

    Element line() {
      return PageParts.line(
          address,
          kind,
          element("span", HtmlNode.name(name), text(" "), element("small", HtmlNode.name(where))));
    }
  }

  private void search(Context request) {
    String query = Optional.ofNullable(request.queryParam("q")).orElse("").strip();
    List<SearchHit> hits = query.isEmpty() ? List.of() : hits(query.toLowerCase(Locale.ROOT));
    renderer.answer(
        request,
        () -> Json.object().with("hits", Json.array(hits, SearchHit::json)),
        () -> Page.of("Search", "", element("h1", "Search"), found(query, hits)));
  }

  private static HtmlNode found(String query, List<SearchHit> hits) {
    if (query.isEmpty()) {
      return PageParts.empty("Type a part of the name of a game, an event, a bot or an author.");
    }
    if (hits.isEmpty()) {
      return element("p.empty", text("Nothing is called "), HtmlNode.name(query), text("."));
    }
    return all(
        PageParts.facts(text(hits.size() + " found for "), HtmlNode.name(query)),
        element("ul.match-list", each(hits, SearchHit::line)));
  }

  private List<SearchHit> hits(String query) {
    Set<SearchHit> hits = new LinkedHashSet<>();
    GameRegistry.games().stream()
        .map(kit -> kit.game().spec())
        .filter(spec -> contains(spec.name(), query) || contains(spec.id(), query))
        .map(SearchPages::game)
        .forEach(hits::add);
    for (IndexedEvent event : catalog.listed()) {
      if (hits.size() < MAX_HITS) {
        add(hits, event, query);
      }
    }
    return List.copyOf(hits);
  }

  private static SearchHit game(GameSpec spec) {
    return new SearchHit("game", spec.name(), spec.players(), "/games/" + spec.id());
  }

  private static void add(Set<SearchHit> hits, IndexedEvent event, String query) {
    if (event.isNamedLike(query)) {
      hits.add(
          new SearchHit(
              "event", event.name(), EventWords.started(event.started()), "/events/" + event.id()));
    }
    for (IndexedEvent.EnteredBot bot : event.bots()) {
      if (hits.size() < MAX_HITS
          && (contains(bot.name(), query) || contains(bot.author(), query))) {
        // A bot has one page, however many events it played.
        hits.add(
            new SearchHit(
                "bot",
                bot.name(),
                GameRegistry.name(event.game())
                    + (bot.author().isEmpty() ? "" : ", by " + bot.author()),
                BotPages.address(event.game(), bot.name(), bot.author())));
      }
    }
  }

  private static boolean contains(String text, String query) {
    return text.toLowerCase(Locale.ROOT).contains(query);
  }
}
