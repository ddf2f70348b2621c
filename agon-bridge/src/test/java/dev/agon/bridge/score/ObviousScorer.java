package dev.agon.bridge.score;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.duplicate.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Scores one section as simply as possible: every result against every other, with the exact policy
 * and the EBU's rule for small groups.
 */
final class ObviousScorer {
  private final Session session;
  private final int field;

  ObviousScorer(Session session) {
    this.session = session;
    int most = 0;
    for (Board board : session.boards()) {
      int count = 0;
      for (TravellerLine result : board.results()) {
        count += result.outcome() instanceof BoardOutcome.NotPlayed ? 0 : 1;
      }
      most = Math.max(most, count);
    }
    this.field = most;
  }

  Optional<Fraction> percentage(int pair) {
    List<Fraction> won = new ArrayList<>();
    List<Award> given = new ArrayList<>();
    for (Board board : session.boards()) {
      for (TravellerLine result : board.results()) {
        for (Partnership side : Partnership.values()) {
          if (!result.pair(side).equals(Optional.of(pair))) {
            continue;
          }
          Award award = result.outcome().award(side).orElse(null);
          if (award instanceof Award.Points && field > 1) {
            won.add(percentageOf(board, result, side));
          } else if (award != null && !(award instanceof Award.Points)) {
            given.add(award);
          }
        }
      }
    }
    Optional<Fraction> own = mean(won);
    List<Fraction> all = new ArrayList<>(won);
    for (Award award : given) {
      Fraction mean = own.orElse(Fraction.of(50));
      all.add(
          switch (award) {
            case Award.Average.PLUS -> mean.max(Fraction.of(60));
            case Award.Average.AVERAGE -> Fraction.of(50);
            case Award.Average.MINUS -> mean.min(Fraction.of(40));
            case Award.Percentage(Fraction percent) -> percent;
            case Award.Points _ -> throw new IllegalStateException();
          });
    }
    return mean(all);
  }

  private static Optional<Fraction> mean(List<Fraction> numbers) {
    Fraction sum = Fraction.ZERO;
    for (Fraction number : numbers) {
      sum = sum.plus(number);
    }
    return numbers.isEmpty() ? Optional.empty() : Optional.of(sum.over(numbers.size()));
  }

  private Fraction percentageOf(Board board, TravellerLine mine, Partnership side) {
    Fraction matchpoints = Fraction.ZERO;
    int actual = 1;
    for (TravellerLine other : board.results()) {
      if (other.line() != mine.line()
          && other.group().equals(mine.group())
          && other.outcome().award(side).orElse(null) instanceof Award.Points theirs) {
        actual++;
        matchpoints = matchpoints.plus(against(points(mine, side), theirs, side));
      }
    }
    if (actual < field && actual <= 3 && actual * 3 <= field) {
      return matchpoints.minus(Fraction.of(actual - 1)).times(5).plus(Fraction.of(60));
    }
    // (M x E + E - A) / A out of 2 (E - 1)
    return matchpoints
        .times(field)
        .plus(Fraction.of(field - actual))
        .over(actual)
        .times(100)
        .over(2L * (field - 1));
  }

  private static Award.Points points(TravellerLine result, Partnership side) {
    return (Award.Points) result.outcome().award(side).orElseThrow();
  }

  private static Fraction against(Award.Points mine, Award.Points theirs, Partnership side) {
    Fraction won = Fraction.ZERO;
    for (Award.Weighted my : mine.parts()) {
      for (Award.Weighted their : theirs.parts()) {
        int order =
            Integer.compare(side.fromNorthSouth(my.score()), side.fromNorthSouth(their.score()));
        won = won.plus(my.weight().times(their.weight()).times(order + 1L));
      }
    }
    return won;
  }
}
