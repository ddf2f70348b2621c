package dev.agon.web.front;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.none;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.game.kit.GameKit;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.web.html.Page;
import dev.agon.web.html.PageParts;
import dev.agon.web.html.Preview;
import dev.agon.web.page.EventLine;
import dev.agon.web.page.GameCard;
import dev.agon.web.page.QuickGame;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The first page: play, watch, the games, the latest events.
 *
 * @param shown the match that plays by itself; empty if there is none
 * @param live events that can be followed
 * @param recent the latest of the others
 * @param total the number of all events
 */
record FrontPage(
    Optional<FrontMatch> shown,
    List<GameCard> games,
    List<EventLine> live,
    List<EventLine> recent,
    long total,
    String database) {
  static final String SENTENCE =
      "Agon is an open arena where bots and people play strategy games, and everybody can watch.";

  FrontPage {
    games = List.copyOf(games);
    live = List.copyOf(live);
    recent = List.copyOf(recent);
  }

  Json json() {
    Json.Obj json =
        Json.object()
            .with(
                "events",
                Json.array(Stream.of(live, recent).flatMap(List::stream).toList(), EventLine::json))
            .with("total", total)
            .with("games", Json.array(games, GameCard::json));
    return shown.map(match -> json.with("shown", match.json())).orElse(json);
  }

  Page page() {
    return Page.of(
            "An open arena for turn-based games",
            "",
            element(
                "div.front",
                element("div.front-words", element("h1", SENTENCE), offers()),
                shown.<HtmlNode>map(FrontPage::show).orElse(none())),
            PageParts.section(
                "games", "Games", element("ul.game-cards", each(games, GameCard::card))),
            live.isEmpty()
                ? none()
                : PageParts.section("live", "Live", EventLine.table("Live events", live)),
            PageParts.section(
                "recent",
                "Latest events",
                recent.isEmpty() && live.isEmpty()
                    ? PageParts.noEvents(database)
                    : EventLine.table("Latest events", recent),
                when(
                    total > live.size() + recent.size(),
                    element("p", link("/events", "All %s".formatted(EventLine.count(total)))))))
        .with("viewer.css", "front.css", "viewer.js")
        .previewed(
            new Preview(
                "Agon",
                "Programs and people play turn-based games: watch, play, send a bot.",
                "/previews/agon.png"));
  }

  /** Two things to do: play against a bot with one click, and watch. */
  private HtmlNode offers() {
    Optional<QuickGame> game = game();
    return all(
        element(
            "div.offers",
            game.<HtmlNode>map(quick -> quick.form("Play now")).orElse(none()),
            watch()),
        game.<HtmlNode>map(
                quick ->
                    element(
                        "p.note",
                        text(
                            "A game of %s against a bot. No account, no download."
                                .formatted(quick.gameName()))))
            .orElse(none()));
  }

  private Optional<QuickGame> game() {
    List<GameKit<?, ?, ?>> all = GameRegistry.games();
    return all.stream()
        .filter(kit -> shown.map(FrontMatch::game).orElse("").equals(kit.game().spec().id()))
        .flatMap(kit -> QuickGame.of(kit).stream())
        .findFirst()
        .or(() -> all.stream().flatMap(kit -> QuickGame.of(kit).stream()).findFirst());
  }

  private HtmlNode watch() {
    if (!live.isEmpty()) {
      EventLine first = live.getFirst();
      return link(first.address(), text("Watch live: "), name(first.name()))
          .in("button watch-button live");
    }
    return shown
        .<HtmlNode>map(
            match ->
                link(
                        match.address(),
                        text(
                            match.event().isEmpty()
                                ? "Watch a match"
                                : "Watch " + lower(match.what())))
                    .in("button watch-button"))
        .orElse(none());
  }

  private static String lower(String words) {
    return Character.toLowerCase(words.charAt(0)) + words.substring(1);
  }

  private static Element show(FrontMatch match) {
    String of = match.event().isEmpty() ? "" : " of ";
    return PageParts.show(
        match.source(), element("p.show-title", text(match.what() + of), name(match.event())));
  }
}
