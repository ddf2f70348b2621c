package dev.agon.tournament.elimination;

import dev.agon.game.Settings;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Bracket.Losers;
import dev.agon.tournament.Bracket.Series;
import dev.agon.tournament.Format;
import dev.agon.tournament.FormatSpec;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.StageOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Two lost series eliminate a player. After the first one the player moves to the losers' bracket.
 * The winners of both brackets meet in the grand final. If the winner of the losers' bracket wins
 * it, both have lost once and the grand final is played again.
 *
 * <p>Levels of the losers' bracket alternate: its players meet those who have just lost in the
 * other bracket, then the remaining players meet each other. The new players enter in alternating
 * order, so that two players meet again as late as possible.
 */
public final class DoubleElimination extends Elimination {
  public static final FormatSpec SPEC =
      new FormatSpec(
          "double-elimination",
          "Two lost series eliminate a bot.",
          List.of(SeriesRules.BEST_OF, SeriesRules.FINAL_BEST_OF, SeriesRules.REPLAYS)) {
        @Override
        public Format create(Seeding seeding, Settings options) {
          return new DoubleElimination(seeding, options);
        }

        @Override
        public int maxPlayers() {
          return StageOptions.MAX_ELIMINATION_PLAYERS;
        }
      };

  public DoubleElimination(Seeding seeding, Settings options) {
    super(SPEC, seeding, options);
  }

  @Override
  Bracket first() {
    Losers nobody = new Losers(List.of(), List.of());
    return new Bracket(draw.seeds(), List.of(draw.firstLevel(false)), Optional.of(nobody));
  }

  @Override
  Optional<Bracket> grown(Bracket bracket) {
    Losers losers = bracket.losers().orElseThrow();
    if (hasNextLevel(bracket)) {
      return Optional.of(bracket.with(nextLevel(bracket, false)));
    }
    int level = losers.levels().size();
    boolean hasNext = level < 2 * (draw.depth() - 1);
    if (hasNext && isOver(losers) && entering(bracket, level).isPresent()) {
      return Optional.of(bracket.with(losers.with(nextOfLosers(bracket, losers))));
    }
    boolean bothDecided =
        !hasNext
            && isOver(losers)
            && bracket.levels().size() == draw.depth()
            && bracket.last().getFirst().isOver();
    return bothDecided ? drawFinal(bracket, losers) : Optional.empty();
  }

  private static boolean isOver(Losers losers) {
    return losers.levels().isEmpty()
        || losers.levels().getLast().stream().flatMap(Optional::stream).allMatch(Series::isOver);
  }

  /**
   * The players who enter a level of the losers' bracket, with an empty place for each bye. The
   * list is empty for levels in which only the remaining players meet; the result is empty when the
   * players are not known yet.
   */
  private static Optional<List<Optional<Integer>>> entering(Bracket bracket, int level) {
    if (level > 0 && level % 2 == 0) {
      return Optional.of(List.of());
    }
    int from = (level + 1) / 2;
    if (from >= bracket.levels().size()
        || !bracket.levels().get(from).stream().allMatch(Series::isOver)) {
      return Optional.empty();
    }
    List<Optional<Integer>> entering = new ArrayList<>();
    bracket.levels().get(from).forEach(series -> entering.add(bracket.loser(series)));
    if (from % 2 == 1) {
      Collections.reverse(entering);
    }
    return Optional.of(entering);
  }

  private List<Optional<Series>> nextOfLosers(Bracket bracket, Losers losers) {
    int level = losers.levels().size();
    List<Optional<Integer>> entering = entering(bracket, level).orElseThrow();
    List<Optional<Integer>> left =
        level == 0
            ? List.of()
            : losers.levels().getLast().stream()
                .map(series -> series.map(bracket::winner))
                .toList();
    List<Optional<Integer>> sides = new ArrayList<>();
    if (left.isEmpty() || entering.isEmpty()) {
      sides.addAll(left);
      sides.addAll(entering);
    } else {
      for (int i = 0; i < left.size(); i++) {
        sides.add(left.get(i));
        sides.add(entering.get(i));
      }
    }
    List<Optional<Series>> next = new ArrayList<>();
    for (int i = 0; i < sides.size(); i += 2) {
      next.add(series(sides.get(i), sides.get(i + 1)));
    }
    return next;
  }

  /** A series of those players who exist, if any does. */
  private Optional<Series> series(Optional<Integer> upper, Optional<Integer> lower) {
    return upper.isPresent()
        ? upper.map(one -> draw.series(one, lower, false))
        : lower.map(one -> draw.series(one, Optional.empty(), false));
  }

  /** The grand final, and its repetition if the winner of the losers' bracket wins it. */
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
        ? Optional.of(
            bracket.with(losers.withFinal(draw.series(unbeaten, Optional.of(other), true))))
        : Optional.empty();
  }
}
