package dev.agon.web.play;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.game.DrawKey;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a match may use, however often a move is taken back and its server restarts. */
final class RunLimitsTest {
  private static RunLimits limits(AnswerLog log) {
    GameBounds bounds = new GameBounds(100, Duration.ofMinutes(5), Duration.ofDays(1));
    PlaySetup setup =
        new PlaySetup(
            "even",
            Map.of(),
            new DrawKey(1, 2),
            List.of(),
            Path.of(""),
            Optional.empty(),
            false,
            "");
    return RunLimits.of(
        new PlayLimits(Duration.ofMinutes(1), 1, 1, bounds), setup, Instant.now(), log);
  }

  private static void refusesTwoMinutes(RunLimits limits) {
    assertThatExceptionOfType(RunLimits.RunEnded.class)
        .isThrownBy(() -> limits.thought(Duration.ofMinutes(2).toNanos()))
        .withMessageContaining("5 minutes");
  }

  @Test
  void aMoveThatIsTakenBackGivesBotsNoFurtherTime() {
    RunLimits first = limits(AnswerLog.EMPTY);
    first.thought(Duration.ofMinutes(4).toNanos());
    refusesTwoMinutes(first.ofNextRun());
  }

  @Test
  void aRestartOfTheServerGivesBotsNoFurtherTime() {
    long fourMinutes = Duration.ofMinutes(4).toNanos();
    AnswerLog kept = AnswerLog.read(AnswerLog.EMPTY.afterThinking(fourMinutes).text());
    refusesTwoMinutes(limits(kept));
  }
}
