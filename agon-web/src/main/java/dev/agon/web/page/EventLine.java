package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
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
import dev.agon.web.html.PageParts;
import java.util.List;

/**
 * An event in a list.
 *
 * @param winner the names of those who won it; empty if nobody has
 */
public record EventLine(StoredEvent stored, EventState state, String winner) {

  public Json json() {
    return Json.object()
        .with("id", stored.id())
        .with("name", stored.event().name())
        .with("game", game())
        .with("format", EventWords.formats(stored.event()))
        .with("state", state.id())
        .with("bots", stored.event().bots().size())
        .with("matches", stored.matches())
        .with("winner", winner)
        .with("started", EventWords.started(stored.started()));
  }

  public String address() {
    return "/events/" + stored.id();
  }

  public String name() {
    return stored.event().name();
  }

  /** A number of events in words. */
  public static String count(long events) {
    return EventWords.count(events, "event", "events");
  }

  private String game() {
    return GameRegistry.name(stored.event().game());
  }

  /** A table of events, which has fewer columns on a phone. */
  public static Element table(String label, List<EventLine> lines) {
    return PageParts.table(
        label,
        List.of(
            PageParts.column("Event", ""),
            PageParts.column("Game", "wider"),
            PageParts.column("Format", "wider"),
            PageParts.column("Bots", "n wider"),
            PageParts.column("Matches", "n wider"),
            PageParts.column("Winner", "wider"),
            PageParts.column("Started", "n")),
        lines.stream().map(EventLine::row).toList());
  }

  private Element row() {
    Event event = stored.event();
    boolean isOver = state == EventState.OVER;
    String bots = EventWords.count(event.bots().size(), "bot", "bots");
    return element(
        "tr",
        element(
                "th.lead-cell",
                link(address(), HtmlNode.name(event.name())),
                when(!isOver, all(text(" "), PageParts.state(state.id()))),
                element("small.narrow", game() + " · " + bots),
                when(
                    !winner.isEmpty(),
                    element("small.narrow", text("won by "), HtmlNode.name(winner))))
            .with("scope", "row"),
        element("td.wider", game()),
        element("td.wider", EventWords.formats(event)),
        element("td.n.wider", String.valueOf(event.bots().size())),
        element("td.n.wider", EventWords.number(stored.matches())),
        element("td.won-by.wider", when(!winner.isEmpty(), HtmlNode.name(winner))),
        element("td.n", element("time", EventWords.day(stored.started()))));
  }
}
