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
import java.util.stream.Stream;

/** A bracket: a column for each level, from the first series on the left to the final. */
public final class BracketFigure {
  /** The longest column that is drawn; larger brackets leave out the first levels. */
  private static final int MAX_SERIES = 128;

  /** The longest column beside a match that is watched. */
  private static final int MAX_AROUND = 8;

  private final EventResult report;
  private final Bracket bracket;
  private final int[] seeds;
  private final Function<Series, Optional<String>> links;

  /** The series that is played now, if one is marked. */
  private final Optional<Series> now;

  BracketFigure(EventResult report, Bracket bracket, Function<Series, Optional<String>> links) {
    this(report, bracket, links, Optional.empty());
  }

  private BracketFigure(
      EventResult report,
      Bracket bracket,
      Function<Series, Optional<String>> links,
      Optional<Series> now) {
    this.report = report;
    this.bracket = bracket;
    this.links = links;
    this.now = now;
    this.seeds = new int[report.names().size()];
    for (int i = 0; i < bracket.seeds().size(); i++) {
      seeds[bracket.seeds().get(i)] = i + 1;
    }
  }

  /**
   * The part of a bracket beside a match that is watched: the level of its series, which has the
   * class {@code now}, and the next one, or the one before if there is none.
   */
  public static List<HtmlNode> around(EventResult report, Bracket bracket, Series now) {
    return new BracketFigure(report, bracket, _ -> Optional.empty(), Optional.of(now)).around();
  }

  private List<HtmlNode> around() {
    List<Level> levels =
        Stream.concat(
                Stream.of(winners()),
                bracket.losers().stream().flatMap(two -> Stream.of(losers(two), finals(two))))
            .filter(some -> some.stream().anyMatch(level -> indexOfNow(level) >= 0))
            .findFirst()
            .orElseGet(this::winners);
    int at = 0;
    while (at < levels.size() - 2 && indexOfNow(levels.get(at)) < 0) {
      at++;
    }
    Level first = levels.get(at);
    int most = Math.min(MAX_AROUND, first.series().size());
    int from = Math.max(0, indexOfNow(first)) / most * most;
    List<Level> shown = new ArrayList<>();
    for (Level level : levels.subList(at, Math.min(levels.size(), at + 2))) {
      int share = first.series().size() / level.series().size();
      shown.add(level.part(from / share, Math.max(1, most / share)));
    }
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(element("div.bracket", columns(shown, 0)));
    thirdPlace().ifPresent(series -> parts.add(single("Third place", series)));
    return parts;
  }

  private int indexOfNow(Level level) {
    for (int i = 0; i < level.series().size(); i++) {
      if (level.series().get(i).filter(this::isNow).isPresent()) {
        return i;
      }
    }
    return -1;
  }

  /** Two series with equal results are still two. */
  @SuppressWarnings("ReferenceEquality")
  private boolean isNow(Series series) {
    return now.isPresent() && now.get() == series;
  }

  List<HtmlNode> parts(String caption) {
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(
        bracket
            .losers()
            .map(losers -> joined(caption, losers))
            .orElseGet(() -> figure(caption, drawn(winners()), winners())));
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

  /** Both brackets, one above the other, and the grand final to which both lead. */
  private Element joined(String caption, Losers losers) {
    List<HtmlNode> brackets = new ArrayList<>();
    brackets.add(half(winners()));
    if (!losers(losers).isEmpty()) {
      brackets.add(half(losers(losers)));
    }
    List<HtmlNode> columns = new ArrayList<>();
    columns.add(
        element(
            "div.level.both",
            element("ol", brackets).in(brackets.size() == 1 ? "straight" : "joined")));
    columns.addAll(columns(finals(losers), 1));
    return figure(caption, columns, winners());
  }

  private Element half(List<Level> levels) {
    return element("li", element("div.half", drawn(levels)));
  }

  /** A column of the drawing, perhaps still to come; a place without a player is empty. */
  private record Level(String title, List<Optional<Series>> series, boolean isToCome) {
    static Level toCome(String title, int size) {
      return new Level(title, Collections.nCopies(size, Optional.empty()), true);
    }

    Level part(int from, int most) {
      return new Level(title, series.subList(from, Math.min(series.size(), from + most)), isToCome);
    }
  }

  /** All levels that lead to the final, or to the grand final. */
  private List<Level> winners() {
    boolean isDouble = bracket.losers().isPresent();
    List<Level> levels = new ArrayList<>();
    int size = bracket.levels().getFirst().size();
    for (int i = 0; i < bracket.depth(); i++, size /= 2) {
      String title = isDouble ? titleOf("Winners\u2019 bracket", i) : MatchRounds.rounds(size);
      // The series for third place is at the same level as the final, and drawn apart.
      levels.add(
          i >= bracket.levels().size()
              ? Level.toCome(title, size)
              : new Level(
                  title,
                  bracket.levels().get(i).stream().limit(size).map(Optional::of).toList(),
                  false));
    }
    return levels;
  }

  private String titleOf(String half, int level) {
    return (level == 0 && now.isEmpty() ? half + ", round " : "Round ") + (level + 1);
  }

  /** Of two levels of the losers, the second is as long: who has just lost enters there. */
  private List<Level> losers(Losers losers) {
    List<Level> levels = new ArrayList<>();
    for (int i = 0; i < 2 * (bracket.depth() - 1); i++) {
      String title = titleOf("Losers\u2019 bracket", i);
      levels.add(
          i < losers.levels().size()
              ? new Level(title, losers.levels().get(i), false)
              : Level.toCome(title, bracket.levels().getFirst().size() >> i / 2 + 1));
    }
    return levels;
  }

  /** The two finals that lead to the grand final, the grand final, and its repetition. */
  private List<Level> finals(Losers losers) {
    List<Optional<Series>> before = new ArrayList<>(winners().getLast().series());
    losers(losers).stream()
        .skip(Math.max(0, losers(losers).size() - 1))
        .forEach(last -> before.addAll(last.series()));
    List<Level> levels = new ArrayList<>();
    levels.add(new Level("Finals", before, false));
    if (losers.finals().isEmpty()) {
      levels.add(Level.toCome("Grand final", 1));
    }
    for (Series series : losers.finals()) {
      // Both have lost once if it is repeated.
      String title = levels.size() == 1 ? "Grand final" : "Grand final, repeated";
      levels.add(new Level(title, List.of(Optional.of(series)), false));
    }
    return levels;
  }

  private static int firstDrawn(List<Level> levels) {
    int from = 0;
    while (levels.get(from).series().size() > MAX_SERIES) {
      from++;
    }
    return from;
  }

  private List<HtmlNode> drawn(List<Level> levels) {
    return columns(levels.subList(firstDrawn(levels), levels.size()), 0);
  }

  /** The columns from one on; those before it are drawn elsewhere. */
  private List<HtmlNode> columns(List<Level> levels, int from) {
    List<HtmlNode> columns = new ArrayList<>();
    for (int i = from; i < levels.size(); i++) {
      columns.add(column(levels, i));
    }
    return columns;
  }

  private static Element figure(String caption, List<HtmlNode> columns, List<Level> levels) {
    Element box = scrolling(caption, element("div.bracket", columns));
    int leftOut = firstDrawn(levels);
    return leftOut == 0
        ? element("figure", box)
        : element("figure", box, element("figcaption", leftOut(leftOut, levels)));
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

  private Element column(List<Level> levels, int at) {
    Level level = levels.get(at);
    List<HtmlNode> places = new ArrayList<>();
    for (int i = 0; i < level.series().size(); i++) {
      int place = i;
      Optional<Series> series = level.series().get(i);
      boolean fed = at > 0 && (level.isToCome() || isFed(levels.get(at - 1), level, i));
      places.add(
          series
              .map(this::series)
              .or(
                  () ->
                      level.isToCome() ? Optional.of(toCome(levels, at, place)) : Optional.empty())
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

  /** A place for a series whose players are not all known yet; who has won its way is there. */
  private Element toCome(List<Level> levels, int at, int place) {
    List<Optional<Series>> before = at == 0 ? List.of() : levels.get(at - 1).series();
    List<HtmlNode> sides = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      sides.add(
          (before.size() == 2 * levels.get(at).series().size()
                  ? before.get(2 * place + side)
                  : Optional.<Series>empty())
              .filter(Series::isOver)
              .map(series -> element("p", who(bracket.winner(series), "span")).in("side"))
              .orElseGet(() -> element("p.side", "\u00a0")));
    }
    return element("div.series.to-come", sides);
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
    String classes = isNow(series) ? "series now" : "series";
    return links
        .apply(series)
        .map(href -> element("a", sides).with("href", href))
        .orElseGet(() -> element("div", sides))
        .in(classes);
  }

  private Element side(Series series, int entrant, int wins) {
    boolean advances = series.isOver() && bracket.winner(series) == entrant;
    List<HtmlNode> parts = new ArrayList<>(who(entrant, advances ? "strong" : "span"));
    if (series.lower().isPresent()) {
      String star = advances && series.isDecidedBySeed() ? "*" : "";
      parts.add(element("span.wins", wins + star));
    }
    return element("p", parts).in(!series.isOver() ? "side" : advances ? "side won" : "side lost");
  }

  private List<HtmlNode> who(int entrant, String tag) {
    return List.of(
        element("span.seed", String.valueOf(seeds[entrant])),
        element(tag, name(report.name(entrant).name())).in("who"));
  }
}
