package dev.agon.web.page;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.event.Event;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.store.StoredEvent;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;

/** The list of events; a test of two bots is shown by the command line only. */
record EventListPage(List<EventLine> events, String database, boolean hasLadders) {
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
  record EventLine(StoredEvent stored, EventState state) {
    private String game() {
      return GameRegistry.name(stored.event().game());
    }

    Json json() {
      return Json.object()
          .with("id", stored.id())
          .with("name", stored.event().name())
          .with("game", game())
          .with("format", EventWords.formats(stored.event()))
          .with("state", state.id())
          .with("started", EventWords.started(stored.started()));
    }

    Element card() {
      Event event = stored.event();
      return element(
          "li",
          link(
              "/events/" + stored.id(),
              element(
                  "span.top",
                  element("strong", HtmlNode.name(event.name())),
                  text(" "),
                  PageParts.state(state.id())),
              PageParts.cardFacts(game() + " · " + EventWords.formats(event)),
              PageParts.cardFacts(
                  EventWords.count(event.bots().size(), "bot", "bots")
                      + ", "
                      + EventWords.count(stored.matches(), "match", "matches")),
              element(
                  "span.facts-line",
                  element("time", EventWords.started(stored.started())),
                  text(" · event " + stored.id()))));
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
        when(hasLadders, PageParts.facts(link("/ladders", "Ladders"))),
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
