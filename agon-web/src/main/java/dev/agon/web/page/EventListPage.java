package dev.agon.web.page;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;

/** The list of events; a test of two bots is shown by the command line only. */
record EventListPage(List<EventLine> events, String database) {
  private static final String EXAMPLE =
      """
      name: Our cup
      game: botstack
      stages:
        - format: round-robin
          advance: 4
        - format: single-elimination\
      """;

  EventListPage {
    events = List.copyOf(events);
  }

  /** A line of the list. */
  record EventLine(
      long id, String name, String game, String format, String size, String started, String state) {
    Json json() {
      return Json.object()
          .with("id", id)
          .with("name", name)
          .with("game", game)
          .with("format", format)
          .with("state", state)
          .with("started", started);
    }

    Element card() {
      Element when = element("span.facts-line", element("time", started), text(" · event " + id));
      return element(
          "li",
          link(
              "/events/" + id,
              element(
                  "span.top",
                  element("strong", HtmlNode.name(name)),
                  text(" "),
                  PageParts.state(state)),
              PageParts.cardFacts(game + " · " + format),
              PageParts.cardFacts(size),
              when));
    }
  }

  Json json() {
    return Json.object().with("events", Json.array(events, EventLine::json));
  }

  Page page(boolean isOwner) {
    return Page.of(
        "Events",
        "events",
        element("h1", "Events"),
        events.isEmpty() ? invitation() : element("ul.cards", each(events, EventLine::card)),
        when(isOwner, form()));
  }

  private Element invitation() {
    return element(
        "div.empty",
        element("p.lead", text("No event is stored in "), element("code", database), text(" yet.")),
        element("p", "Play one, and it appears here:"),
        element("pre", "agon serve cup.yaml").with("tabindex", "0"),
        element("p", "or, from another terminal:"),
        element("pre", "agon run --game coinfight").with("tabindex", "0"));
  }

  private static Element form() {
    Element file =
        element("textarea", EXAMPLE)
            .with("id", "event-file")
            .with("rows", "10")
            .with("cols", "60")
            .with("spellcheck", "false")
            .with("required", "");
    return PageParts.section(
        "start",
        "Start an event",
        element(
                "form.start-event",
                element("p", element("label", "Event file").with("for", "event-file")),
                element("p", file),
                PageParts.refusal(),
                element("p", PageParts.submit("Play it")))
            .with("data-post", "/events"));
  }
}
