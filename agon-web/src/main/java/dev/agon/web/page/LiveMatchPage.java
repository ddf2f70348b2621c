package dev.agon.web.page;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;

import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;

/**
 * A match that is played now: its board follows it, and the replay takes its place when it is over.
 *
 * @param names who plays; empty if that is not known any more
 */
record LiveMatchPage(long event, String eventName, String game, long number, List<String> names) {
  LiveMatchPage {
    names = List.copyOf(names);
  }

  Json json() {
    return Json.object()
        .with("match", number)
        .with("state", EventState.LIVE.id())
        .with("names", Json.array(names, Json::of));
  }

  Page page() {
    String title = "Match " + number;
    String address = "/events/" + event;
    return Page.of(
            title + " of " + eventName,
            "events",
            PageParts.strip(
                PageParts.crumbs(
                    link(address, name(eventName)),
                    link(address + "/matches", "Matches"),
                    element("span", title)),
                element("h1", PageParts.names(names.stream().limit(6).toList())),
                PageParts.facts(link("/games/" + game, GameRegistry.name(game)))),
            element(
                    "agon-live",
                    element("p.facts-line", PageParts.state("live").with("data-live", "state")),
                    element(
                            "ul.boards",
                            EventPage.board(
                                title,
                                PageParts.empty(
                                    "The board is shown when the match takes longer than a moment."
                                        + " When it is over, it can be replayed here."),
                                element("p.place-words").with("aria-live", "polite")))
                        .with("data-live", "boards"))
                .in("live-match")
                .with("data-event", String.valueOf(event))
                .with("data-tab", "match-" + number)
                .with("data-state", "live"))
        .with("viewer.css", "front.css", "live.js");
  }
}
