package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.Section;
import dev.agon.rating.Ratings;
import dev.agon.rating.Ratings.Rating;
import dev.agon.run.EventResult;
import dev.agon.scoring.Standing;
import dev.agon.text.Numbers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The ratings with their intervals, the strongest on top. */
final class RatingPlot {
  /** The maximum number of bots in the plot. */
  private static final int MAX = 100;

  private static final int MAX_STEPS = 6;
  private static final int[] STEPS = {10, 20, 50, 100, 200, 500, 1000};

  private final EventResult report;
  private final List<Rated> bots;
  private final int rated;
  private final double low;
  private final double high;
  private final int step;

  private record Rated(int entrant, Rating rating) {
    double low() {
      return rating.value() - rating.uncertainty();
    }

    double high() {
      return rating.value() + rating.uncertainty();
    }
  }

  RatingPlot(EventResult report, Ratings ratings) {
    this.report = report;
    List<Rated> all = new ArrayList<>();
    for (Standing line : report.standings().lines()) {
      ratings.of(line.entrant()).ifPresent(rating -> all.add(new Rated(line.entrant(), rating)));
    }
    all.sort(Comparator.comparingDouble(bot -> -bot.rating().value()));
    rated = all.size();
    bots = all.subList(0, Math.min(MAX, rated));
    double lowest = bots.stream().mapToDouble(Rated::low).min().orElse(Ratings.MEAN);
    double highest = bots.stream().mapToDouble(Rated::high).max().orElse(Ratings.MEAN);
    step = step(highest - lowest);
    low = Math.floor(lowest / step) * step;
    high = Math.max(Math.ceil(highest / step) * step, low + step);
  }

  /** The finest step of the axis that fits a small screen. */
  private static int step(double range) {
    for (int step : STEPS) {
      if (range <= MAX_STEPS * step) {
        return step;
      }
    }
    return STEPS[STEPS.length - 1];
  }

  /** Empty unless two bots have a rating. */
  Optional<Section> section() {
    if (rated < 2) {
      return Optional.empty();
    }
    String explained =
        "The dot is the rating, the bar its 95 % confidence interval. 400 points are odds of ten"
            + " to one; the mean, 1500, is dashed.";
    String left = " Only the " + MAX + " strongest of " + rated + " are drawn.";
    Element figure =
        element(
            "figure", plot(), element("figcaption", rated > MAX ? explained + left : explained));
    return Optional.of(new Section("ratings", "Ratings", List.of(figure)));
  }

  private Element plot() {
    List<HtmlNode> names = new ArrayList<>();
    List<HtmlNode> ratings = new ArrayList<>();
    List<HtmlNode> marks = new ArrayList<>(grid());
    for (int i = 0; i < bots.size(); i++) {
      Rated bot = bots.get(i);
      String who = report.name(bot.entrant()).name();
      String figures = bot.rating().text();
      marks.add(mark(i, bot, who + ": " + figures));
      names.add(element("span.who", name(who)));
      ratings.add(element("span.n", figures));
    }
    Element drawing =
        element("svg.intervals", marks)
            .with("role", "img")
            .with("aria-label", "ratings with their intervals");
    return element(
        "div.plot", element("div.rows", names), drawing, element("div.rows", ratings), axis());
  }

  private List<HtmlNode> grid() {
    List<HtmlNode> lines = new ArrayList<>();
    for (double at = low; at <= high; at += step) {
      lines.add(upright(at, "grid"));
    }
    if (low < Ratings.MEAN && Ratings.MEAN < high) {
      lines.add(upright(Ratings.MEAN, "mean"));
    }
    return lines;
  }

  private Element upright(double at, String classes) {
    return element("line")
        .in(classes)
        .with("x1", x(at))
        .with("x2", x(at))
        .with("y1", "0")
        .with("y2", "100%");
  }

  private Element mark(int row, Rated bot, String label) {
    String y = percent((row + 0.5) / bots.size());
    return element(
        "g",
        element("title", label),
        element("line.interval")
            .with("x1", x(bot.low()))
            .with("x2", x(bot.high()))
            .with("y1", y)
            .with("y2", y),
        element("circle").with("cx", x(bot.rating().value())).with("cy", y).with("r", "5"));
  }

  private Element axis() {
    List<HtmlNode> labels = new ArrayList<>();
    for (double at = low; at <= high; at += step) {
      labels.add(element("text", text(Numbers.fixed(at, 0))).with("x", x(at)).with("y", "70%"));
    }
    return element("svg.axis", labels).with("role", "img").with("aria-label", "Elo points");
  }

  private String x(double rating) {
    return percent((rating - low) / (high - low));
  }

  private static String percent(double share) {
    return Numbers.fixed(100 * share, 2) + "%";
  }
}
