package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.json.Json;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;

/**
 * A list of matches.
 *
 * @param filter which matches are listed, in words; empty for all
 * @param next the address of the next ones; empty if there are none
 */
record MatchListPage(
    long event, String eventName, String filter, List<MatchItem> matches, String next) {
  MatchListPage {
    matches = List.copyOf(matches);
  }

  Json json() {
    return Json.object().with("event", event).with("matches", Json.array(matches, MatchItem::json));
  }

  Page page() {
    boolean isFiltered = !filter.isEmpty();
    HtmlNode list =
        matches.isEmpty()
            ? PageParts.empty("No match yet. The list fills while the event is played.")
            : element("ol.match-list", each(matches, match -> match.line(event)));
    return Page.of(
        "Matches of " + eventName,
        "events",
        element("div.title", element("h1", name(eventName))),
        EventPage.tabs(event, "matches"),
        element(
                "section",
                element("h2", text("Matches"), when(isFiltered, all(text(" of "), name(filter))))
                    .with("id", "matches-title"),
                when(
                    isFiltered, element("p", link("/events/" + event + "/matches", "All matches"))),
                list,
                when(
                    !next.isEmpty(),
                    element("p", link(next, "More matches").in("button").with("rel", "next"))))
            .with("aria-labelledby", "matches-title"));
  }
}
