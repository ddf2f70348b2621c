package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.scrolling;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.run.EventResult;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.text.Numbers;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;

/** The cross table with the share of points of each pair, in colours. */
final class HeatMap {
  /** Larger tables are unreadable, and their size is quadratic. */
  private static final int MAX = 100;

  /** With more bots a cell only has room for a percentage. */
  private static final int MAX_WITH_COUNTS = 16;

  private static final int SHADES = 10;

  private final EventResult report;
  private final List<Standing> lines;
  private final Tally tally;
  private final IntFunction<Element> names;
  private final BiFunction<Integer, Integer, Optional<String>> links;
  private boolean hasLinks;

  /** A cross table with these names of rows; its cells lead to these links. */
  HeatMap(
      EventResult report,
      StageResult stage,
      IntFunction<Element> names,
      BiFunction<Integer, Integer, Optional<String>> links) {
    this.report = report;
    this.lines = stage.lines();
    this.tally = stage.tally();
    this.names = names;
    this.links = links;
  }

  /** The table, or a line that says that it is too large, or nothing if no pair was compared. */
  List<HtmlNode> parts(String caption) {
    if (!anyMet()) {
      return List.of();
    }
    if (lines.size() > MAX) {
      String leftOut = " is left out: it is shown for at most " + MAX + " bots, and there are ";
      return List.of(
          element("p.note", caption + leftOut + lines.size() + ". The JSON output has all pairs."));
    }
    List<HtmlNode> rows = new ArrayList<>();
    for (int row = 0; row < lines.size(); row++) {
      rows.add(row(row));
    }
    Element table =
        HtmlNode.table("table", element("caption.unseen", caption), header(), rows)
            .in(withCounts() ? "heat" : "heat dense");
    return List.of(
        element("figure", scrolling(caption, table), element("figcaption", meaning(), scale())));
  }

  private boolean anyMet() {
    return lines.stream()
        .anyMatch(
            one ->
                lines.stream()
                    .anyMatch(
                        other ->
                            one.entrant() != other.entrant()
                                && tally.met(one.entrant(), other.entrant())));
  }

  private boolean withCounts() {
    return lines.size() <= MAX_WITH_COUNTS;
  }

  private List<HtmlNode> header() {
    List<HtmlNode> cells = new ArrayList<>();
    cells.add(element("th", "% against").with("scope", "col"));
    for (int i = 0; i < lines.size(); i++) {
      Element who = element("span.upright", name(nameOf(i)));
      cells.add(element("th", who, element("b", String.valueOf(i + 1))).with("scope", "col"));
    }
    return cells;
  }

  private Element row(int row) {
    List<HtmlNode> cells = new ArrayList<>();
    cells.add(
        element(
                "th",
                element("b", String.valueOf(row + 1)),
                text(" "),
                names.apply(lines.get(row).entrant()))
            .with("scope", "row"));
    for (int column = 0; column < lines.size(); column++) {
      cells.add(cell(lines.get(row).entrant(), lines.get(column).entrant()));
    }
    return element("tr", cells);
  }

  private Element cell(int one, int other) {
    if (one == other) {
      return element("td.self");
    }
    long meetings = tally.meetings(one, other);
    if (meetings == 0) {
      return element("td.unmet", "\u2013");
    }
    double share = tally.share(one, other);
    String percentage = Numbers.fixed(100 * share, 0);
    long won = tally.finishedAhead(one, other);
    long drawn = tally.drawn(one, other);
    String counts = won + "\u2013" + drawn + "\u2013" + (meetings - won - drawn);
    List<HtmlNode> content =
        withCounts()
            ? List.of(text(percentage + " "), element("small", counts))
            : List.of(text(percentage));
    Element cell =
        links
            .apply(one, other)
            .map(href -> element("td", linked(content, href, one, other)))
            .orElseGet(() -> element("td", content));
    return cell.in("w" + Math.round(SHADES * share));
  }

  private Element linked(List<HtmlNode> content, String href, int one, int other) {
    hasLinks = true;
    String title =
        "matches of %s and %s".formatted(report.name(one).name(), report.name(other).name());
    return element("a", content).with("href", href).with("title", title);
  }

  private String nameOf(int line) {
    return report.name(lines.get(line).entrant()).name();
  }

  private Element meaning() {
    String share =
        "The row's share of points against the column, in per cent: 1 for finishing ahead,"
            + " \u00bd for equal places.";
    String counts = " Below: ahead, equal, behind or lost by both.";
    String matches = " A cell leads to its matches.";
    return element("span", share + (withCounts() ? counts : "") + (hasLinks ? matches : ""));
  }

  private static Element scale() {
    List<HtmlNode> shades = new ArrayList<>();
    for (int shade = 0; shade <= SHADES; shade++) {
      shades.add(element("span", String.valueOf(100 / SHADES * shade)).in("w" + shade));
    }
    return element("span.scale", shades).with("aria-hidden", "true");
  }
}
