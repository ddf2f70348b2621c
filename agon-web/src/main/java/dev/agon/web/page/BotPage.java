package dev.agon.web.page;

import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.none;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.rating.Ratings;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A bot: its versions, events, opponents and faults.
 *
 * @param best the matches that it won against the strongest
 * @param worst the matches that it lost against the weakest
 */
record BotPage(
    String name,
    String author,
    String game,
    String gameId,
    List<BotVersion> versions,
    List<BotEvent> events,
    List<BotOpponent> opponents,
    List<BotFault> faults,
    List<BotMatch> best,
    List<BotMatch> worst) {
  BotPage {
    versions = List.copyOf(versions);
    events = List.copyOf(events);
    opponents = List.copyOf(opponents);
    faults = List.copyOf(faults);
    best = List.copyOf(best);
    worst = List.copyOf(worst);
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
      Optional<Ratings.Rating> rating,
      long matches,
      long faults) {
    String ratingText() {
      return rating
          .map(one -> "%.0f \u00b1 %.0f".formatted(one.value(), one.uncertainty()))
          .orElse("");
    }
  }

  /** A match against an opponent of this rating. */
  record BotMatch(String address, String event, String opponent, double rating, int steps) {
    private Json json() {
      return Json.object()
          .with("address", address)
          .with("opponent", opponent)
          .with("rating", Json.of(Math.rint(rating)));
    }
  }

  /** How a bot came out against another. */
  record BotOpponent(String name, String page, long meetings, long ahead, long level, long behind) {
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
                        .with("rating", one.ratingText())
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
                        .with("detail", one.detail())))
        .with("best", Json.array(best, BotMatch::json))
        .with("worst", Json.array(worst, BotMatch::json));
  }

  Page page() {
    return Page.of(
            name,
            "games",
            PageParts.crumbs(link("/games/" + gameId, game), element("span", "Bots")),
            element("h1", HtmlNode.name(name)),
            when(!author.isEmpty(), PageParts.facts(text("by "), HtmlNode.name(author))),
            RatingChart.of(events)
                .<HtmlNode>map(
                    history -> PageParts.section("ratings", "Rating over time", history.figure()))
                .orElse(none()),
            matches("best", "Best wins", best),
            matches("worst", "Worst losses", worst),
            PageParts.section(
                "events",
                "Events",
                PageParts.table(
                    "Events",
                    List.of(
                        PageParts.column("Event", ""),
                        PageParts.column("Place", ""),
                        PageParts.column("Rating, 95 %", "n wider"),
                        PageParts.column("Matches", "n wider"),
                        PageParts.column("Faults", "n wider")),
                    events.stream().map(BotPage::row).toList())),
            PageParts.section(
                "opponents",
                "Head to head",
                opponents.isEmpty()
                    ? PageParts.empty("It has met nobody yet.")
                    : PageParts.table(
                        "Head to head",
                        List.of(
                            PageParts.column("Opponent", ""),
                            PageParts.column("Meetings", "n"),
                            PageParts.column("Ahead", "n wider"),
                            PageParts.column("Level", "n wider"),
                            PageParts.column("Behind", "n wider"),
                            PageParts.column("Share, %", "n")),
                        opponents.stream().map(BotPage::row).toList())),
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
                element("ul", each(versions, BotPage::item))))
        .with("front.css");
  }

  private static HtmlNode matches(String id, String title, List<BotMatch> matches) {
    return matches.isEmpty()
        ? none()
        : PageParts.section(
            id,
            title,
            PageParts.table(
                title,
                List.of(
                    PageParts.column("Against", ""),
                    PageParts.column("Its rating", "n"),
                    PageParts.column("Event", "wider"),
                    PageParts.column("Steps", "n wider")),
                matches.stream().map(BotPage::row).toList()));
  }

  private static Element row(BotMatch match) {
    return element(
        "tr",
        element("th.lead-cell", link(match.address(), HtmlNode.name(match.opponent())))
            .with("scope", "row"),
        number(Math.round(match.rating())),
        element("td.wider", HtmlNode.name(match.event())),
        element("td.n.wider", EventWords.number(match.steps())));
  }

  private static Element row(BotEvent event) {
    String matches = "/events/%d/matches?bot=%d".formatted(event.event(), event.number());
    return element(
        "tr",
        element("th.lead-cell", link(matches, HtmlNode.name(event.name()))).with("scope", "row"),
        element("td", event.place() + (event.state().equals("so far") ? " so far" : "")),
        wider(event.ratingText()),
        wider(event.matches()),
        wider(event.faults()));
  }

  private static Element row(BotOpponent opponent) {
    return element(
        "tr",
        element("th.lead-cell", link(opponent.page(), HtmlNode.name(opponent.name())))
            .with("scope", "row"),
        number(opponent.meetings()),
        wider(opponent.ahead()),
        wider(opponent.level()),
        wider(opponent.behind()),
        number(opponent.share()));
  }

  private static Element number(Object value) {
    return element("td.n", String.valueOf(value));
  }

  private static Element wider(Object value) {
    return element("td.n.wider", String.valueOf(value));
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
