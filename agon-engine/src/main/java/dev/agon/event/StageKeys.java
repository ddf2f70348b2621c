package dev.agon.event;

import dev.agon.rating.EarlyStop;
import dev.agon.scoring.RankingRules;
import dev.agon.scoring.Scoring;
import dev.agon.scoring.TieBreaker;
import dev.agon.text.Nearest;
import dev.agon.tournament.Formats;
import dev.agon.tournament.StageRules;
import dev.agon.tournament.elimination.SeriesRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a stage of its keys. */
public final class StageKeys {
  /** Those that say how it is played; each format knows some. */
  public static final List<String> OF_RULES =
      List.of(
          "games",
          "boards",
          "seats",
          "most",
          "stop",
          "rounds",
          "challengers",
          "matchups",
          "scoring",
          "tie-breaks",
          "best-of",
          "final-best-of",
          "replays");

  private static final int MAX_BEST_OF = 99;
  private static final int MAX_REPLAYS = 1_000;
  private static final int MAX_PLAYERS = 2_000;
  private static final int MAX_SEATS = 1_000_000;
  private static final long MAX_MATCHES = 1_000_000_000;
  private static final List<String> WORTH = List.of("win", "draw", "loss", "both-lose");
  private static final List<String> OF_STOP = List.of("top", "risk");
  private static final Pattern STOP_WORD = Pattern.compile("top-([1-9][0-9]{0,3})-decided");
  private static final double DEFAULT_RISK = 0.01;
  private static final double MIN_RISK = 1e-6;
  private static final double MAX_RISK = 0.5;

  private final Keys keys;
  private final Formats format;

  private StageKeys(Keys keys, Formats format) {
    this.keys = keys;
    this.format = format;
  }

  /**
   * The stage with these keys, of which {@code format} may be left out when there is a usual one.
   */
  public static Event.Stage stage(Keys keys, Formats usual) {
    Formats format =
        keys.text("format")
            .map(
                word ->
                    Formats.named(word)
                        .orElseThrow(
                            () ->
                                keys.problem(
                                    "format", Nearest.unknown("format", word, Formats.words()))))
            .orElse(usual);
    return new StageKeys(keys, format).stage();
  }

  private Event.Stage stage() {
    for (String key : OF_RULES) {
      if (keys.has(key) && !format.knows(key)) {
        throw keys.problem(key, "has no meaning in " + format.id());
      }
    }
    if (keys.has("boards") && keys.has("games")) {
      throw keys.problem("games", "has no meaning beside boards, which are the games");
    }
    if (format == Formats.MATCHUPS && !keys.has("matchups")) {
      throw keys.problem("matchups", "must say who meets whom: a list, or a file");
    }
    boolean boards = keys.has("boards");
    StageRules rules =
        new StageRules(
            (int)
                keys.whole(
                    boards ? "boards" : "games", format.defaultGames(), 1, Event.Stage.MAX_GAMES),
            boards,
            optional("seats", MAX_SEATS, 2),
            keys.whole("most", StageRules.DEFAULT_MOST, 1, MAX_MATCHES),
            keys.has("stop") ? Optional.of(stop()) : Optional.empty(),
            optional("rounds", MAX_PLAYERS, 1),
            (int) keys.whole("challengers", 1, 1, MAX_PLAYERS),
            keys.has("matchups") ? keys.matchups("matchups") : List.of(),
            ranking(),
            knockout());
    return new Event.Stage(format, optional("advance", MAX_PLAYERS, 2), rules);
  }

  private OptionalInt optional(String key, int most, int least) {
    return keys.has(key)
        ? OptionalInt.of((int) keys.whole(key, least, least, most))
        : OptionalInt.empty();
  }

  /** As in {@code top-8-decided}, or with its risk as in {@code {top: 8, risk: 0.01}}. */
  private EarlyStop stop() {
    Map<String, String> parts = keys.parts("stop");
    if (!parts.isEmpty()) {
      refuseOthers("stop", parts.keySet(), OF_STOP);
      return new EarlyStop(top(parts), risk(parts));
    }
    String word = keys.text("stop").orElse("");
    Matcher matcher = STOP_WORD.matcher(word);
    if (!matcher.matches()) {
      throw keys.problem("stop", "must be like top-8-decided, or have top and risk, not " + word);
    }
    return new EarlyStop(Integer.parseInt(matcher.group(1)), DEFAULT_RISK);
  }

  private int top(Map<String, String> parts) {
    String text = parts.getOrDefault("top", "none");
    int top = text.matches("\\d{1,4}") ? Integer.parseInt(text) : 0;
    if (top < 1 || top > MAX_PLAYERS) {
      throw keys.problem(
          "stop", "must have a whole number from 1 to " + MAX_PLAYERS + " for top, not " + text);
    }
    return top;
  }

  private double risk(Map<String, String> parts) {
    String text = parts.get("risk");
    if (text == null) {
      return DEFAULT_RISK;
    }
    double risk = text.matches("\\d*\\.?\\d+([eE]-\\d)?") ? Double.parseDouble(text) : 0;
    if (risk < MIN_RISK || risk > MAX_RISK) {
      throw keys.problem("stop", "must have a number from 0.000001 to 0.5 for risk, not " + text);
    }
    return risk;
  }

  private SeriesRules knockout() {
    SeriesRules usual = SeriesRules.DEFAULT;
    int bestOf = odd("best-of", usual.bestOf());
    return new SeriesRules(
        bestOf,
        odd("final-best-of", Math.max(bestOf, usual.finalBestOf())),
        (int) keys.whole("replays", usual.replays(), 0, MAX_REPLAYS));
  }

  private int odd(String key, int usual) {
    int number = (int) keys.whole(key, usual, 1, MAX_BEST_OF);
    if (number % 2 == 0) {
      throw keys.problem(key, "must be an odd number, not " + number);
    }
    return number;
  }

  private RankingRules ranking() {
    RankingRules usual = format.defaultRanking();
    return new RankingRules(
        keys.has("scoring") ? scoring() : usual.scoring(),
        keys.has("tie-breaks") ? tieBreaks() : usual.tieBreaks());
  }

  private List<TieBreaker> tieBreaks() {
    List<TieBreaker> measures = new ArrayList<>();
    for (String word : keys.items("tie-breaks")) {
      TieBreaker measure =
          TieBreaker.named(word)
              .orElseThrow(
                  () ->
                      keys.problem(
                          "tie-breaks", Nearest.unknown("tie-break", word, TieBreaker.words())));
      if (measures.contains(measure)) {
        throw keys.problem("tie-breaks", "has '" + word + "' twice");
      }
      measures.add(measure);
    }
    return measures;
  }

  private Scoring scoring() {
    Keys.Worded given = keys.worded("scoring");
    Scoring.Method method =
        Scoring.Method.named(given.word())
            .orElseThrow(
                () ->
                    keys.problem(
                        "scoring",
                        Nearest.unknown("scoring", given.word(), Scoring.Method.words())));
    if (method == Scoring.Method.SCORE && format == Formats.SWISS) {
      throw keys.problem(
          "scoring", "of a Swiss must say what a win is worth, which score does not");
    }
    if (method == Scoring.Method.MATCHPOINTS) {
      refuseWithoutBoards();
    }
    if (method != Scoring.Method.POINTS && !given.parts().isEmpty()) {
      throw keys.problem("scoring", "has numbers behind points alone, not " + given.word());
    }
    refuseOthers("scoring", given.parts().keySet(), WORTH);
    if (method != Scoring.Method.POINTS) {
      return Scoring.by(method);
    }
    Scoring.PointValues usual = Scoring.PointValues.DEFAULT;
    return new Scoring(
        method,
        new Scoring.PointValues(
            number(given, "win", usual.win()),
            number(given, "draw", usual.draw()),
            number(given, "loss", usual.loss()),
            number(given, "both-lose", usual.bothLose())));
  }

  /** Matchpoints compare those who played the same board from the same seat. */
  private void refuseWithoutBoards() {
    if (!format.sharesBoards()) {
      List<String> formats =
          Arrays.stream(Formats.values()).filter(Formats::sharesBoards).map(Formats::id).toList();
      throw keys.problem(
          "scoring",
          "matchpoints is for %s, where everybody plays every board from every seat, not for %s"
              .formatted(String.join(" and ", formats), format.id()));
    }
    if (!keys.has("boards")) {
      throw keys.problem(
          "scoring", "matchpoints needs boards instead of games: the same deals for everybody");
    }
  }

  private void refuseOthers(String key, Collection<String> parts, List<String> known) {
    parts.stream()
        .filter(part -> !known.contains(part))
        .sorted()
        .findFirst()
        .ifPresent(
            part -> {
              throw keys.problem(key, Nearest.unknown("key", part, known));
            });
  }

  private double number(Keys.Worded given, String part, double otherwise) {
    String text = given.parts().get(part);
    if (text == null) {
      return otherwise;
    }
    if (!text.matches("-?\\d{1,6}(\\.\\d{1,6})?")) {
      throw keys.problem(
          "scoring", "must have a number for " + part + ", such as 3 or 0.5, not " + text);
    }
    return Double.parseDouble(text);
  }
}
