package dev.agon.web.page;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.json.Json;
import dev.agon.text.Numbers;
import dev.agon.web.html.PageParts;
import java.util.List;
import java.util.Locale;

/**
 * A match with its result, in a list or on its page.
 *
 * @param round its stage and round in words; empty if the event has neither
 */
record MatchItem(long number, String round, List<Seat> seats, List<String> faults) {
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

    private HtmlNode side() {
      Element score = element("b", Numbers.withMinusSigns(points));
      return all(
          element("span", HtmlNode.name(name), text(" "), score)
              .in(place == 1 ? "side-won" : "side-other"),
          text(" "));
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
        .with("faults", Json.array(faults, Json::of));
  }

  Element line(long event) {
    return PageParts.line(
        MatchView.REVEALED.address(event, number),
        String.valueOf(number),
        element("span.sides", each(seats, Seat::side)),
        element("span.round", round),
        each(faults, fault -> element("span.fault", HtmlNode.name(fault))));
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
