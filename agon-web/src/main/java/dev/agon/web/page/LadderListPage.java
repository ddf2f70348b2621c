package dev.agon.web.page;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.ladder.log.StoredLadder;
import dev.agon.registry.GameRegistry;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;

/** The list of ladders. */
record LadderListPage(List<StoredLadder> ladders) {
  LadderListPage {
    ladders = List.copyOf(ladders);
  }

  Json json() {
    return Json.object()
        .with(
            "ladders",
            Json.array(
                ladders,
                ladder ->
                    Json.object()
                        .with("id", ladder.id())
                        .with("name", ladder.name())
                        .with("game", ladder.head().event().game())
                        .with("started", EventWords.started(ladder.started()))));
  }

  Page page() {
    return Page.of(
        "Ladders",
        "ladders",
        element("h1", "Ladders"),
        ladders.isEmpty()
            ? element(
                "div.empty",
                element("p.lead", "No ladder is stored yet."),
                element("p", "Play the bots of a folder, and it appears here:"),
                element("pre", "agon ladder FOLDER --game botstack").with("tabindex", "0"))
            : element("ul.cards", each(ladders.reversed(), LadderListPage::card)));
  }

  private static Element card(StoredLadder ladder) {
    return element(
        "li",
        link(
            "/ladders/" + ladder.id(),
            element("span.top", element("strong", HtmlNode.name(ladder.name()))),
            PageParts.cardFacts(GameRegistry.name(ladder.head().event().game())),
            element(
                "span.facts-line",
                element("time", EventWords.started(ladder.started())),
                text(" · ladder " + ladder.id()))));
  }
}
