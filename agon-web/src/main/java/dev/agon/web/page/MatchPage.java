package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.registry.GameRegistry;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;

/** A match of an event, with the viewer if its moves are stored. */
record MatchPage(long event, String eventName, String game, MatchItem match) {
  /** A match can be shown if its moves are stored. */
  Page page(boolean hasMoves, boolean hasNext) {
    String title = "Match " + match.number();
    String matches = "/events/" + event + "/matches";
    String round = match.round();
    return Page.of(
            (round.isEmpty() ? "" : round + ", ") + title + " of " + eventName,
            "events",
            PageParts.strip(
                PageParts.crumbs(
                    link("/events/" + event, name(eventName)),
                    link(matches, "Matches"),
                    element("span", title)),
                match.title(),
                PageParts.facts(
                    when(!round.isEmpty(), all(element("strong", round), text(" · "))),
                    link("/games/" + game, GameRegistry.name(game)),
                    when(match.number() > 1, neighbour(matches, -1, "previous")),
                    when(hasNext, neighbour(matches, 1, "next")))),
            each(match.faults(), fault -> element("p.warning", name(fault)).with("role", "note")),
            hasMoves ? viewer(matches + "/" + match.number()) : noMoves())
        .with("viewer.css", "viewer.js");
  }

  private HtmlNode neighbour(String matches, int step, String which) {
    return all(
        text(" · "),
        link(matches + "/" + (match.number() + step), which + " match")
            .with("rel", step < 0 ? "prev" : "next"));
  }

  private static HtmlNode viewer(String address) {
    return all(
        element("agon-viewer").with("src", address),
        element(
            "noscript",
            element(
                "p.warning",
                text("The viewer needs JavaScript. "),
                link(address + ".json", "The match as JSON"))));
  }

  private static HtmlNode noMoves() {
    return element(
        "div.empty",
        element("p.lead", "The moves of this match are not stored."),
        element(
            "p",
            text("An event keeps them with "),
            element("code", "record: moves"),
            text(", and also times and standard error with "),
            element("code", "record: all"),
            text(".")));
  }
}
