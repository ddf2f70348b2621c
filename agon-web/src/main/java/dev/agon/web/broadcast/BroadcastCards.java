package dev.agon.web.broadcast;

import static dev.agon.html.HtmlNode.all;
import static dev.agon.html.HtmlNode.each;
import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.link;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.none;
import static dev.agon.html.HtmlNode.text;
import static dev.agon.html.HtmlNode.when;

import dev.agon.game.Outcome;
import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.rating.Ratings;
import dev.agon.registry.GameRegistry;
import dev.agon.replay.ReplayJson;
import dev.agon.report.MatchRounds;
import dev.agon.report.html.BracketFigure;
import dev.agon.run.EventResult;
import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.text.Numbers;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Series;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a broadcast shows around the board: cards between the scenes, names below the board, and the
 * bracket or the standings beside it.
 *
 * @param event the number of the event
 * @param result what the audience knows
 */
record BroadcastCards(long event, EventResult result) {
  /** Of a match of more players these are named, and the others counted. */
  private static final int MAX_NAMED = 4;

  private static final int MEDALS = 3;
  private static final int MAX_ON_THE_PODIUM = 6;

  /** So many lines of the standings fit beside the board. */
  private static final int MAX_LINES = 14;

  private StageResult stage() {
    return result.standings().stages().getLast();
  }

  HtmlNode opening() {
    return card(
        "opening",
        element("p.card-over", GameRegistry.name(result.game())),
        element("h2.card-title", name(result.event())),
        element("p.card-note", result.names().size() + " bots · " + result.format()));
  }

  HtmlNode versus(ShownMatch shown) {
    Ratings ratings = Ratings.of(result.standings().total());
    List<Integer> seats = shown.match().seats();
    List<Element> players =
        IntStream.range(0, Math.min(seats.size(), 2 * MAX_NAMED))
            .mapToObj(seat -> player(shown, seat, ratings))
            .toList();
    int others = seats.size() - players.size();
    return card(
        seats.size() == 2 ? "versus" : "versus many",
        element("p.card-over", round(shown)),
        element("ul.players-of", players),
        when(others > 0, element("p.card-note", "and %,d others".formatted(others))));
  }

  private Element player(ShownMatch shown, int seat, Ratings ratings) {
    int bot = shown.match().seats().get(seat);
    Score score = result.standings().total().score(bot);
    return element(
        "li",
        badge(seat, shown.names().size()),
        element("strong", name(shown.names().get(seat))),
        element("small", score.games() == 0 ? "first match" : record(score)),
        ratings
            .of(bot)
            .<HtmlNode>map(rating -> element("small", "rating %.0f".formatted(rating.value())))
            .orElse(none()));
  }

  private static String record(Score score) {
    return Stream.of(
            count(score.wins(), "win", "wins"),
            count(score.draws(), "draw", "draws"),
            count(score.losses() + score.lostByAll(), "loss", "losses"))
        .filter(words -> !words.startsWith("0 "))
        .collect(Collectors.joining(" \u00b7 "));
  }

  private static String count(long number, String one, String several) {
    return number + " " + (number == 1 ? one : several);
  }

  private static HtmlNode badge(int seat, int seats) {
    return element("span", new HtmlNode.Markup(ReplayJson.badge(seat, seats)))
        .in("badge")
        .with("aria-hidden", "true");
  }

  /** The result of a match. */
  HtmlNode winner(ShownMatch shown) {
    Outcome outcome = shown.match().result().outcome();
    List<Integer> first =
        IntStream.range(0, outcome.seats())
            .filter(seat -> outcome.place(seat) == 1)
            .boxed()
            .toList();
    List<String> last = shown.scores(shown.lastStep());
    String score =
        outcome.seats() > 2 || last.size() != 2 || last.contains("")
            ? ""
            : String.join(" : ", last);
    List<String> problems = shown.match().result().problems(shown.names()::get);
    return card(
        "result",
        element("p.card-over", round(shown)),
        element(
            "h2.card-title",
            each(first.stream().limit(MAX_NAMED).toList(), seat -> winner(shown, seat))),
        element("p.card-verb", verb(first.size(), outcome.seats())),
        element("p.card-note", score),
        each(problems.stream().limit(2).toList(), words -> element("p.card-note", name(words))),
        element(
            "p.card-note",
            link(
                "/events/%d/matches/%d".formatted(event, shown.match().number()),
                "Match " + shown.match().number())));
  }

  private static HtmlNode winner(ShownMatch shown, int seat) {
    return all(
        element(
            "span", badge(seat, shown.names().size()), text(" "), name(shown.names().get(seat))),
        text(" "));
  }

  private static String verb(int winners, int seats) {
    return switch (winners) {
      case 0 -> "Nobody wins";
      case 1 -> seats > 2 ? String.format(Locale.ROOT, "wins among %,d", seats) : "wins";
      default -> winners == seats ? "A draw" : "share the first place";
    };
  }

  /** Announces what comes next; two players by their names. */
  HtmlNode next(String words, List<String> players) {
    return players.size() == 2
        ? card(
            "next",
            element("p.card-over", words),
            element("p.card-pair", name(players.getFirst())),
            element("p.card-note", "against"),
            element("p.card-pair", name(players.getLast())))
        : card(
            "next", element("p.card-over", name(result.event())), element("h2.card-title", words));
  }

  /** The first three, the third first. */
  HtmlNode podium() {
    List<Standing> best =
        result.standings().lines().stream()
            .filter(line -> line.rank() <= MEDALS)
            .limit(MAX_ON_THE_PODIUM)
            .toList();
    return card(
        "podium-card",
        element("p.card-over", name(result.event())),
        element(
            "ol.steps",
            each(
                best,
                line ->
                    element(
                            "li",
                            element("strong", name(result.name(line.entrant()).name())),
                            element("small", name(result.name(line.entrant()).author())),
                            element("span.place", String.valueOf(line.rank())))
                        .in("place-" + line.rank()))),
        element("p.card-note", link("/events/" + event, "All results")));
  }

  private static Element card(String kind, HtmlNode... parts) {
    return element("div", parts).in("card " + kind);
  }

  /** The round of a match and, in a series, which game of it this is. */
  String round(ShownMatch shown) {
    return series(shown)
        .map(
            series ->
                MatchRounds.round(stage().bracket().orElseThrow(), series)
                    + (series.toWin() > 1 ? ", first to " + series.toWin() : ""))
        .orElseGet(() -> "Match " + shown.match().number());
  }

  /** The series of a match; a pair may meet twice, then it is the one that is not over. */
  private Optional<Series> series(ShownMatch shown) {
    List<Integer> pair = shown.match().seats();
    List<Series> all =
        stage().bracket().stream()
            .flatMap(Bracket::allSeries)
            .filter(
                series ->
                    series.lower().isPresent()
                        && pair.size() == 2
                        && pair.containsAll(List.of(series.upper(), series.lower().get())))
            .toList();
    return all.stream()
        .filter(series -> !series.isOver())
        .findFirst()
        .or(() -> all.stream().reduce((_, last) -> last));
  }

  /** The players below the board, with what they have after a step. */
  HtmlNode names(ShownMatch shown, int step) {
    int seats = shown.names().size();
    List<String> scores = shown.scores(step);
    List<HtmlNode> parts = new ArrayList<>();
    for (int seat = 0; seat < Math.min(MAX_NAMED, seats); seat++) {
      if (seat == 1 && seats == 2) {
        parts.add(element("li.between", between(shown)));
      }
      parts.add(
          element(
              "li",
              badge(seat, seats),
              element("strong", name(shown.names().get(seat))),
              element("small", scores.isEmpty() ? "" : scores.get(seat))));
    }
    if (seats > MAX_NAMED) {
      parts.add(element("li", element("small", "and %,d others".formatted(seats - MAX_NAMED))));
    }
    return element("ul", parts).in(seats == 2 ? "names two" : "names");
  }

  /** The score of the series, in the order of the seats. */
  private HtmlNode between(ShownMatch shown) {
    return series(shown)
        .filter(series -> series.toWin() > 1)
        .<HtmlNode>map(
            series -> {
              boolean isUpper = series.upper() == shown.match().seats().getFirst();
              int left = isUpper ? series.upperWins() : series.lowerWins();
              int right = isUpper ? series.lowerWins() : series.upperWins();
              return all(element("b", left + " : " + right), text(" "), element("small", "series"));
            })
        .orElse(element("small", "against"));
  }

  /** What is beside the board: the part of the bracket where the match is, or the standings. */
  List<HtmlNode> side(Optional<ShownMatch> shown) {
    Optional<Bracket> bracket = stage().bracket();
    if (bracket.isEmpty()) {
      return List.of(standings(shown.map(one -> one.match().seats()).orElse(List.of())));
    }
    Series now =
        shown
            .flatMap(this::series)
            .or(() -> bracket.get().allSeries().filter(series -> !series.isOver()).findFirst())
            .or(() -> bracket.get().allSeries().reduce((_, last) -> last))
            .orElseThrow();
    return BracketFigure.around(result, bracket.get(), now);
  }

  /** The first lines, and those of the players who are not among them; of many none is marked. */
  private Element standings(List<Integer> seats) {
    List<Integer> playing = seats.size() > MAX_NAMED ? List.of() : seats;
    Tally tally = stage().tally();
    List<Standing> lines = stage().lines();
    List<Standing> rest =
        lines.stream()
            .skip(MAX_LINES)
            .filter(line -> playing.contains(line.entrant()))
            .limit(MAX_NAMED)
            .toList();
    List<Standing> shown =
        new ArrayList<>(lines.subList(0, Math.min(lines.size(), MAX_LINES - rest.size())));
    shown.addAll(rest);
    return element(
        "ol.ranking",
        each(
            shown,
            line ->
                element(
                        "li",
                        element("span.seed", String.valueOf(line.rank())),
                        element("span.who", name(result.name(line.entrant()).name())),
                        element(
                            "span.wins",
                            Numbers.withMinusSigns(
                                Numbers.points(tally.score(line.entrant()).points()))))
                    .in(playing.contains(line.entrant()) ? "now" : "other")));
  }
}
