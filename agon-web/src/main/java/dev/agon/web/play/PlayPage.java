package dev.agon.web.play;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;

/**
 * A match of people: the table while it is played, the viewer when it is over.
 *
 * @param state {@code live}, {@code over}, {@code ended} without a result, or {@code stopped}
 */
record PlayPage(long id, String game, String gameId, List<String> names, String state) {
  PlayPage {
    names = List.copyOf(names);
  }

  /**
   * The page of the match.
   *
   * @param rules HTML, may be empty
   * @param isOwner whether the reader may delete it
   */
  Page page(String rules, boolean isOwner) {
    boolean isOver = state.equals("over");
    String address = "/play/" + id;
    Page page =
        Page.of(
            "Match " + id + ": " + String.join(", ", names),
            "play",
            PageParts.strip(
                PageParts.crumbs(link("/play", "Play"), element("span", "Match " + id)),
                element("h1.score", PageParts.names(names)),
                PageParts.state(state).with("data-match", "state"),
                PageParts.facts(
                    link("/games/" + gameId, game),
                    text(" · "),
                    link("/play/new?game=" + gameId, "new game"))),
            isOver
                ? element("agon-viewer").with("src", address + "/match")
                : element("agon-match").with("src", address),
            element("noscript", PageParts.warning("The match needs JavaScript.")),
            when(
                !isOver && !rules.isEmpty(),
                element("section.rules", new HtmlNode.Markup(rules))
                    .with("id", "rules")
                    .with("aria-label", "Rules")),
            when(
                isOwner,
                element(
                        "form.delete",
                        element("p", PageParts.quietSubmit("Delete this match")),
                        PageParts.refusal())
                    .with("data-post", address + "/delete")
                    .with("data-confirm", "Delete this match for good?")));
    return isOver
        ? page.with("viewer.css", "viewer.js")
        : page.with("viewer.css", "play.css", "play.js");
  }
}
