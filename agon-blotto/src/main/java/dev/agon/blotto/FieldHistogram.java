package dev.agon.blotto;

import static dev.agon.html.HtmlNode.element;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.text.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/** How many entries of a contest placed how many units on one battlefield. */
final class FieldHistogram {
  private static final int MAX_BARS = 40;
  private static final int WIDTH = 240;
  private static final int HEIGHT = 80;

  private final ContestRanking ranking;
  private final int field;
  private final int[] units;
  private final int perBar;
  private final long[] counts;

  FieldHistogram(ContestRanking ranking, int field) {
    this.ranking = ranking;
    this.field = field;
    this.units =
        ranking.lines().stream().mapToInt(line -> line.entry().plan().units(field)).toArray();
    int most = Arrays.stream(units).max().orElse(0);
    this.perBar = most / MAX_BARS + 1;
    this.counts = new long[most / perBar + 1];
    for (int placed : units) {
      counts[placed / perBar]++;
    }
  }

  Element panel() {
    long value = ranking.entries().battlefields().value(field);
    String title = "Battlefield " + (field + 1) + ", worth " + value;
    return element(
        "figure.field", element("h3", title), drawing(title), element("figcaption", words()));
  }

  private String words() {
    int[] sorted = units.clone();
    Arrays.sort(sorted);
    String mean = Numbers.fixed(Arrays.stream(units).average().orElse(0), 1);
    return "Mean %s, median %d, most %d; first entry %d"
        .formatted(mean, sorted[sorted.length / 2], sorted[sorted.length - 1], units[0]);
  }

  private Element drawing(String title) {
    double step = (double) WIDTH / counts.length;
    long highest = LongStream.of(counts).max().orElse(1);
    List<HtmlNode> parts = new ArrayList<>();
    for (int bar = 0; bar < counts.length; bar++) {
      double height = (double) HEIGHT * counts[bar] / highest;
      Element rectangle =
          element("rect")
              .with("x", Numbers.fixed(bar * step, 2))
              .with("y", Numbers.fixed(HEIGHT - height, 2))
              .with("width", Numbers.fixed(step * 0.86, 2))
              .with("height", Numbers.fixed(height, 2))
              .in(bar == units[0] / perBar ? "bar first-entry" : "bar");
      parts.add(element("g", element("title", label(bar)), rectangle));
    }
    parts.add(tick(0, "start", "0"));
    parts.add(tick(WIDTH, "end", String.valueOf(counts.length * perBar - 1)));
    return element("svg", parts)
        .with("viewBox", "0 0 " + WIDTH + " " + (HEIGHT + 18))
        .with("role", "img")
        .with("aria-label", title + ": " + words());
  }

  private String label(int bar) {
    int from = bar * perBar;
    String which = perBar == 1 ? String.valueOf(from) : from + " to " + (from + perBar - 1);
    return which + " units: " + counts[bar] + (counts[bar] == 1 ? " entry" : " entries");
  }

  private static Element tick(int x, String anchor, String words) {
    return element("text", words)
        .with("x", String.valueOf(x))
        .with("y", String.valueOf(HEIGHT + 14))
        .with("text-anchor", anchor);
  }
}
