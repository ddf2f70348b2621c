package dev.agon.web.play;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;

/**
 * A match of people: the table while it is played, the viewer when it is over.
 *
 * @param state {@code live}, {@code over}, {@code ended} without a result, or {@code stopped}
 */
record PlayPage(long id, String game, PlaySetup setup, String state) {
  /**
   * The page of the match.
   *
   * @param rules HTML, may be empty
   * @param isOwner whether the reader may delete it
   */
  Page page(String rules, boolean isOwner) {
    boolean isOver = state.equals("over");
    String address = setup.address(id);
    Page page =
        Page.of(
            "Match " + id + ": " + String.join(", ", setup.names()),
            "play",
            PageParts.strip(
                PageParts.crumbs(link("/play", "Play"), element("span", "Match " + id)),
                element("h1.score", PageParts.names(setup.names())),
                PageParts.state(state).with("data-match", "state"),
                PageParts.facts(
                    link("/games/" + setup.game(), game),
                    text(" · "),
                    link("/play/new?game=" + setup.game(), "new game"))),
            isOver
                ? element("agon-viewer").with("src", address + "/match")
                : element("agon-match", when(!rules.isEmpty(), beside(rules))).with("src", address),
            element("noscript", PageParts.warning("The match needs JavaScript.")),
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

  private static HtmlNode beside(String rules) {
    return element("details.rules", element("summary", "Rules"), new HtmlNode.Markup(rules));
  }
}
