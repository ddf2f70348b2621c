package dev.agon.games.canopy.rules;

import static dev.agon.games.canopy.rules.Intervals.FightResult.DRAW;
import static dev.agon.games.canopy.rules.Intervals.FightResult.LOSS;
import static dev.agon.games.canopy.rules.Intervals.FightResult.WIN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.games.canopy.rules.Intervals.FightResult;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who wins a fight. */
final class IntervalsTest {
  private static final int DRAWS = 200_000;

  /** Pearson's statistic of three outcomes exceeds this in one of a thousand seeds. */
  private static final double LIMIT = 13.82;

  /** The worked example of the assignment. */
  @Test
  void equalPlayersInOneLayerHaveEqualIntervalsAnd187IsADraw() {
    Intervals even = Intervals.of(100, 100, 0, 10, false);
    assertThat(even).isEqualTo(new Intervals(100, 100, 100, false));
    assertThat(even.result(187)).isEqualTo(DRAW);
  }

  /**
   * Of 150 against 120 among ten: B = 100 - 30 = 70, C = 120, and A = 150 times 1.2 two layers
   * below the other, 150 times 0.8 two layers above it. The last but one: 133.3 times 4/3 = 177.8,
   * 100 - 20.8 = 79.2, and 112.5 is rounded up.
   */
  @ParameterizedTest
  @CsvSource({
    "150, 120, 0, 10, 150, 120, 70",
    "150, 120, 2, 10, 180, 120, 70",
    "150, 120, -2, 10, 120, 120, 70",
    "120, 150, 1, 10, 132, 150, 70",
    "200, 100, 0, 10, 200, 100, 0",
    "133.3333333, 112.5, 1, 3, 178, 113, 79",
    "100, 200, -9, 10, 10, 200, 0",
  })
  void theLengthsAreThoseOfTheFormulas(
      double own, double other, int rise, int players, int win, int lose, int draw) {
    assertThat(Intervals.of(own, other, rise, players, false))
        .isEqualTo(new Intervals(win, lose, draw, false));
  }

  @ParameterizedTest
  @CsvSource({"0, WIN", "179, WIN", "180, DRAW", "249, DRAW", "250, LOSS", "369, LOSS"})
  void winThenDrawThenLose(int number, FightResult result) {
    Intervals intervals = Intervals.of(150, 120, 2, 10, false);
    assertThat(intervals.total()).isEqualTo(370);
    assertThat(intervals.result(number)).isEqualTo(result);
  }

  /** [0, A-1] win, [A, A+B-1] lose, the rest draw. */
  @ParameterizedTest
  @CsvSource({"0, WIN", "179, WIN", "180, LOSS", "249, LOSS", "250, DRAW", "369, DRAW"})
  void literallyItIsWinThenLoseThenDraw(int number, FightResult result) {
    Intervals literal = Intervals.of(150, 120, 2, 10, true);
    assertThat(literal).isEqualTo(new Intervals(180, 70, 120, true));
    assertThat(literal.result(number)).isEqualTo(result);
  }

  @Test
  void theFrequenciesAgreeWithTheIntervals() {
    assertFrequencies(Intervals.of(100, 100, 0, 10, false), 100, 100, 100);
    assertFrequencies(Intervals.of(150, 120, 2, 10, false), 180, 70, 120);
    assertFrequencies(Intervals.of(187.5, 133.3, -1, 10, false), 169, 46, 133);
    assertFrequencies(Intervals.of(150, 120, 2, 10, true), 180, 120, 70);
  }

  /** Pearson's test, with a fixed seed. */
  private static void assertFrequencies(Intervals intervals, int win, int draw, int lose) {
    Map<FightResult, Integer> times = new EnumMap<>(FightResult.class);
    for (int i = 0; i < DRAWS; i++) {
      CanopyRoll.Drawn drawn = (CanopyRoll.Drawn) intervals.draw(new Dice(Dice.seed(5, i)));
      assertThat(drawn.number()).isBetween(0, win + draw + lose - 1);
      times.merge(intervals.result(drawn.number()), 1, Integer::sum);
    }
    double each = DRAWS / (double) (win + draw + lose);
    double statistic =
        deviation(times.getOrDefault(WIN, 0), win * each)
            + deviation(times.getOrDefault(DRAW, 0), draw * each)
            + deviation(times.getOrDefault(LOSS, 0), lose * each);
    assertThat(statistic).isLessThan(LIMIT);
  }

  private static double deviation(int times, double expected) {
    return (times - expected) * (times - expected) / expected;
  }
}
