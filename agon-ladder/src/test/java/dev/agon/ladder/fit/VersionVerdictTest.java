package dev.agon.ladder.fit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.rating.Sprt;
import org.junit.jupiter.api.Test;

final class VersionVerdictTest {
  /** The share of wrong verdicts over 400 tests; each is decided within 2,000 bundles. */
  private static double wrong(double elo, Sprt.Status right) {
    Dice dice = new Dice(Double.hashCode(elo));
    double chance = 1 / (1 + Math.pow(10, -elo / 400));
    int wrong = 0;
    for (int test = 0; test < 400; test++) {
      VersionVerdict verdict = new VersionVerdict();
      for (int i = 0; i < 2_000; i++) {
        verdict.add((dice.nextDouble() < chance ? 2 : 0) + (dice.nextDouble() < chance ? 2 : 0), 2);
      }
      assertThat(verdict.status()).isNotEqualTo(Sprt.Status.OPEN);
      wrong += verdict.status() == right ? 0 : 1;
    }
    return wrong / 400.0;
  }

  @Test
  void oneInTwentyVerdictsIsWrong() {
    assertThat(wrong(50, Sprt.Status.H1)).isLessThan(0.072);
    assertThat(wrong(0, Sprt.Status.H0)).isLessThan(0.072);
  }

  @Test
  void theFirstCrossingDecides() {
    VersionVerdict verdict = new VersionVerdict();
    assertThat(verdict.words()).isEqualTo("not compared yet");
    for (int i = 0; i < 200; i++) {
      verdict.add(4, 2);
    }
    long decidedAfter = verdict.bundles();
    for (int i = 0; i < 1_000; i++) {
      verdict.add(0, 2);
    }
    assertThat(verdict.words()).isEqualTo("better than the version before");
    assertThat(verdict.bundles()).isEqualTo(decidedAfter).isLessThan(200);
  }

  /** Of 0 to 8 half points; what lies between two results of a pair counts as the weaker one. */
  @Test
  void tablesAreScaledToPairsTowardsTheMiddle() {
    double[] scores = {0, 0.25, 0.25, 0.5, 0.5, 0.5, 0.75, 0.75, 1};
    for (int halves = 0; halves <= 8; halves++) {
      VersionVerdict verdict = new VersionVerdict();
      verdict.add(halves, 4);
      assertThat(verdict.score()).isEqualTo(scores[halves]);
    }
  }
}
