package dev.agon.web.play;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;

import dev.agon.game.GameSpec;
import dev.agon.game.kit.GameKit;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;

/**
 * The games to choose from. Matches are seen by their links only; a browser knows those that it
 * plays, and its script lists them.
 */
final class PlayListPage {
  private PlayListPage() {}

  static Json json() {
    return Json.object().with("games", Json.array(GameRegistry.games(), PlayListPage::json));
  }

  private static Json json(GameKit<?, ?, ?> kit) {
    GameSpec spec = kit.game().spec();
    return Json.object()
        .with("game", spec.id())
        .with("name", spec.name())
        .with("players", spec.players())
        .with("isSolved", new Json.Bool(kit.analyst().isPresent()));
  }

  static Page page() {
    return Page.of(
            "Play",
            "play",
            element("h1", "Play"),
            element("p.lead", "Choose a game. You play against bots, or send other people a link."),
            element("ul.cards", each(GameRegistry.games(), PlayListPage::card)),
            PageParts.section(
                "own",
                "Your games",
                PageParts.empty(
                    "Games that you play in this browser are listed here, for you alone: others"
                        + " see a game only by its link."),
                element("ul.match-list")))
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
}
