package dev.agon.tournament.stages;

import dev.agon.game.Settings;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Series;
import dev.agon.tournament.Format;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.elimination.DoubleElimination;
import dev.agon.tournament.elimination.GroupElimination;
import dev.agon.tournament.elimination.SeriesRules;
import dev.agon.tournament.elimination.SingleElimination;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.swiss.Swiss;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The number of matches of a stage. It is counted by running the format with made-up results, so it
 * cannot differ from what the format does.
 *
 * @param min the minimum; for a stage that may stop early, the matches of its first part
 * @param typical the number when every match has a winner, series are won without a loss and no two
 *     have equal scores; for a stage that may stop early, the matches of all its parts
 * @param max the maximum
 * @param rounds the number of rounds of the typical case
 */
public record MatchCount(long min, long typical, long max, int rounds) {
  /** Series of one match, but longer finals, so that the finals can be recognised. */
  private static final SeriesRules MARKED = new SeriesRules(1, 3, 0);

  /** The matches of a stage, with the playoffs that it may have. */
  public static MatchCount of(Stage stage, Seeding seeding) {
    MatchCount count = of(stage.format(), seeding, stage.options());
    long playoffs =
        Playoffs.areIn(stage.options())
            ? Playoffs.maxMatches(seeding.seeds().size(), stage.advance())
            : 0;
    return new MatchCount(count.min, count.typical, count.max + playoffs, count.rounds);
  }

  public MatchCount plus(MatchCount other) {
    return new MatchCount(
        min + other.min, typical + other.typical, max + other.max, rounds + other.rounds);
  }

  /** Whether no result can change the number. */
  public boolean isFixed() {
    return min == max;
  }

  /** The matches of a stage without playoffs. */
  static MatchCount of(FormatType format, Seeding seeding, Settings options) {
    return switch (format) {
      case ROUND_ROBIN, GAUNTLET, MATCHUPS, TABLE -> ofRounds(format, seeding, options);
      case SWISS -> ofSwiss(seeding, options);
      case GROUPS -> ofGroups(seeding, options);
      case SINGLE_ELIMINATION ->
          ofSeries(SeriesRules.of(options), Elimination.single(seeding, options));
      case DOUBLE_ELIMINATION ->
          ofSeries(SeriesRules.of(options), Elimination.twice(seeding, options));
    };
  }

  /** Makes up the results of a round, given the rounds before it. */
  private interface Results {
    void fill(Tally tally, Round round, List<PlayedRound> before);
  }

  private static List<PlayedRound> played(Format format, int entrants, Results results) {
    List<PlayedRound> played = new ArrayList<>();
    for (Optional<Round> next = format.next(played); next.isPresent(); next = format.next(played)) {
      Tally tally = new Tally(entrants);
      results.fill(tally, next.get(), played);
      played.add(new PlayedRound(next.get(), tally));
    }
    return played;
  }

  private static long matches(List<PlayedRound> rounds) {
    return rounds.stream().mapToLong(played -> played.round().matches()).sum();
  }

  /** The matches of rounds that do not depend on results, except that these may end the stage. */
  private static MatchCount ofRounds(FormatType format, Seeding seeding, Settings options) {
    List<PlayedRound> rounds =
        played(format.create(seeding, options), seeding.names().size(), (_, _, _) -> {});
    long all = matches(rounds);
    boolean mayStop = options.find(RoundRobin.STOP).flatMap(stop -> stop).isPresent();
    return new MatchCount(
        mayStop ? rounds.getFirst().round().matches() : all, all, all, rounds.size());
  }

  /**
   * All rounds have as many matches as the first, or more with latecomers; pairing them takes long
   * with many players.
   */
  private static MatchCount ofSwiss(Seeding seeding, Settings options) {
    Swiss format = new Swiss(seeding, options);
    long min = format.rounds() * matchesInFirstRound(format);
    Seeding all = new Seeding(seeding.names(), seeding.seeds(), seeding.start());
    long max =
        seeding.late().isEmpty()
            ? min
            : format.rounds() * matchesInFirstRound(new Swiss(all, options));
    return new MatchCount(min, min, max, format.rounds());
  }

  private static long matchesInFirstRound(Format format) {
    return format.next(List.of()).orElseThrow().matches();
  }

  /**
   * The matches of groups. After a round that is not the last there are fewer players, but at least
   * one of each group; ties can make it any number in between. A round of one group can be the
   * last.
   */
  private static MatchCount ofGroups(Seeding seeding, Settings options) {
    Format format = FormatType.GROUPS.create(seeding, options);
    List<PlayedRound> rounds =
        played(
            format,
            seeding.names().size(),
            (tally, round, _) -> round.groups().forEach(group -> setApart(group, tally)));
    int players = seeding.seeds().size();
    long[] min = new long[players + 1];
    long max = 0;
    for (int left = 2; left <= players; left++) {
      Round round =
          new GroupElimination(left, StageOptions.games(options)).next(List.of()).orElseThrow();
      int groups = round.groups().size();
      long after =
          groups == 1 ? 0 : IntStream.range(groups, left).mapToLong(n -> min[n]).min().orElse(0);
      min[left] = round.matches() + after;
      max += round.matches();
    }
    return new MatchCount(min[players], matches(rounds), max, rounds.size());
  }

  /** Gives each member of a group a different number of wins. */
  private static void setApart(Group group, Tally tally) {
    for (int wins = 1; wins < group.members().size(); wins++) {
      tally.addByes(group.members().get(wins), wins, 1);
    }
  }

  /** An elimination with recognisable finals, whose bracket can be inspected. */
  private record Elimination(
      Format format, Function<List<PlayedRound>, Bracket> bracket, int entrants) {
    static Elimination single(Seeding seeding, Settings options) {
      SingleElimination format = new SingleElimination(seeding, MARKED.in(options));
      return new Elimination(format, format::bracket, seeding.names().size());
    }

    static Elimination twice(Seeding seeding, Settings options) {
      DoubleElimination format = new DoubleElimination(seeding, MARKED.in(options));
      return new Elimination(format, format::bracket, seeding.names().size());
    }

    /** Its rounds if every match is won by the chosen player. */
    List<PlayedRound> wonBy(ToIntFunction<Series> winner) {
      return played(
          format,
          entrants,
          (tally, _, before) ->
              bracket
                  .apply(before)
                  .allSeries()
                  .filter(series -> !series.isOver())
                  .forEach(series -> tally.addByes(winner.applyAsInt(series), 1, 1)));
    }
  }

  /**
   * The matches of series. The number of series only depends on whether the lower player wins the
   * grand final of a double elimination; their length is computed for one series of each kind.
   */
  private static MatchCount ofSeries(SeriesRules rules, Elimination marked) {
    List<PlayedRound> rounds = marked.wonBy(Series::upper);
    Bracket shortest = marked.bracket().apply(rounds);
    Bracket longest = marked.bracket().apply(marked.wonBy(series -> series.lower().orElseThrow()));
    int beforeFinal = rounds.size() - MARKED.winsFor(true);
    return new MatchCount(
        sum(shortest, rules, MatchCount::shortened),
        sum(shortest, rules, series -> series.after(true, false)),
        sum(longest, rules, MatchCount::prolonged),
        beforeFinal * rules.winsFor(false) + rules.winsFor(true));
  }

  private static long sum(Bracket marked, SeriesRules rules, UnaryOperator<Series> next) {
    return marked
        .allSeries()
        .filter(series -> series.lower().isPresent())
        .mapToLong(series -> length(rules, series.toWin() == MARKED.winsFor(true), next))
        .sum();
  }

  /** The matches of a series that continues in this way. */
  private static long length(SeriesRules rules, boolean isFinal, UnaryOperator<Series> next) {
    Series series = Series.between(0, Optional.of(1), rules.winsFor(isFinal), rules.maxUndecided());
    while (!series.isOver()) {
      series = next.apply(series);
    }
    return series.matches();
  }

  /** The next match has a winner or none, whichever ends the series earlier. */
  private static Series shortened(Series series) {
    boolean winsAreFewer =
        series.toWin() - series.upperWins() <= series.maxUndecided() - series.undecided();
    return series.after(winsAreFewer, false);
  }

  /** The next match has no winner unless that ends the series; then both win alternately. */
  private static Series prolonged(Series series) {
    boolean mayBeUndecided = series.undecided() + 1 < series.maxUndecided();
    boolean lowerIsNext = series.lowerWins() <= series.upperWins();
    return series.after(!mayBeUndecided && !lowerIsNext, !mayBeUndecided && lowerIsNext);
  }
}
