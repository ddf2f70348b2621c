package dev.agon.remote;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Ranges last one to a few seconds, whatever a match takes. */
final class RangeSizerTest {
  private static final long MILLION = 1_000_000;

  /** The size of ranges after some of them, if each match takes so long. */
  private static int size(long nanosPerMatch) {
    RangeSizer sizer = new RangeSizer();
    for (int i = 0; i < 20; i++) {
      int size = sizer.next(1_000 * MILLION, 2);
      sizer.measured(size, size * nanosPerMatch);
    }
    return sizer.next(1_000 * MILLION, 2);
  }

  @Test
  void aRangeOfSlowMatchesIsOneMatch() {
    assertThat(size(10_000 * MILLION)).isEqualTo(1);
  }

  @Test
  void aRangeOfQuickMatchesIsThousands() {
    assertThat(size(20_000)).isEqualTo(100_000);
  }

  @Test
  void theFirstRangeIsOneMatchAndRangesGrowStepByStep() {
    RangeSizer sizer = new RangeSizer();
    assertThat(sizer.next(MILLION, 2)).isEqualTo(1);
    sizer.measured(1, 1);
    assertThat(sizer.next(MILLION, 2)).isEqualTo(8);
  }

  @Test
  void theLastMatchesAreSharedAmongAllCores() {
    RangeSizer sizer = new RangeSizer();
    for (int i = 0; i < 20; i++) {
      sizer.measured(100_000, MILLION);
    }
    assertThat(sizer.next(1_000, 2)).isEqualTo(250);
    assertThat(sizer.next(3, 8)).isEqualTo(1);
  }
}
