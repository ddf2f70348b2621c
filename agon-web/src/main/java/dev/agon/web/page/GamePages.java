package dev.agon.web.page;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.web.data.EventCatalog;
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

  /** A game in the list. */
  public record GameLine(String id, String name, String players, int bots, boolean isSolved) {
    Json json() {
      return Json.object()
          .with("id", id)
          .with("name", name)
          .with("players", players)
          .with("builtInBots", bots)
          .with("hasAnalysis", new Json.Bool(isSolved));
    }
  }

  /** The list of games. */
  public record GameList(List<GameLine> games) {
    public GameList {
      games = List.copyOf(games);
    }
  }

  private void list(Context request) {
    List<GameLine> games = GameRegistry.games().stream().map(GamePages::line).toList();
    if (PageRenderer.wantsJson(request)) {
      PageRenderer.json(
          request,
          Json.object().with("games", Json.array(games.stream().map(GameLine::json).toList())));
      return;
    }
    renderer.page(request, "games", "Games", "games", new GameList(games));
  }

  private static GameLine line(GameKit<?, ?, ?> kit) {
    GameSpec spec = kit.game().spec();
    return new GameLine(
        spec.id(), spec.name(), spec.players(), kit.bots().size(), kit.analyst().isPresent());
  }

  /** A setting of a game in words. */
  public record SettingLine(String key, String words) {}

  /** An event of a game. */
  public record GameEvent(long id, String name) {}

  /**
   * The page of a game.
   *
   * @param rules the rules as HTML
   */
  public record GameModel(
      GameLine line,
      List<SettingLine> settings,
      List<String> bots,
      List<GameEvent> events,
      String rules) {
    public GameModel {
      settings = List.copyOf(settings);
      bots = List.copyOf(bots);
      events = List.copyOf(events);
    }

    Json json() {
      Json.Obj json = (Json.Obj) line.json();
      return json.with("bots", Json.array(bots.stream().map(Json::of).toList()))
          .with(
              "settings",
              Json.array(
                  settings.stream()
                      .map(one -> Json.object().with("key", one.key()).with("help", one.words()))
                      .toList()));
    }
  }

  private void game(Context request) {
    GameKit<?, ?, ?> kit = kit(request);
    GameModel model = model(kit);
    if (PageRenderer.wantsJson(request)) {
      PageRenderer.json(request, model.json());
    } else {
      renderer.page(request, "game", model.line().name(), "games", model);
    }
  }

  /** What is known about perfect play; computed when somebody asks for it. */
  public record KnownModel(String name, String id, List<String> known) {
    public KnownModel {
      known = List.copyOf(known);
    }
  }

  private void perfect(Context request) {
    GameKit<?, ?, ?> kit = kit(request);
    List<String> known =
        kit.analyst()
            .orElseThrow(() -> WebProblem.notFound("Nothing is known about perfect play."))
            .summary();
    if (PageRenderer.wantsJson(request)) {
      PageRenderer.json(
          request, Json.object().with("known", Json.array(known.stream().map(Json::of).toList())));
      return;
    }
    GameSpec spec = kit.game().spec();
    renderer.page(
        request,
        "perfect",
        "Perfect play in " + spec.name(),
        "games",
        new KnownModel(spec.name(), spec.id(), known));
  }

  private static GameKit<?, ?, ?> kit(Context request) {
    return kit(request.pathParam("game"));
  }

  /** The game of this id. */
  public static GameKit<?, ?, ?> kit(String id) {
    return GameRegistry.games().stream()
        .filter(game -> game.game().spec().id().equals(id))
        .findFirst()
        .orElseThrow(() -> WebProblem.notFound("There is no such game; /games lists them."));
  }

  private GameModel model(GameKit<?, ?, ?> kit) {
    GameSpec spec = kit.game().spec();
    List<SettingLine> settings =
        spec.settings().stream()
            .map((Setting<?> setting) -> new SettingLine(setting.key(), setting.describe()))
            .toList();
    return new GameModel(
        line(kit),
        settings,
        kit.bots().stream().map(BuiltInBot::name).toList(),
        catalog.events().reversed().stream()
            .filter(event -> event.test().isEmpty() && event.event().game().equals(spec.id()))
            .map(event -> new GameEvent(event.id(), event.event().name()))
            .toList(),
        rules.of(kit));
  }
}
