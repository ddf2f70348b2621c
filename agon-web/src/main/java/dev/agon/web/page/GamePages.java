package dev.agon.web.page;

import dev.agon.bot.BuiltInBot;
import dev.agon.entrant.GameRegistry;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.http.PageRenderer;
import dev.agon.web.http.Routes;
import dev.agon.web.http.WebProblem;
import io.javalin.http.Context;
import java.util.List;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The list of games, and the page of a game with its rules. */
public final class GamePages {
  /** Where a rule is in the code, at the end of its line, like {@code (`Items`, `Gun.eject`)}. */
  private static final Pattern CODE_REFERENCES =
      Pattern.compile(" \\(`[\\w.]+`(?:, `[\\w.]+`)*\\)$", Pattern.MULTILINE);

  private final EventCatalog catalog;
  private final PageRenderer renderer;
  private final Parser parser =
      Parser.builder().extensions(List.of(TablesExtension.create())).build();
  private final HtmlRenderer html =
      HtmlRenderer.builder()
          .extensions(List.of(TablesExtension.create()))
          .escapeHtml(true)
          .sanitizeUrls(true)
          .build();

  public GamePages(EventCatalog catalog, PageRenderer renderer) {
    this.catalog = catalog;
    this.renderer = renderer;
  }

  public void addTo(Routes routes) {
    routes.page("/games", "The games", this::list);
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
   * @param known what is known about perfect play, if anything is
   * @param rules the rules as HTML
   */
  public record GameModel(
      GameLine line,
      List<SettingLine> settings,
      List<String> bots,
      List<String> known,
      List<GameEvent> events,
      String rules) {
    public GameModel {
      settings = List.copyOf(settings);
      bots = List.copyOf(bots);
      known = List.copyOf(known);
      events = List.copyOf(events);
    }

    Json json() {
      Json.Obj json = (Json.Obj) line.json();
      return json.with("bots", Json.array(bots.stream().map(Json::of).toList()))
          .with("known", Json.array(known.stream().map(Json::of).toList()))
          .with(
              "settings",
              Json.array(
                  settings.stream()
                      .map(one -> Json.object().with("key", one.key()).with("help", one.words()))
                      .toList()));
    }
  }

  private void game(Context request) {
    String id = request.pathParam("game");
    GameKit<?, ?, ?> kit =
        GameRegistry.games().stream()
            .filter(game -> game.game().spec().id().equals(id))
            .findFirst()
            .orElseThrow(() -> WebProblem.notFound("There is no such game; /games lists them."));
    GameModel model = model(kit);
    if (PageRenderer.wantsJson(request)) {
      PageRenderer.json(request, model.json());
    } else {
      renderer.page(request, "game", model.line().name(), "games", model);
    }
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
        kit.analyst().map(Analyst::summary).orElse(List.of()),
        catalog.events().reversed().stream()
            .filter(event -> event.test().isEmpty() && event.event().game().equals(spec.id()))
            .map(event -> new GameEvent(event.id(), event.event().name()))
            .toList(),
        GameRegistry.rules(kit).map(this::rules).orElse(""));
  }

  private String rules(String markdown) {
    return html.render(parser.parse(CODE_REFERENCES.matcher(markdown).replaceAll("")));
  }
}
