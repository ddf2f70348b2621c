package dev.agon.web.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.none;

import dev.agon.game.GameSpec;
import dev.agon.game.kit.GameKit;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.web.html.PageParts;
import java.util.Optional;

/**
 * A game in a list, with a picture of a match of it.
 *
 * @param picture an SVG element; empty if the game draws nothing
 * @param about what it is about, in a sentence; may be empty
 */
public record GameCard(GameKit<?, ?, ?> kit, Optional<String> picture, String about) {
  public Json.Obj json() {
    GameSpec spec = kit.game().spec();
    return Json.object()
        .with("id", spec.id())
        .with("name", spec.name())
        .with("players", spec.players())
        .with("builtInBots", kit.bots().size())
        .with("hasAnalysis", new Json.Bool(kit.analyst().isPresent()));
  }

  public Element card() {
    GameSpec spec = kit.game().spec();
    return element(
        "li",
        link(
            "/games/" + spec.id(),
            picture
                .<HtmlNode>map(
                    svg ->
                        element("span.thumbnail", new HtmlNode.Markup(svg))
                            .with("aria-hidden", "true"))
                .orElse(none()),
            HtmlNode.text(" "),
            element("strong", spec.name())),
        element("p", about),
        element(
            "div.card-foot",
            QuickGame.of(kit).<HtmlNode>map(quick -> quick.form("Play")).orElse(none()),
            PageParts.cardFacts(
                EventWords.players(spec) + (kit.analyst().isPresent() ? " · solved" : ""))));
  }
}
