package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.registry.GameRegistry;
import dev.agon.text.Numbers;
import dev.agon.web.html.Preview;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A match with its result, in a list or on its page.
 *
 * @param round its stage and round in words; empty if the event has neither
 * @param story what else happened, in a few words; may be empty
 */
record MatchItem(
    long number, String round, List<Seat> seats, int steps, List<String> faults, String story) {
  private static final int MOST_IN_TITLE = 4;

  MatchItem {
    seats = List.copyOf(seats);
    faults = List.copyOf(faults);
  }

  /** A player of a match; the page is the address of the bot. */
  record Seat(int bot, String name, String page, int place, String points) {
    private Json json() {
      return Json.object()
          .with("bot", bot)
          .with("name", name)
          .with("place", place)
          .with("points", points);
    }

    private Element side() {
      return element("span", HtmlNode.name(name)).in(place == 1 ? "side-won" : "side-other");
    }

    private Element named(HtmlNode... more) {
      return element("span", link(page, HtmlNode.name(name)), all(more))
          .in(place == 1 ? "won" : "lost");
    }

    private HtmlNode titled() {
      String score = Numbers.withMinusSigns(points) + (points.equals("1") ? " point" : " points");
      return all(named(text(" "), element("b", score)), text(" "));
    }
  }

  Json json() {
    return Json.object()
        .with("match", number)
        .with("round", round)
        .with("seats", Json.array(seats, Seat::json))
        .with("steps", steps)
        .with("faults", Json.array(faults, Json::of))
        .with("story", story);
  }

  /** A row of the list of matches. */
  Element row(long event, boolean hasRounds) {
    String address = MatchView.REVEALED.address(event, number);
    return element(
        "tr",
        element("td.n", String.valueOf(number)),
        when(hasRounds, element("td.wider", round)),
        element(
                "th.lead-cell",
                link(address, players()).in("sides"),
                element("small.narrow", joined(round, story)),
                each(faults, fault -> element("small.narrow.fault", HtmlNode.name(fault))))
            .with("scope", "row"),
        element("td.n.points", points()),
        element("td.n.wider", EventWords.number(steps)),
        element(
            "td.wider",
            text(story),
            each(faults, fault -> element("span.fault", HtmlNode.name(fault)))),
        element("td.wider", Sparkline.of(event, number)));
  }

  private static String joined(String one, String other) {
    return one + (one.isEmpty() || other.isEmpty() ? "" : " · ") + other;
  }

  /** Those who play, by seat; of many the winners. */
  private HtmlNode players() {
    if (seats.size() <= MOST_IN_TITLE) {
      return each(seats, seat -> all(seat.side(), text(" ")));
    }
    List<Seat> first =
        seats.stream().filter(seat -> seat.place() == 1).limit(MOST_IN_TITLE).toList();
    int others = seats.size() - first.size();
    return all(
        each(first, seat -> all(seat.side(), text(" "))),
        element("span", "and " + EventWords.count(others, "other", "others")));
  }

  /** The points by seat; of many players those of the winners. */
  private String points() {
    return Numbers.withMinusSigns(
        seats.size() <= MOST_IN_TITLE
            ? seats.stream().map(Seat::points).collect(Collectors.joining(" : "))
            : seats.stream()
                .filter(seat -> seat.place() == 1)
                .map(Seat::points)
                .findFirst()
                .orElse(""));
  }

  /** The names alone, each of which leads to its bot, with places for the points. */
  Element coveredTitle() {
    return seats.size() > MOST_IN_TITLE
        ? element("h1.score", element("b", "A match of %,d".formatted(seats.size())))
        : element(
            "h1.score",
            each(
                seats,
                seat ->
                    all(
                        element(
                            "span",
                            link(seat.page(), HtmlNode.name(seat.name())),
                            text(" "),
                            element("b", "? points")),
                        text(" "))));
  }

  /** Who plays, by seat; nothing of the result. */
  String players(String game) {
    List<String> names = seats.stream().map(Seat::name).toList();
    String words = GameRegistry.name(game);
    return switch (names.size()) {
      case 2 -> "%s: %s against %s".formatted(words, names.getFirst(), names.getLast());
      case 1, 3, MOST_IN_TITLE -> words + ": " + String.join(", ", names);
      default -> String.format(Locale.ROOT, "%s: %,d players", words, names.size());
    };
  }

  /** How other sites show a link to the match. */
  Preview preview(String event, String game) {
    String where = round.isEmpty() ? "" : round + ", ";
    return Preview.ofGame(
        players(game), "%smatch %d of %s, move by move.".formatted(where, number, event), game);
  }

  /** The names with their points, each of which leads to its bot; of many players the winners. */
  Element title() {
    if (seats.size() <= MOST_IN_TITLE) {
      return element("h1.score", each(seats, Seat::titled));
    }
    List<Seat> winners = seats.stream().filter(seat -> seat.place() == 1).toList();
    List<Seat> named = winners.stream().limit(MOST_IN_TITLE).toList();
    String others = winners.size() > named.size() ? "and others " : "";
    String win = winners.size() == 1 ? "wins" : "win";
    return element(
        "h1.score",
        each(named, winner -> all(winner.named(), text(" "))),
        element("b", String.format(Locale.ROOT, "%s%s among %,d", others, win, seats.size())));
  }
}
