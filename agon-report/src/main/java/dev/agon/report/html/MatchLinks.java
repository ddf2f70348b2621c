package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.html.Section;
import dev.agon.replay.EmbeddedMatch;
import dev.agon.replay.EmbeddedMatches;
import dev.agon.report.html.PairMatches.Listed;
import dev.agon.report.html.PairMatches.PairKey;
import dev.agon.run.EventResult;
import dev.agon.text.Numbers;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Series;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Links from the cells of cross tables and the series of brackets to the matches of a pair. Only
 * the pairs that something leads to are listed; a list is shown when it is the target of a link. A
 * match that can be watched in the page is a link to its viewer.
 */
public final class MatchLinks {
  private final EventResult report;
  private final Optional<PairMatches> matches;
  private final EmbeddedMatches embedded;
  private final PageAddresses pages;

  /** The pairs that something leads to, with the section from which. */
  private final Map<PairKey, String> wanted =
      new TreeMap<>(
          Comparator.comparingInt(PairKey::stage)
              .thenComparingInt(PairKey::low)
              .thenComparingInt(PairKey::high));

  /** Links to lists and viewers in the page. */
  MatchLinks(EventResult report, Optional<PairMatches> matches, EmbeddedMatches embedded) {
    this(report, matches, embedded, new PageAddresses() {});
  }

  private MatchLinks(
      EventResult report,
      Optional<PairMatches> matches,
      EmbeddedMatches embedded,
      PageAddresses pages) {
    this.report = report;
    this.matches = matches;
    this.embedded = embedded;
    this.pages = pages;
  }

  /** Links to other pages. */
  static MatchLinks to(EventResult report, PageAddresses pages) {
    return new MatchLinks(report, Optional.empty(), EmbeddedMatches.NONE, pages);
  }

  /** What else a server has pages of; a report in one file has none. */
  public interface PageAddresses {
    /** The address of a pair's matches in a stage, from 1; empty if it has none. */
    default Optional<String> pair(int stage, int one, int other) {
      return Optional.empty();
    }

    /** The address of one of the pair's series in a stage, both from 1; empty if it has none. */
    default Optional<String> series(int stage, int one, int other, int meeting) {
      return Optional.empty();
    }

    /** The address of a bot; empty if it has none. */
    default Optional<String> bot(int entrant) {
      return Optional.empty();
    }
  }

  /** The name of a bot, which leads to its page if it has one. */
  Element bot(int entrant) {
    Element name = name(report.name(entrant).name());
    return pages.bot(entrant).map(href -> element("a", name).with("href", href)).orElse(name);
  }

  /** Where the matches of a pair are listed, if they are. */
  Optional<String> href(int stage, int one, int other, String from) {
    PairKey key = PairKey.of(stage, one, other);
    if (matches.isEmpty() || !matches.get().has(key)) {
      return pages.pair(stage, one, other);
    }
    wanted.putIfAbsent(key, from);
    return Optional.of("#" + key.id());
  }

  /** Where the first match of a series can be watched, else where its matches are listed. */
  Optional<String> series(int stage, Bracket bracket, Series series, String from) {
    return series
        .lower()
        .flatMap(
            lower -> {
              Optional<String> list = href(stage, series.upper(), lower, from);
              PairKey pair = PairKey.of(stage, series.upper(), lower);
              return firstOf(pair, bracket, series)
                  .map(ViewerSection::address)
                  .or(
                      () ->
                          pages.series(
                              stage, series.upper(), lower, meeting(pair, bracket, series)))
                  .or(() -> list);
            });
  }

  /** The first match of a series that can be watched; a pair may have more than one series. */
  private Optional<Long> firstOf(PairKey pair, Bracket bracket, Series series) {
    if (matches.isEmpty() || !matches.get().has(pair)) {
      return Optional.empty();
    }
    int before = 0;
    for (Series other : bracket.allSeries().toList()) {
      if (isSame(other, series)) {
        break;
      }
      before += isOf(other, pair) ? matches(other) : 0;
    }
    return matches.get().first(pair, Integer.MAX_VALUE).stream()
        .skip(before)
        .limit(matches(series))
        .map(Listed::number)
        .filter(embedded::has)
        .findFirst();
  }

  /** Which of the pair's series it is, counted from 1. */
  private static int meeting(PairKey pair, Bracket bracket, Series series) {
    return 1
        + (int)
            bracket
                .allSeries()
                .takeWhile(other -> !isSame(other, series))
                .filter(other -> isOf(other, pair))
                .count();
  }

  /** Two series with equal results are still two. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean isSame(Series one, Series other) {
    return one == other;
  }

  private static boolean isOf(Series series, PairKey pair) {
    return series
        .lower()
        .filter(lower -> PairKey.of(pair.stage(), series.upper(), lower).equals(pair))
        .isPresent();
  }

  private static int matches(Series series) {
    return series.upperWins() + series.lowerWins() + series.undecided();
  }

  /** Where the matches of the two who played a match are listed, if something leads there. */
  Optional<String> list(EmbeddedMatch match) {
    return matches
        .filter(_ -> match.entrants().size() == 2)
        .map(
            all ->
                PairKey.of(
                    all.stage(match.number()), match.entrants().get(0), match.entrants().get(1)))
        .filter(wanted::containsKey)
        .map(key -> "#" + key.id());
  }

  /** The lists, if anything leads to them. */
  Optional<Section> section() {
    if (wanted.isEmpty() || matches.isEmpty()) {
      return Optional.empty();
    }
    int most = PairMatches.listedOf(wanted.size());
    boolean isCut = wanted.keySet().stream().anyMatch(key -> matches.get().count(key) > most);
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(
        element(
            "p.note",
            "A cell of a cross table and a series of a bracket lead to their matches."
                + (isCut
                    ? " At most " + most + " of a pair are listed; agon matches lists all."
                    : "")));
    wanted.forEach((key, from) -> parts.add(list(matches.get(), key, from, most)));
    return Optional.of(new Section("matches", "Matches", parts));
  }

  private Element list(PairMatches all, PairKey key, String from, int most) {
    String stage = report.standings().stages().size() > 1 ? "Stage " + key.stage() + ": " : "";
    List<Listed> first = all.first(key, most);
    List<HtmlNode> lines = first.stream().<HtmlNode>map(this::line).toList();
    long left = all.count(key) - first.size();
    List<HtmlNode> parts = new ArrayList<>();
    parts.add(
        element(
            "h3",
            text(stage),
            name(report.name(key.low()).name()),
            text(" and "),
            name(report.name(key.high()).name())));
    parts.add(element("ul.games", lines));
    if (left > 0) {
      parts.add(element("p.note", "and " + left + " more"));
    }
    parts.add(element("p", element("a", "Back").with("href", "#" + from)));
    return element("div.pair", parts).with("id", key.id());
  }

  private Element line(Listed match) {
    List<HtmlNode> parts = new ArrayList<>();
    String number = String.valueOf(match.number());
    parts.add(
        (embedded.has(match.number())
                ? element(
                    "span",
                    element("a", number).with("href", ViewerSection.address(match.number())))
                : element("span", number))
            .in("seed"));
    for (int seat = 0; seat < match.seats().size(); seat++) {
      boolean isFirst = match.outcome().place(seat) == 1;
      String points = " " + Numbers.withMinusSigns(Numbers.points(match.outcome().points(seat)));
      String after = seat + 1 < match.seats().size() ? ", " : "";
      parts.add(
          element(isFirst ? "strong" : "span", name(report.name(match.seats().get(seat)).name())));
      parts.add(text(points + after));
    }
    match.voidReason().ifPresent(why -> parts.add(element("small", name("void: " + why))));
    match
        .forfeits()
        .forEach(
            (seat, reason) -> {
              String bot = report.name(match.seats().get(seat)).name();
              parts.add(element("small", name(bot), text(": " + reason.describe())));
            });
    return element("li", parts);
  }
}
