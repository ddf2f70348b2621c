package dev.agon.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NormalDistributionTest {
  /** As printed in tables of the distribution. */
  @ParameterizedTest
  @CsvSource({
    "0, 0.5",
    "1, 0.841344746068543",
    "1.96, 0.975002104851780",
    "-1.6448536269514722, 0.05",
    "-3, 0.001349898031630",
    "-3.5, 0.000232629079036",
    "-6, 9.865876450e-10",
  })
  void theTablesAreRight(double z, double below) {
    assertThat(NormalDistribution.below(z)).isCloseTo(below, within(below * 1e-9));
  }

  @Test
  void bothWaysOfComputingMeet() {
    assertThat(NormalDistribution.below(-3 - 1e-12))
        .isCloseTo(NormalDistribution.below(-3), within(1e-13));
    assertThat(NormalDistribution.below(Double.NEGATIVE_INFINITY)).isZero();
    assertThat(NormalDistribution.below(Double.POSITIVE_INFINITY)).isEqualTo(1);
  }
}
