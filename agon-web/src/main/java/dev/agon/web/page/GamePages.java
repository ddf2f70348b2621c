package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.kit.GameKit;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.store.StoredEvent;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import java.util.List;

/** The list of games, and the page of a game with its rules. */
public final class GamePages {
  private final EventCatalog catalog;
  private final PageRenderer renderer;
  private final RulesHtml rules;

  public GamePages(EventCatalog catalog, PageRenderer renderer, RulesHtml rules) {
    this.catalog = catalog;
    this.renderer = renderer;
    this.rules = rules;
  }

  public void addTo(Routes routes) {
    routes.page("/games", "The games", this::list);
    routes.page("/games/{game}/perfect", "What is known about perfect play", this::perfect);
    routes.page("/games/{game}", "A game: rules, settings, bots", this::game);
  }

  private void list(Context request) {
    renderer.answer(
        request,
        () -> Json.object().with("games", Json.array(GameRegistry.games(), GamePages::summary)),
        () ->
            Page.of(
                "Games",
                "games",
                element("h1", "Games"),
                element("ul.cards", each(GameRegistry.games(), GamePages::card))));
  }

  private static Json.Obj summary(GameKit<?, ?, ?> kit) {
    GameSpec spec = kit.game().spec();
    return Json.object()
        .with("id", spec.id())
        .with("name", spec.name())
        .with("players", spec.players())
        .with("builtInBots", kit.bots().size())
        .with("hasAnalysis", new Json.Bool(kit.analyst().isPresent()));
  }

  private static Element card(GameKit<?, ?, ?> kit) {
    GameSpec spec = kit.game().spec();
    return element(
        "li",
        link(
            "/games/" + spec.id(),
            element("span.top", element("strong", spec.name())),
            PageParts.cardFacts(spec.players()),
            PageParts.cardFacts(
                kit.bots().size()
                    + " built-in bots"
                    + (kit.analyst().isPresent() ? " · moves can be analysed" : ""))));
  }

  private void game(Context request) {
    GameKit<?, ?, ?> kit = kit(request);
    renderer.answer(request, () -> json(kit), () -> page(kit));
  }

  private static Json json(GameKit<?, ?, ?> kit) {
    return summary(kit)
        .with("bots", Json.array(kit.bots(), bot -> Json.of(bot.name())))
        .with("settings", Json.array(kit.game().spec().settings(), GamePages::json));
  }

  private static Json json(Setting<?> setting) {
    return Json.object().with("key", setting.key()).with("help", setting.describe());
  }

  private Page page(GameKit<?, ?, ?> kit) {
    GameSpec game = kit.game().spec();
    List<StoredEvent> events =
        catalog.events().reversed().stream()
            .filter(event -> event.test().isEmpty() && event.event().game().equals(game.id()))
            .toList();
    String written = rules.of(kit);
    return Page.of(
        game.name(),
        "games",
        element("h1", game.name()),
        PageParts.facts(
            text(game.players() + " · built-in bots: "),
            each(kit.bots(), bot -> all(name(bot.name()).in("chip"), text(" ")))),
        element("p", link("/play/new?game=" + game.id(), "Play " + game.name()).in("button main")),
        when(
            !events.isEmpty(),
            PageParts.section("events", "Events", element("ul", each(events, GamePages::item)))),
        when(
            kit.analyst().isPresent(),
            element(
                "p",
                link("/games/" + game.id() + "/perfect", "What is known about perfect play"),
                text(" (computed, which may take some seconds)"))),
        element(
                "section.rules",
                written.isEmpty()
                    ? PageParts.empty("This game comes without written rules.")
                    : new HtmlNode.Markup(written))
            .with("aria-label", "Rules"));
  }

  private static Element item(StoredEvent event) {
    return element("li", link("/events/" + event.id(), name(event.event().name())));
  }

  /** What is known about perfect play; computed when somebody asks for it. */
  private void perfect(Context request) {
    GameKit<?, ?, ?> kit = kit(request);
    List<String> known =
        kit.analyst()
            .orElseThrow(() -> WebProblem.notFound("Nothing is known about perfect play."))
            .summary();
    GameSpec spec = kit.game().spec();
    String title = "Perfect play in " + spec.name();
    renderer.answer(
        request,
        () -> Json.object().with("known", Json.array(known, Json::of)),
        () ->
            Page.of(
                title,
                "games",
                PageParts.crumbs(link("/games/" + spec.id(), spec.name())),
                element("h1", title),
                element("pre", String.join("\n", known)).with("tabindex", "0")));
  }

  private static GameKit<?, ?, ?> kit(Context request) {
    return kit(request.pathParam("game"));
  }

  public static GameKit<?, ?, ?> kit(String id) {
    return GameRegistry.games().stream()
        .filter(game -> game.game().spec().id().equals(id))
        .findFirst()
        .orElseThrow(() -> WebProblem.notFound("There is no such game; /games lists them."));
  }
}
