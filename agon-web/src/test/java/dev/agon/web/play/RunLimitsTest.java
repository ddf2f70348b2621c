package dev.agon.web.play;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** What a match may use, however often a move is taken back. */
final class RunLimitsTest {
  @Test
  void aMoveThatIsTakenBackGivesBotsNoFurtherTime() {
    GameBounds bounds = new GameBounds(100, Duration.ofMinutes(5), Duration.ofDays(1));
    RunLimits first = RunLimits.of(Duration.ofMinutes(1), bounds, Instant.now());
    first.thought(Duration.ofMinutes(4).toNanos());
    assertThatExceptionOfType(RunLimits.RunEnded.class)
        .isThrownBy(() -> first.ofNextRun().thought(Duration.ofMinutes(2).toNanos()))
        .withMessageContaining("5 minutes");
  }
}
