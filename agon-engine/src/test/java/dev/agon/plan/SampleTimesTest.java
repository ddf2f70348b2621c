package dev.agon.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class SampleTimesTest {
  private static SampleTimes times(long... matchesAndNanos) {
    SampleTimes times = new SampleTimes();
    for (int i = 0; i < matchesAndNanos.length; i += 2) {
      times.add(matchesAndNanos[i], matchesAndNanos[i + 1]);
    }
    return times;
  }

  /** A bot that solves its game first must not make every match as slow as the first. */
  @Test
  void whatOnlyTheFirstMatchesCostIsPaidOnce() {
    SampleTimes times = times(2, 4_000, 4, 40, 8, 80, 16, 160);
    assertThat(times.nanosOf(1_030)).isEqualTo(4_280 + 10 * 1_000);
    assertThat(times.nanosOf(2)).isEqualTo(4_000);
    assertThat(times.nanosOf(1)).isEqualTo(2_000);
  }

  /** Two batches of 2 matches, of which the first bots have solved their game. */
  @Test
  void whatBotsDoOnceIsWhatTheirMatchesTakeBeyondTheUsual() {
    assertThat(times(2, 4_000, 2, 60).nanosBeyond(20)).isEqualTo(3_980);
    assertThat(times().nanosBeyond(20)).isZero();
  }

  /** The batches of the later half: 8 matches in 800 and 16 in 640. */
  @Test
  void furtherMatchesTakeAsLongAsThoseOfTheLaterHalfOfTheTime() {
    SampleTimes times = times(2, 1_000, 4, 800, 8, 800, 16, 640);
    assertThat(times.nanosAMatch()).isEqualTo(60, within(1e-9));
    assertThat(times.nanosOf(40)).isEqualTo(3_240 + 10 * 60, within(1e-9));
  }

  @Test
  void matchesAreSteadyWhenTheyStopToBecomeFaster() {
    assertThat(times(2, 10, 2, 10, 2, 10, 2, 10).isSteady()).isFalse();
    assertThat(times(2, 10, 2, 10, 2, 10, 2, 10, 2, 6).isSteady()).isFalse();
    assertThat(times(2, 10, 2, 10, 2, 10, 2, 10, 2, 8).isSteady()).isTrue();
  }
}
