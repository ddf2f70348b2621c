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

/**
 * A match with its result, in a list or on its page.
 *
 * @param round its stage and round in words; empty if the event has neither
 */
record MatchItem(long number, String round, List<Seat> seats, List<String> faults) {
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

    private HtmlNode side(HtmlNode shown, String won, String other) {
      Element score = element("b", Numbers.withMinusSigns(points));
      return all(element("span", shown, text(" "), score).in(place == 1 ? won : other), text(" "));
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
        "/events/%d/matches/%d".formatted(event, number),
        String.valueOf(number),
        element(
            "span.sides",
            each(seats, seat -> seat.side(HtmlNode.name(seat.name()), "side-won", "side-other"))),
        element("span.round", round),
        each(faults, fault -> element("span.fault", HtmlNode.name(fault))));
  }

  /** The names with their points, each of which leads to its bot. */
  Element title() {
    return element(
        "h1.score",
        each(
            seats,
            seat -> seat.side(link(seat.page(), HtmlNode.name(seat.name())), "won", "lost")));
  }
}
