package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.none;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;
import java.util.stream.Stream;

/**
 * A list of matches.
 *
 * @param filter which matches are listed, in words; empty for all
 * @param form the choice of a filter
 * @param isFirst whether it begins with the first match
 * @param next the address of the next ones; empty if there are none
 */
record MatchListPage(
    long event,
    String eventName,
    String filter,
    Element form,
    List<MatchItem> matches,
    boolean isFirst,
    String next) {
  MatchListPage {
    matches = List.copyOf(matches);
  }

  Json json() {
    return Json.object()
        .with("event", event)
        .with("matches", Json.array(matches, MatchItem::json))
        .with("next", next);
  }

  Page page() {
    boolean isFiltered = !filter.isEmpty();
    String address = "/events/" + event + "/matches";
    return Page.of(
        "Matches of " + eventName,
        "events",
        element("div.title", element("h1", name(eventName))),
        EventPage.tabs(event, "matches"),
        element(
                "section",
                element("h2", text("Matches"), when(isFiltered, all(text(" of "), name(filter))))
                    .with("id", "matches-title"),
                form,
                matches.isEmpty() ? empty(isFiltered) : table(),
                isFirst && next.isEmpty()
                    ? none()
                    : element(
                            "nav.pager",
                            when(!isFirst, link(address, "The first matches").with("rel", "first")),
                            when(!next.isEmpty(), link(next, "More matches").with("rel", "next")))
                        .with("aria-label", "Pages"))
            .with("aria-labelledby", "matches-title"));
  }

  private static HtmlNode empty(boolean isFiltered) {
    return PageParts.empty(
        isFiltered
            ? "No match is like that. Choose fewer filters to see more."
            : "No match yet. The list fills while the event is played.");
  }

  /** A column that no match needs is left out. */
  private Element table() {
    boolean hasRounds = matches.stream().anyMatch(match -> !match.round().isEmpty());
    List<Element> columns =
        Stream.of(
                Stream.of(PageParts.column("Match", "n")),
                hasRounds ? Stream.of(PageParts.column("Round", "wider")) : Stream.<Element>empty(),
                Stream.of(
                    PageParts.column("Players", ""),
                    PageParts.column("Points", "n"),
                    PageParts.column("Steps", "n wider"),
                    PageParts.column("What happened", "wider"),
                    PageParts.column("Curve", "wider")))
            .flatMap(part -> part)
            .toList();
    return PageParts.table(
        "Matches", columns, matches.stream().map(match -> match.row(event, hasRounds)).toList());
  }
}
