package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.none;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;
import java.util.stream.Stream;

/**
 * The list of events; a test of two bots is shown by the command line only.
 *
 * @param live those that can be followed, on the first page only
 * @param recent the latest of the others, on the first page only
 * @param archive the rest, one page of them
 */
record EventListPage(
    Filter filter,
    long total,
    List<EventLine> live,
    List<EventLine> recent,
    List<EventLine> archive,
    int page,
    int pages,
    String database,
    boolean hasLadders) {
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
    live = List.copyOf(live);
    recent = List.copyOf(recent);
    archive = List.copyOf(archive);
  }

  /** Which events are wanted: a part of the name, and the id of a game; empty for all. */
  record Filter(String name, String game) {
    boolean isAll() {
      return name.isEmpty() && game.isEmpty();
    }
  }

  Json json() {
    List<EventLine> events = Stream.of(live, recent, archive).flatMap(List::stream).toList();
    return Json.object()
        .with("events", Json.array(events, EventLine::json))
        .with("total", total)
        .with("page", page)
        .with("pages", pages);
  }

  Page page(boolean isOwner) {
    boolean hasEvents = total > 0 || !filter.isAll();
    return Page.of(
        "Events",
        "events",
        element("h1", "Events"),
        when(hasLadders, PageParts.facts(link("/ladders", "Ladders"))),
        hasEvents ? all(form(), found()) : PageParts.noEvents(database),
        group("live", "Live", live),
        group("recent", "Recent", recent),
        group("archive", "Archive", archive),
        PageParts.pager(page, pages, this::address),
        when(isOwner, eventForm()));
  }

  private HtmlNode found() {
    String events = EventWords.count(total, "event", "events");
    return total == 0
        ? PageParts.empty("No event is called like that. Leave out a filter to see more.")
        : PageParts.facts(text(filter.isAll() ? events : events + " found"));
  }

  private static HtmlNode group(String id, String title, List<EventLine> lines) {
    return lines.isEmpty() ? none() : PageParts.section(id, title, EventLine.table(title, lines));
  }

  private String address(int number) {
    return PageParts.address(
        "/events", "name", filter.name(), "game", filter.game(), "page", String.valueOf(number));
  }

  private Element form() {
    return PageParts.filter(
        "/events",
        element(
            "label",
            text("Name "),
            element("input")
                .with("name", "name")
                .with("type", "search")
                .with("autocomplete", "off")
                .with("value", filter.name())),
        element(
            "label",
            text("Game "),
            element(
                    "select",
                    PageParts.option("", "all games", filter.game().isEmpty()),
                    each(
                        GameRegistry.games(),
                        kit ->
                            PageParts.option(
                                kit.game().spec().id(),
                                kit.game().spec().name(),
                                kit.game().spec().id().equals(filter.game()))))
                .with("name", "game")));
  }

  private static Element eventForm() {
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
