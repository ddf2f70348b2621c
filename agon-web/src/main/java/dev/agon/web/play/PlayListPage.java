package dev.agon.web.play;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.game.GameSpec;
import dev.agon.game.kit.GameKit;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;
import java.util.function.Function;

/** The games to choose from, and the matches that people play and have played. */
record PlayListPage(List<PlayLine> live, List<PlayLine> over) {
  PlayListPage {
    live = List.copyOf(live);
    over = List.copyOf(over);
  }

  record PlayLine(long id, String game, List<String> names, String state, String more) {
    PlayLine {
      names = List.copyOf(names);
    }

    static PlayLine of(long id, PlaySetup setup, String state, String more) {
      return new PlayLine(id, GameRegistry.name(setup.game()), setup.names(), state, more);
    }

    private Json json() {
      return Json.object()
          .with("id", id)
          .with("game", game)
          .with("names", Json.array(names, Json::of))
          .with("state", state);
    }

    private Element line(HtmlNode... after) {
      return PageParts.line(
          "/play/" + id,
          String.valueOf(id),
          element(
              "span.sides",
              element("span", game),
              text(" "),
              PageParts.names(names),
              HtmlNode.all(after)));
    }

    private Element playedNow() {
      Element own = element("strong.own", "your match").with("hidden", "");
      return line(PageParts.state(state), text(" "), element("small", more), text(" "), own)
          .with("data-live", String.valueOf(id));
    }

    private Element played() {
      return line(when(!more.isEmpty(), element("small", more)))
          .with("data-over", String.valueOf(id));
    }
  }

  Json json() {
    return Json.object()
        .with("live", Json.array(live, PlayLine::json))
        .with("over", Json.array(over, PlayLine::json));
  }

  Page page() {
    return Page.of(
            "Play",
            "play",
            element("h1", "Play"),
            element("p.lead", "Choose a game. You play against bots, or send other people a link."),
            element("ul.cards", each(GameRegistry.games(), PlayListPage::card)),
            PageParts.section(
                "live",
                "Played now",
                list(
                    live,
                    PlayLine::playedNow,
                    "Nobody plays at the moment. A match that is played is listed here, and"
                        + " everybody can watch it.")),
            PageParts.section(
                "over",
                "Played before",
                list(
                    over,
                    PlayLine::played,
                    "No match has been finished yet. Finished matches are kept, and can be watched"
                        + " move by move.")))
        .with("playlist.js");
  }

  private static Element card(GameKit<?, ?, ?> kit) {
    GameSpec spec = kit.game().spec();
    boolean isSolved = kit.analyst().isPresent();
    return element(
        "li",
        link(
            "/play/new?game=" + spec.id(),
            element("span.top", element("strong", spec.name())),
            PageParts.cardFacts(spec.players()),
            PageParts.cardFacts(isSolved ? "solved: you can ask for the best move" : "\u00a0")));
  }

  private static Element list(
      List<PlayLine> lines, Function<PlayLine, Element> line, String empty) {
    return lines.isEmpty() ? PageParts.empty(empty) : element("ul.match-list", each(lines, line));
  }
}
