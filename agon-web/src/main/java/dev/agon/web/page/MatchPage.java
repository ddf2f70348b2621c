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
import dev.agon.replay.ShareMenu;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;

/** A match of an event, with the viewer if its moves are stored. */
record MatchPage(long event, String eventName, String game, MatchItem match, MatchView view) {
  /** A match can be shown if its moves are stored; only then is there anything to cover. */
  Page page(boolean hasMoves, boolean hasNext) {
    String title = "Match " + match.number();
    String matches = "/events/" + event + "/matches";
    String round = match.round();
    boolean isCovered = hasMoves && view == MatchView.COVERED;
    return Page.of(
            (round.isEmpty() ? "" : round + ", ") + title + " of " + eventName,
            "events",
            PageParts.strip(
                PageParts.crumbs(
                    link("/events/" + event, name(eventName)),
                    link(matches, "Matches"),
                    element("span", title)),
                isCovered ? match.coveredTitle() : match.title(),
                PageParts.facts(
                    when(!round.isEmpty(), all(element("strong", round), text(" · "))),
                    link("/games/" + game, GameRegistry.name(game)),
                    when(match.number() > 1, neighbour(-1, "previous")),
                    when(hasNext, neighbour(1, "next"))),
                when(hasMoves, share())),
            hasMoves ? viewer() : noMoves(),
            element(
                "div.match-notes",
                each(
                    isCovered ? List.<String>of() : match.faults(),
                    fault -> element("p.warning", name(fault)).with("role", "note"))))
        .with("viewer.css", "viewer.js")
        .previewed(match.preview(eventName, game));
  }

  private HtmlNode share() {
    String address = MatchView.COVERED.address(event, match.number());
    return ShareMenu.of(
        address,
        EmbedPages.address(address),
        "match-" + match.number(),
        GameRegistry.game(game).picture().isPresent());
  }

  private HtmlNode neighbour(int step, String which) {
    return all(
        text(" · "),
        link(view.address(event, match.number() + step), which + " match")
            .with("rel", step < 0 ? "prev" : "next"));
  }

  private HtmlNode viewer() {
    String address = MatchView.COVERED.address(event, match.number());
    return all(
        element("agon-viewer", views())
            .with("src", address)
            .withIf(view != MatchView.ANALYSIS, "view", view.id()),
        element(
            "noscript",
            element(
                "p.warning",
                text("The viewer needs JavaScript. "),
                link(address + ".json", "The match as JSON"),
                text(" tells its result, too."))));
  }

  /** The ways to look at the match; links, so that they work without scripts. */
  private HtmlNode views() {
    boolean isAnalysis = view == MatchView.ANALYSIS;
    return element(
            "nav.views",
            element(
                "ul",
                tab(isAnalysis ? MatchView.REVEALED : view, "As it happened"),
                tab(MatchView.ANALYSIS, "Analysis")),
            when(
                view == MatchView.COVERED,
                link(MatchView.REVEALED.address(event, match.number()), "Reveal the result")
                    .in("button reveal")),
            when(
                view == MatchView.REVEALED,
                link(MatchView.COVERED.address(event, match.number()), "Cover the result")
                    .in("button")))
        .with("aria-label", "Views of the match");
  }

  private HtmlNode tab(MatchView to, String words) {
    return element(
        "li",
        link(to.address(event, match.number()), words).withIf(to == view, "aria-current", "page"));
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
