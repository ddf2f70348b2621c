package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.none;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.kit.GameKit;
import dev.agon.html.HtmlNode;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.MatchReplay;
import dev.agon.replay.ReplayJson;
import dev.agon.web.data.DemoMatches;
import dev.agon.web.data.DemoMatches.DemoMatch;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.IndexedEvent;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import dev.agon.web.html.Preview;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import dev.agon.web.replay.ReplayRoutes;
import io.javalin.http.Context;
import java.util.List;

/** The list of games, and the page of a game: a match to watch, its rules, its events. */
public final class GamePages {
  private static final int EVENTS = 10;

  private final EventCatalog catalog;
  private final PageRenderer renderer;
  private final RulesHtml rules;
  private final DemoMatches demos;
  private final GameCards cards;
  private final EventLines lines;
  private final ReplayRoutes replays;

  public GamePages(
      EventCatalog catalog,
      PageRenderer renderer,
      RulesHtml rules,
      DemoMatches demos,
      GameCards cards,
      EventLines lines,
      ReplayRoutes replays) {
    this.catalog = catalog;
    this.renderer = renderer;
    this.rules = rules;
    this.demos = demos;
    this.cards = cards;
    this.lines = lines;
    this.replays = replays;
  }

  public void addTo(Routes routes) {
    String demo = "/games/{game}/demo";
    routes.page("/games", "The games", this::list);
    routes.page("/games/{game}/perfect", "What is known about perfect play", this::perfect);
    replays.addTo(routes, demo, new Demonstrations());
    routes.page(demo, "A match between built-in bots, move by move", this::demo);
    routes.page("/games/{game}", "A game: rules, settings, bots", this::game);
  }

  private void list(Context request) {
    List<GameCard> all = cards.all();
    renderer.answer(
        request,
        () -> Json.object().with("games", Json.array(all, GameCard::json)),
        () ->
            Page.of(
                    "Games",
                    "games",
                    element("h1", "Games"),
                    element("ul.game-cards", each(all, GameCard::card)))
                .with("front.css"));
  }

  private void game(Context request) {
    GameKit<?, ?, ?> kit = kit(request);
    renderer.answer(request, () -> json(kit), () -> page(kit));
  }

  private Json json(GameKit<?, ?, ?> kit) {
    return cards
        .of(kit)
        .json()
        .with("bots", Json.array(kit.bots(), bot -> Json.of(bot.name())))
        .with("settings", Json.array(kit.game().spec().settings(), GamePages::json));
  }

  private static Json json(Setting<?> setting) {
    return Json.object().with("key", setting.key()).with("help", setting.describe());
  }

  private Page page(GameKit<?, ?, ?> kit) {
    GameSpec game = kit.game().spec();
    List<IndexedEvent> events =
        catalog.listed().stream().filter(event -> event.game().equals(game.id())).toList();
    String written = rules.detailed(kit);
    return Page.of(
            game.name(),
            "games",
            element(
                "div.front.game-front",
                element("div.front-words", element("h1", game.name()), about(kit)),
                when(
                    kit.picture().isPresent() && demos.of(kit).isPresent(),
                    PageParts.show(
                        "/games/" + game.id() + "/demo",
                        element("p.show-title", "A match between built-in bots")))),
            when(
                !events.isEmpty(),
                PageParts.section(
                    "events",
                    "Events",
                    EventLine.table("Events", lines.of(events.stream().limit(EVENTS).toList())),
                    when(
                        events.size() > EVENTS,
                        element(
                            "p",
                            link(
                                "/events?game=" + game.id(),
                                "All " + EventLine.count(events.size())))))),
            element(
                    "section.rules.game-rules",
                    written.isEmpty()
                        ? PageParts.empty("This game comes without written rules.")
                        : new HtmlNode.Markup(written))
                .with("aria-label", "Rules"))
        .with("viewer.css", "front.css", "viewer.js")
        .previewed(
            Preview.ofGame(
                game.name(),
                "A game for %s: rules, matches to watch, bots to play against."
                    .formatted(EventWords.players(game)),
                game.id()));
  }

  private HtmlNode about(GameKit<?, ?, ?> kit) {
    GameSpec game = kit.game().spec();
    String brief = rules.brief(kit);
    return all(
        PageParts.facts(text(EventWords.players(game))),
        when(
            !brief.isEmpty(),
            element("section.brief", element("h2", "In two minutes"), new HtmlNode.Markup(brief))),
        element(
            "div.offers",
            QuickGame.of(kit).<HtmlNode>map(quick -> quick.form("Play now")).orElse(none()),
            link("/play/new?game=" + game.id(), "Choose players and settings").in("button")),
        when(
            kit.analyst().isPresent(),
            element(
                "p.note",
                text("The game is solved: "),
                link("/games/" + game.id() + "/perfect", "what is known about perfect play"),
                text(" (computed, which may take some seconds)."))),
        element(
            "p.facts-line",
            text("Built-in bots: "),
            each(kit.bots(), bot -> all(name(bot.name()).in("chip"), text(" ")))));
  }

  private void demo(Context request) {
    GameKit<?, ?, ?> kit = kit(request);
    DemoMatch match = match(kit);
    if (PageRenderer.wantsJson(request)) {
      PageRenderer.json(request, ReplayJson.match(match.replay()));
      return;
    }
    GameSpec spec = kit.game().spec();
    renderer.page(
        request,
        Page.of(
                "A match of " + spec.name(),
                "games",
                PageParts.strip(
                    PageParts.crumbs(
                        link("/games", "Games"), link("/games/" + spec.id(), spec.name())),
                    element("h1", "A match between built-in bots")),
                PageParts.viewer("/games/" + spec.id() + "/demo"))
            .with("viewer.css", "viewer.js"));
  }

  private DemoMatch match(GameKit<?, ?, ?> kit) {
    return demos
        .of(kit)
        .orElseThrow(() -> WebProblem.notFound("The built-in bots have no match to show."));
  }

  private final class Demonstrations implements ReplayRoutes.MatchFinder {
    @Override
    public MatchReplay<?, ?, ?> replay(Context request) {
      return match(kit(request)).replay();
    }

    @Override
    public String record(Context request) {
      return match(kit(request)).record();
    }
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
