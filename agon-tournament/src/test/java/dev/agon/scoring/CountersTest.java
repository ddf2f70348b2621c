package dev.agon.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CountersTest {
  @Test
  void aCountBeyondAnIntKeepsAllCounts() {
    Counters counters = new Counters(3);
    counters.add(0, 7);
    counters.add(1, Integer.MAX_VALUE);
    counters.add(0, 1);
    assertThat(counters.get(1)).isEqualTo(Integer.MAX_VALUE);
    counters.add(1, 1);
    assertThat(counters.get(0)).isEqualTo(8);
    assertThat(counters.get(1)).isEqualTo(Integer.MAX_VALUE + 1L);
    counters.add(2, 5_000_000_000L);
    counters.add(0, 1);
    assertThat(counters.get(0)).isEqualTo(9);
    assertThat(counters.get(2)).isEqualTo(5_000_000_000L);
    assertThat(counters.size()).isEqualTo(3);
  }
}
