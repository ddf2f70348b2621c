package dev.agon.ladder.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class LadderSimulationTest {
  private static LadderSimulation.SimulatedTop outcome(
      String rule, PoolKind pool, int bots, double most) {
    return new LadderSimulation(rule, pool, bots, 10, 3, most).run();
  }

  /** The target is 0.35 with more repetitions; here it must be clear with few. */
  @Test
  void informationNeedsFarFewerGamesThanChance() {
    LadderSimulation.SimulatedTop ours = outcome("information", PoolKind.LINE, 100, 400);
    LadderSimulation.SimulatedTop random =
        outcome("random", PoolKind.LINE, 100, ours.games() * 1.5);
    assertThat(ours.isReached()).isTrue();
    assertThat(ours.overlap()).isGreaterThan(8);
    assertThat(random.isReached()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void theTopOfEveryPoolIsFound(PoolKind pool) {
    LadderSimulation.SimulatedTop outcome = outcome("information", pool, 60, 600);
    assertThat(outcome.share()).isGreaterThanOrEqualTo(0.8);
  }

  @Test
  void theSameSeedGivesTheSameOutcome() {
    assertThat(outcome("top-random", PoolKind.TIES, 40, 60))
        .isEqualTo(outcome("top-random", PoolKind.TIES, 40, 60));
  }

  @Test
  void aBetterVersionIsKnownToBeBetter() {
    VerdictSimulation.SimulatedVerdict better =
        new VerdictSimulation("information", 30, 50, 20, 1).run();
    assertThat(better.better()).isGreaterThan(0.8);
    VerdictSimulation.SimulatedVerdict equal =
        new VerdictSimulation("information", 30, 0, 20, 1).run();
    assertThat(equal.notBetter()).isGreaterThan(0.8);
  }
}
