package dev.agon.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.ForfeitReason;
import dev.agon.run.FaultSummary;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class FaultLinesTest {
  private static List<String> below(int bots, int linesOfStderr) {
    List<FaultSummary> faults =
        IntStream.range(0, bots)
            .mapToObj(
                bot ->
                    new FaultSummary(
                        bot, ForfeitReason.TIME, 9, bot + 1, "late", "why\n".repeat(linesOfStderr)))
            .toList();
    List<String> names = IntStream.range(0, bots).mapToObj(bot -> "bot" + bot).toList();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    FaultLines.printBelow(new PrintStream(err, true, StandardCharsets.UTF_8), names, faults);
    return err.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void aFewFaultsAreShownWithStandardError() {
    assertThat(below(2, 5)).hasSize(12).contains("agon:   | why");
    assertThat(below(1, 16)).hasSize(17);
  }

  @Test
  void eachBotAndReasonIsOneLineIfThereIsMuchStandardError() {
    assertThat(below(3, 5))
        .containsExactly(
            "agon: bot0 failed in 9 games; first: game 1, loses on time: late",
            "agon: bot1 failed in 9 games; first: game 2, loses on time: late",
            "agon: bot2 failed in 9 games; first: game 3, loses on time: late");
  }

  @Test
  void theFirstOfManyBotsAreShown() {
    assertThat(below(12, 1)).hasSize(12).last().asString().startsWith("agon: bot11 failed");
    assertThat(below(30, 0))
        .hasSize(12)
        .last()
        .isEqualTo("agon: and 19 more like these; agon report lists all");
  }
}
