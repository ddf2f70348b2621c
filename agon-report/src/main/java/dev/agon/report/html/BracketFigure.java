package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.scrolling;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.report.MatchRounds;
import dev.agon.run.EventResult;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Losers;
import dev.agon.tournament.Bracket.Series;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A bracket: a column for each level, from the first series on the left to the final. */
final class BracketFigure {
  /** The longest column that is drawn; larger brackets leave out the first levels. */
  private static final int MAX_SERIES = 128;

  private final EventResult report;
  private final Bracket bracket;
  private final int[] seeds;
  private final Function<Series, Optional<String>> links;

  BracketFigure(EventResult report, Bracket bracket, Function<Series, Optional<String>> links) {
    this.report = report;
    this.bracket = bracket;
    this.links = links;
    this.seeds = new int[report.names().size()];
    for (int i = 0; i < bracket.seeds().size(); i++) {
      seeds[bracket.seeds().get(i)] = i + 1;
    }
  }

  List<HtmlNode> parts(String caption) {
    List<HtmlNode> parts = new ArrayList<>();
    boolean isDouble = bracket.losers().isPresent();
    if (isDouble) {
      parts.add(element("h3", "Winners\u2019 bracket"));
    }
    parts.add(drawing(caption, levels(isDouble)));
    bracket.losers().ifPresent(losers -> parts.addAll(losers(caption, losers)));
    thirdPlace().ifPresent(series -> parts.add(single("Third place", series)));
    if (bracket.allSeries().anyMatch(Series::isDecidedBySeed)) {
      String note = "* Undecided after all replays, so the better seed advanced.";
      parts.add(element("p.note", note));
    }
    return parts;
  }

  private Optional<Series> thirdPlace() {
    int depth = bracket.depth();
    return depth > 1 && bracket.levels().size() == depth
        ? bracket.levels().getLast().stream().skip(1).findFirst()
        : Optional.empty();
  }

  private List<HtmlNode> losers(String caption, Losers losers) {
    List<HtmlNode> parts = new ArrayList<>();
    if (!losers.levels().isEmpty()) {
      List<Level> levels = new ArrayList<>();
      for (int i = 0; i < losers.levels().size(); i++) {
        levels.add(new Level("Round " + (i + 1), losers.levels().get(i), false));
      }
      parts.add(element("h3", "Losers\u2019 bracket"));
      parts.add(drawing(caption + " of the losers\u2019 bracket", levels));
    }
    if (!losers.finals().isEmpty()) {
      parts.add(single("Grand final", losers.finals().getFirst()));
    }
    if (losers.finals().size() > 1) {
      parts.add(single("Repeated, because both had lost once", losers.finals().getLast()));
    }
    return parts;
  }

  /** A column of the drawing, perhaps still to come; a place without a player is empty. */
  private record Level(String title, List<Optional<Series>> series, boolean isToCome) {}

  private List<Level> levels(boolean isDouble) {
    List<Level> levels = new ArrayList<>();
    int size = bracket.levels().getFirst().size();
    for (int i = 0; i < bracket.depth(); i++, size /= 2) {
      boolean isToCome = i >= bracket.levels().size();
      // The series for third place is at the same level as the final, and drawn apart.
      List<Optional<Series>> drawn =
          isToCome
              ? Collections.nCopies(size, Optional.empty())
              : bracket.levels().get(i).stream().limit(size).map(Optional::of).toList();
      levels.add(
          new Level(isDouble ? "Round " + (i + 1) : MatchRounds.rounds(size), drawn, isToCome));
    }
    return levels;
  }

  private Element drawing(String caption, List<Level> levels) {
    int from = 0;
    while (levels.get(from).series().size() > MAX_SERIES) {
      from++;
    }
    List<HtmlNode> columns = new ArrayList<>();
    for (int i = from; i < levels.size(); i++) {
      columns.add(column(levels, i, i > from));
    }
    Element box = scrolling(caption, element("div.bracket", columns));
    return from == 0
        ? element("figure", box)
        : element("figure", box, element("figcaption", leftOut(from, levels)));
  }

  private static String leftOut(int levels, List<Level> all) {
    long series =
        all.subList(0, levels).stream()
            .flatMap(level -> level.series().stream())
            .filter(Optional::isPresent)
            .count();
    String which = levels == 1 ? "level" : levels + " levels";
    return "The "
        + series
        + " series of the first "
        + which
        + " are left out. The JSON output has them all.";
  }

  private Element column(List<Level> levels, int at, boolean hasBefore) {
    Level level = levels.get(at);
    List<HtmlNode> places = new ArrayList<>();
    for (int i = 0; i < level.series().size(); i++) {
      Optional<Series> series = level.series().get(i);
      boolean fed = hasBefore && (level.isToCome() || isFed(levels.get(at - 1), level, i));
      places.add(
          series
              .map(this::series)
              .or(() -> level.isToCome() ? Optional.of(toCome()) : Optional.empty())
              .map(drawn -> element("li", drawn).in(fed ? "fed" : "first"))
              .orElseGet(() -> element("li.nobody")));
    }
    boolean isLast = at == levels.size() - 1;
    boolean halves = !isLast && levels.get(at + 1).series().size() < level.series().size();
    return element(
        "div.level",
        element("p.level-title", level.title()),
        element("ol", places).in(isLast ? "last" : halves ? "joined" : "straight"));
  }

  /** Whether a player comes to the place from the level before. */
  private static boolean isFed(Level before, Level level, int place) {
    int from = before.series().size() / level.series().size();
    return before.series().subList(from * place, from * (place + 1)).stream()
        .anyMatch(Optional::isPresent);
  }

  private Element single(String title, Series series) {
    return element("div.single", element("p.level-title", title), series(series));
  }

  /** A place for a series whose players are not known yet. */
  private static Element toCome() {
    return element("div.series.to-come", element("p.side", "\u00a0"), element("p.side", "\u00a0"));
  }

  private Element series(Series series) {
    List<HtmlNode> sides = new ArrayList<>();
    sides.add(side(series, series.upper(), series.upperWins()));
    sides.add(
        series
            .lower()
            .map(lower -> side(series, lower, series.lowerWins()))
            .orElseGet(() -> element("p.side.bye", "bye")));
    if (series.undecided() > 0) {
      String undecided =
          series.undecided() == 1
              ? "1 match without a winner"
              : series.undecided() + " without a winner";
      sides.add(element("p.undecided", undecided));
    }
    return links
        .apply(series)
        .map(href -> element("a.series", sides).with("href", href))
        .orElseGet(() -> element("div.series", sides));
  }

  private Element side(Series series, int entrant, int wins) {
    boolean advances = series.isOver() && bracket.winner(series) == entrant;
    String who = report.name(entrant).name();
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(element("span.seed", String.valueOf(seeds[entrant])));
    parts.add(element(advances ? "strong" : "span", name(who)).in("who"));
    if (series.lower().isPresent()) {
      String star = advances && series.isDecidedBySeed() ? "*" : "";
      parts.add(element("span.wins", wins + star));
    }
    return element("p", parts).in(!series.isOver() ? "side" : advances ? "side won" : "side lost");
  }
}
