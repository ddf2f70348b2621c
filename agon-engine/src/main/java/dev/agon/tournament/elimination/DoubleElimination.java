package dev.agon.tournament.elimination;

import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Group;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.Round;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageResult;
import dev.agon.tournament.elimination.Bracket.Losers;
import dev.agon.tournament.elimination.Bracket.Series;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A knockout with a second chance: whoever loses a tie falls into the losers' bracket, and is out
 * with the second loss. The winners of the two brackets meet in the grand final; when the one from
 * the losers' bracket wins it, both have lost once and it is played again.
 *
 * <p>The losers' bracket takes turns: those who have just fallen meet those who are left in it,
 * then those who are left meet each other. Those who fall come in from alternate ends, so that they
 * meet again late.
 */
public final class DoubleElimination implements Format {
  public static final FormatSpec SPEC =
      new FormatSpec() {
        @Override
        public String id() {
          return "double-elimination";
        }

        @Override
        public String summary() {
          return "Two lost series eliminate a bot.";
        }

        @Override
        public List<Setting<?>> options() {
          return List.of(SeriesRules.BEST_OF, SeriesRules.FINAL_BEST_OF, SeriesRules.REPLAYS);
        }

        @Override
        public Format create(Seeding seeding, Settings options) {
          return new DoubleElimination(seeding, options);
        }

        @Override
        public List<Problem> problems(GameSpec game, List<String> players, Settings options) {
          return needsTwoPlayers(game);
        }
      };

  private final SeriesDraw ties;
  private final Round.Start start;

  public DoubleElimination(Seeding seeding, Settings options) {
    this.ties = new SeriesDraw(seeding.seeds(), SeriesRules.of(options));
    this.start = seeding.start();
  }

  @Override
  public String name() {
    return SPEC.id();
  }

  @Override
  public Optional<Round> next(List<PlayedRound> played) {
    List<Group> groups =
        bracket(played).ties().filter(tie -> !tie.isOver()).map(ties::match).toList();
    Round.Start from = played.isEmpty() ? start : played.getLast().round().after();
    return groups.isEmpty() ? Optional.empty() : Optional.of(Round.from(from, groups));
  }

  /** Both brackets after these rounds, with all that can be drawn. */
  public Bracket bracket(List<PlayedRound> played) {
    Bracket bracket =
        complete(
            new Bracket(
                ties.seeds(),
                List.of(ties.firstLevel(false)),
                Optional.of(new Losers(List.of(), List.of()))));
    for (PlayedRound round : played) {
      bracket = complete(bracket.after(round.tally()));
    }
    return bracket;
  }

  private Bracket complete(Bracket begun) {
    Bracket bracket = begun;
    for (Optional<Bracket> next = draw(bracket); next.isPresent(); next = draw(bracket)) {
      bracket = next.get();
    }
    return bracket;
  }

  /** The bracket with one more level, if one can be drawn. */
  private Optional<Bracket> draw(Bracket bracket) {
    List<List<Series>> winners = bracket.levels();
    Losers losers = bracket.losers().orElseThrow();
    if (winners.size() < ties.depth() && winners.getLast().stream().allMatch(Series::isOver)) {
      return Optional.of(bracket.with(nextOfWinners(bracket)));
    }
    int level = losers.levels().size();
    boolean isRoom = level < 2 * (ties.depth() - 1);
    if (isRoom && isOver(losers) && fallen(bracket, level).isPresent()) {
      return Optional.of(bracket.with(losers.with(nextOfLosers(bracket, losers))));
    }
    boolean bothDecided =
        !isRoom
            && isOver(losers)
            && winners.size() == ties.depth()
            && winners.getLast().getFirst().isOver();
    return bothDecided ? drawFinal(bracket, losers) : Optional.empty();
  }

  private static boolean isOver(Losers losers) {
    return losers.levels().isEmpty()
        || losers.levels().getLast().stream().flatMap(Optional::stream).allMatch(Series::isOver);
  }

  private List<Series> nextOfWinners(Bracket bracket) {
    List<Series> last = bracket.last();
    List<Series> next = new ArrayList<>();
    for (int i = 0; i < last.size(); i += 2) {
      Optional<Integer> lower = Optional.of(bracket.winner(last.get(i + 1)));
      next.add(ties.tie(bracket.winner(last.get(i)), lower, false));
    }
    return next;
  }

  /**
   * Those who fall into a level of the losers' bracket, nobody in the place of a bye; empty when it
   * is not yet known. Into the levels in which only those meet who are left, nobody falls.
   */
  private static Optional<List<Optional<Integer>>> fallen(Bracket bracket, int level) {
    if (level > 0 && level % 2 == 0) {
      return Optional.of(List.of());
    }
    int from = (level + 1) / 2;
    if (from >= bracket.levels().size()
        || !bracket.levels().get(from).stream().allMatch(Series::isOver)) {
      return Optional.empty();
    }
    List<Optional<Integer>> fallen = new ArrayList<>();
    bracket.levels().get(from).forEach(tie -> fallen.add(bracket.loser(tie)));
    if (from % 2 == 1) {
      Collections.reverse(fallen);
    }
    return Optional.of(fallen);
  }

  private List<Optional<Series>> nextOfLosers(Bracket bracket, Losers losers) {
    int level = losers.levels().size();
    List<Optional<Integer>> fallen = fallen(bracket, level).orElseThrow();
    List<Optional<Integer>> left =
        level == 0
            ? List.of()
            : losers.levels().getLast().stream().map(tie -> tie.map(bracket::winner)).toList();
    List<Optional<Integer>> sides = new ArrayList<>();
    if (left.isEmpty() || fallen.isEmpty()) {
      sides.addAll(left);
      sides.addAll(fallen);
    } else {
      for (int i = 0; i < left.size(); i++) {
        sides.add(left.get(i));
        sides.add(fallen.get(i));
      }
    }
    List<Optional<Series>> next = new ArrayList<>();
    for (int i = 0; i < sides.size(); i += 2) {
      next.add(tie(sides.get(i), sides.get(i + 1)));
    }
    return next;
  }

  /** A tie of those who are there; nobody may be. */
  private Optional<Series> tie(Optional<Integer> upper, Optional<Integer> lower) {
    return upper.isPresent()
        ? upper.map(one -> ties.tie(one, lower, false))
        : lower.map(one -> ties.tie(one, Optional.empty(), false));
  }

  /** The grand final, and once more when the one who had lost before wins it. */
  private Optional<Bracket> drawFinal(Bracket bracket, Losers losers) {
    Series last = bracket.last().getFirst();
    int unbeaten = bracket.winner(last);
    int other =
        losers.levels().isEmpty()
            ? bracket.loser(last).orElseThrow()
            : bracket.winner(losers.levels().getLast().getFirst().orElseThrow());
    List<Series> finals = losers.finals();
    boolean isReset =
        finals.size() == 1
            && finals.getFirst().isOver()
            && bracket.winner(finals.getFirst()) == other;
    return finals.isEmpty() || isReset
        ? Optional.of(bracket.with(losers.withFinal(ties.tie(unbeaten, Optional.of(other), true))))
        : Optional.empty();
  }

  @Override
  public List<Standing> standings(List<PlayedRound> played, Tally total) {
    Bracket bracket = bracket(played);
    Losers losers = bracket.losers().orElseThrow();
    List<Integer> places = new ArrayList<>();
    Series last = losers.finals().getLast();
    places.add(bracket.winner(last));
    bracket.loser(last).ifPresent(places::add);
    for (List<Optional<Series>> level : losers.levels().reversed()) {
      level.stream()
          .flatMap(Optional::stream)
          .map(bracket::loser)
          .flatMap(Optional::stream)
          .sorted(Comparator.comparingInt(bracket::seedOf))
          .forEach(places::add);
    }
    return Standing.rank(places, total, Comparator.comparingInt(places::indexOf));
  }

  @Override
  public List<StageResult> stages(List<PlayedRound> played, Tally total) {
    return List.of(
        new StageResult(name(), standings(played, total), total, Optional.of(bracket(played))));
  }
}
