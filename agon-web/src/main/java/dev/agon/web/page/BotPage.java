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
import java.util.Locale;

/** A bot: its versions, events, opponents and faults. */
record BotPage(
    String name,
    String author,
    String game,
    String gameId,
    List<BotVersion> versions,
    List<BotEvent> events,
    List<BotOpponent> opponents,
    List<BotFault> faults) {
  BotPage {
    versions = List.copyOf(versions);
    events = List.copyOf(events);
    opponents = List.copyOf(opponents);
    faults = List.copyOf(faults);
  }

  /** The hash is that of its files, or in words why there is none. */
  record BotVersion(String hash, int events, long matches) {
    boolean isHash() {
      return hash.matches("[0-9a-f]+");
    }

    String size() {
      return EventWords.count(events, "event", "events")
          + ", "
          + EventWords.count(matches, "match", "matches");
    }
  }

  /** How a bot came out in an event. */
  record BotEvent(
      long event,
      String name,
      int number,
      String state,
      String place,
      String rating,
      long matches,
      long faults) {}

  /** How a bot came out against another. */
  record BotOpponent(String name, long meetings, long ahead, long level, long behind) {
    String share() {
      return String.format(
          Locale.ROOT, "%.1f", 100 * (ahead + level / 2.0) / Math.max(1, meetings));
    }
  }

  /** How often a bot failed for a reason, with an example. */
  record BotFault(String reason, long matches, String detail, String address) {}

  Json json() {
    return Json.object()
        .with("name", name)
        .with("author", author)
        .with("game", gameId)
        .with(
            "versions",
            Json.array(
                versions,
                one ->
                    Json.object()
                        .with("hash", one.hash())
                        .with("events", one.events())
                        .with("matches", one.matches())))
        .with(
            "events",
            Json.array(
                events,
                one ->
                    Json.object()
                        .with("event", one.event())
                        .with("place", one.place())
                        .with("rating", one.rating())
                        .with("matches", one.matches())
                        .with("faults", one.faults())))
        .with(
            "opponents",
            Json.array(
                opponents,
                one ->
                    Json.object()
                        .with("name", one.name())
                        .with("meetings", one.meetings())
                        .with("ahead", one.ahead())
                        .with("level", one.level())))
        .with(
            "faults",
            Json.array(
                faults,
                one ->
                    Json.object()
                        .with("reason", one.reason())
                        .with("matches", one.matches())
                        .with("detail", one.detail())));
  }

  Page page() {
    return Page.of(
        name,
        "games",
        PageParts.crumbs(link("/games/" + gameId, game), element("span", "Bots")),
        element("h1", HtmlNode.name(name)),
        when(!author.isEmpty(), PageParts.facts(text("by "), HtmlNode.name(author))),
        PageParts.section(
            "events",
            "Events",
            table(
                List.of("Event", "Place", "Rating, 95 %", "Matches", "Faults"),
                2,
                each(events, BotPage::row))),
        PageParts.section(
            "opponents",
            "Head to head",
            opponents.isEmpty()
                ? PageParts.empty("It has met nobody yet.")
                : table(
                    List.of("Opponent", "Meetings", "Ahead", "Level", "Behind", "Share, %"),
                    1,
                    each(opponents, BotPage::row))),
        PageParts.section(
            "faults",
            "Faults",
            faults.isEmpty()
                ? PageParts.empty("None.")
                : element("ul.match-list", each(faults, BotPage::line))),
        PageParts.section(
            "versions",
            "Versions",
            element(
                "p.note",
                "A version is the hash of the bot's files, which an event with a secret key"
                    + " publishes before its first match."),
            element("ul", each(versions, BotPage::item))));
  }

  /** So many columns are words, and the others are numbers. */
  private static Element table(List<String> columns, int words, HtmlNode rows) {
    Element head =
        element(
            "tr",
            each(
                columns,
                column ->
                    element("th", column)
                        .with("scope", "col")
                        .withIf(columns.indexOf(column) >= words, "class", "n")));
    return element("div.wide", element("table", element("thead", head), element("tbody", rows)))
        .with("tabindex", "0");
  }

  private static Element row(BotEvent event) {
    String matches = "/events/%d/matches?bot=%d".formatted(event.event(), event.number());
    return element(
        "tr",
        element("th", link(matches, HtmlNode.name(event.name()))).with("scope", "row"),
        element("td", event.place() + (event.state().equals("so far") ? " so far" : "")),
        number(event.rating()),
        number(event.matches()),
        number(event.faults()));
  }

  private static Element row(BotOpponent opponent) {
    return element(
        "tr",
        element("th", HtmlNode.name(opponent.name())).with("scope", "row"),
        number(opponent.meetings()),
        number(opponent.ahead()),
        number(opponent.level()),
        number(opponent.behind()),
        number(opponent.share()));
  }

  private static Element number(Object value) {
    return element("td.n", String.valueOf(value));
  }

  private static Element line(BotFault fault) {
    return PageParts.line(
        fault.address(),
        fault.matches() + " ×",
        element("span", text(fault.reason() + ": "), HtmlNode.name(fault.detail())));
  }

  private static Element item(BotVersion version) {
    return element(
        "li",
        version.isHash() ? element("code", version.hash()) : text(version.hash()),
        text(": " + version.size()));
  }
}
