package dev.agon.web.page;

import static dev.agon.html.HtmlNode.element;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.rating.Ratings.Rating;
import dev.agon.text.Numbers;
import dev.agon.web.page.BotPage.BotEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The ratings of a bot, event by event, with their intervals. */
record RatingChart(List<BotEvent> events, double low, double high) {
  private static final double STEP = 100;

  RatingChart {
    events = List.copyOf(events);
  }

  /** The history in these events, the latest first; empty unless it has two ratings. */
  static Optional<RatingChart> of(List<BotEvent> latestFirst) {
    List<BotEvent> rated =
        latestFirst.reversed().stream().filter(event -> event.rating().isPresent()).toList();
    if (rated.size() < 2) {
      return Optional.empty();
    }
    List<Rating> ratings = rated.stream().map(event -> event.rating().orElseThrow()).toList();
    double lowest =
        ratings.stream().mapToDouble(one -> one.value() - one.uncertainty()).min().orElseThrow();
    double highest =
        ratings.stream().mapToDouble(one -> one.value() + one.uncertainty()).max().orElseThrow();
    double low = Math.floor(lowest / STEP) * STEP;
    return Optional.of(
        new RatingChart(rated, low, Math.max(low + STEP, Math.ceil(highest / STEP) * STEP)));
  }

  Element figure() {
    List<HtmlNode> marks = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      BotEvent event = events.get(i);
      Rating rating = event.rating().orElseThrow();
      String x = x(i);
      if (i > 0) {
        marks.addFirst(
            line("way", x(i - 1), y(value(i - 1))).with("x2", x).with("y2", y(rating.value())));
      }
      marks.add(
          element(
              "g",
              element("title", event.name() + ": " + event.ratingText()),
              line("interval", x, y(rating.value() - rating.uncertainty()))
                  .with("x2", x)
                  .with("y2", y(rating.value() + rating.uncertainty())),
              element("circle").with("cx", x).with("cy", y(rating.value())).with("r", "5")));
    }
    for (double at : new double[] {low, (low + high) / 2, high}) {
      marks.addFirst(line("grid", "7%", y(at)).with("x2", "100%").with("y2", y(at)));
      marks.add(element("text", Numbers.fixed(at, 0)).with("x", "0").with("y", y(at)));
    }
    String words =
        "Rating in %d events: first %s, last %s"
            .formatted(
                events.size(), events.getFirst().ratingText(), events.getLast().ratingText());
    return element(
        "figure.rating-history",
        element("svg", marks).with("role", "img").with("aria-label", words),
        element(
            "figcaption",
            "One dot per event, the latest on the right, with its 95 % confidence interval."));
  }

  private double value(int event) {
    return events.get(event).rating().map(Rating::value).orElse(low);
  }

  private static Element line(String classes, String x, String y) {
    return element("line").in(classes).with("x1", x).with("y1", y);
  }

  private String x(int event) {
    return Numbers.fixed(10 + 88.0 * event / (events.size() - 1), 2) + "%";
  }

  private String y(double rating) {
    return Numbers.fixed(95 - 90 * (rating - low) / (high - low), 2) + "%";
  }
}
