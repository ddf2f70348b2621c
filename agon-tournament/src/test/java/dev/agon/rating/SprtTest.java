package dev.agon.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.agon.game.Dice;
import dev.agon.rating.Sprt.Hypotheses;
import dev.agon.rating.Sprt.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SprtTest {
  private static final Hypotheses DEFAULT = new Hypotheses(0, 5, 0.05, 0.05);

  private static Sprt of(Hypotheses question, int... counts) {
    Sprt sprt = new Sprt(question);
    for (int halves = 0; halves < counts.length; halves++) {
      for (int i = 0; i < counts[halves]; i++) {
        sprt.add(halves);
      }
    }
    return sprt;
  }

  /** log(0.95 / 0.05) = 2.944, and with the risks apart log(0.9 / 0.05) and log(0.1 / 0.95). */
  @Test
  void theBoundsAreWalds() {
    assertThat(DEFAULT.upper()).isCloseTo(2.944, within(0.001));
    assertThat(DEFAULT.lower()).isCloseTo(-2.944, within(0.001));
    Hypotheses apart = new Hypotheses(0, 5, 0.05, 0.1);
    assertThat(apart.upper()).isCloseTo(2.890, within(0.001));
    assertThat(apart.lower()).isCloseTo(-2.251, within(0.001));
  }

  /**
   * Only lost and won pairs: with the score s the likeliest chance of a won pair is s itself, so
   * the ratio is 60 log(s1 / s0) + 40 log((1 - s1) / (1 - s0)).
   */
  @Test
  void withTwoKindsOfPairsTheRatioIsThatOfCoins() {
    double s1 = 1 / (1 + Math.pow(10, -50 / 400.0));
    double ratio = 60 * Math.log(s1 / 0.5) + 40 * Math.log((1 - s1) / 0.5);
    assertThat(of(new Hypotheses(0, 50, 0.05, 0.05), 40, 0, 0, 0, 60).ratio())
        .isCloseTo(ratio, within(0.01));
  }

  /**
   * With many pairs and small differences the ratio is that of normal distributions: pairs * (s1 -
   * s0) * (2 * mean - s0 - s1) / (2 * variance).
   */
  @Test
  void withManyPairsTheRatioIsThatOfNormalDistributions() {
    Sprt sprt = of(DEFAULT, 1_000, 2_000, 4_000, 2_200, 1_100);
    double s1 = 1 / (1 + Math.pow(10, -5 / 400.0));
    double mean = (2_000 * 0.25 + 4_000 * 0.5 + 2_200 * 0.75 + 1_100) / 10_300;
    double squares = (2_000 * 0.0625 + 4_000 * 0.25 + 2_200 * 0.5625 + 1_100) / 10_300;
    double variance = squares - mean * mean;
    double normal = 10_300 * (s1 - 0.5) * (2 * mean - 0.5 - s1) / (2 * variance);
    assertThat(sprt.ratio()).isCloseTo(normal, within(Math.abs(normal) * 0.01));
  }

  /** With hypotheses on both sides of 0, swapping the two bots changes the ratio's sign. */
  @Test
  void theOtherWayRoundIsTheOtherAnswer() {
    Hypotheses evenly = new Hypotheses(-20, 20, 0.05, 0.05);
    double ratio = of(evenly, 5, 20, 40, 30, 10).ratio();
    assertThat(of(evenly, 10, 30, 40, 20, 5).ratio()).isCloseTo(-ratio, within(1e-6));
    assertThat(of(evenly, 7, 30, 40, 30, 7).ratio()).isCloseTo(0, within(1e-9));
    assertThat(new Sprt(evenly).verdict()).isEqualTo(Status.OPEN);
  }

  /** Of won pairs alone each says log(s1 / s0), however small their variance is. */
  @Test
  void aFewPairsDecideNothing() {
    assertThat(of(DEFAULT, 0, 0, 0, 0, 10).verdict()).isEqualTo(Status.OPEN);
    assertThat(of(DEFAULT, 10, 0, 0, 0, 0).verdict()).isEqualTo(Status.OPEN);
    // log(s1 / s0) = 0.0143 for each pair: 2.944 is reached after 206 of them.
    assertThat(of(DEFAULT, 0, 0, 0, 0, 205).verdict()).isEqualTo(Status.OPEN);
    assertThat(of(DEFAULT, 0, 0, 0, 0, 207).verdict()).isEqualTo(Status.H1);
  }

  /** Who always shares the points with itself is not stronger. */
  @Test
  void oneAgainstItselfDoesNotPass() {
    assertThat(of(DEFAULT, 0, 0, 1_000, 0, 0).verdict()).isEqualTo(Status.H0);
  }

  /** 55 of 100 points; won and lost pairs have the variance 0.2475 * 100 / 99, that is 0.25. */
  @Test
  void theScoreHasItsElo() {
    Sprt sprt = of(DEFAULT, 45, 0, 0, 0, 55);
    assertThat(sprt.score()).isEqualTo(0.55);
    assertThat(sprt.uncertainty()).isCloseTo(1.96 * 0.05, within(1e-9));
    // 400 log10(0.55 / 0.45) = 34.86; 173.72 * 0.098 / 0.2475 = 68.8.
    assertThat(sprt.elo().orElseThrow().value()).isCloseTo(34.86, within(0.01));
    assertThat(sprt.elo().orElseThrow().uncertainty()).isCloseTo(68.8, within(0.1));
    assertThat(of(DEFAULT, 0, 0, 0, 0, 9).elo()).isEmpty();
  }

  /**
   * Matches between two who are as far apart as one of the hypotheses says. A deal favours the one
   * seat or the other, so that the two games of a pair go together. Of 1,000 tests at most 5 % may
   * be wrong; their number has the standard deviation sqrt(1000 * 0.05 * 0.95) = 6.9, and three of
   * these are allowed.
   */
  @ParameterizedTest
  @CsvSource({"0, 30, 0", "0, 30, 0.3", "-10, 20, 0.3", "0, 60, 0.5"})
  void wrongAnswersAreAsRareAsPromised(double elo0, double elo1, double draws) {
    Hypotheses question = new Hypotheses(elo0, elo1, 0.05, 0.05);
    Dice dice = new Dice(1);
    int wrong0 = 0;
    int wrong1 = 0;
    for (int test = 0; test < 1_000; test++) {
      wrong0 += decided(question, elo0, draws, dice) == Status.H1 ? 1 : 0;
      wrong1 += decided(question, elo1, draws, dice) == Status.H0 ? 1 : 0;
    }
    assertThat(wrong0).isLessThanOrEqualTo(50 + 21);
    assertThat(wrong1).isLessThanOrEqualTo(50 + 21);
    // Nor is it far more careful than promised, which would cost games.
    assertThat(wrong0 + wrong1).isGreaterThan(30);
  }

  private static Status decided(Hypotheses question, double elo, double draws, Dice dice) {
    Sprt sprt = new Sprt(question);
    double score = 1 / (1 + Math.pow(10, -elo / 400));
    while (sprt.verdict() == Status.OPEN) {
      double luck = dice.nextBoolean() ? 0.2 : -0.2;
      sprt.add(halves(score + luck, draws, dice) + halves(score - luck, draws, dice));
    }
    return sprt.verdict();
  }

  /** Half points of a game with this expected score; a share of the games is drawn. */
  private static int halves(double score, double draws, Dice dice) {
    double drawn = draws * 2 * Math.min(score, 1 - score);
    double at = dice.nextDouble();
    return at < score - drawn / 2 ? 2 : at < score + drawn / 2 ? 1 : 0;
  }
}
