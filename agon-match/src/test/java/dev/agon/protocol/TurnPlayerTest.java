package dev.agon.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.game.kit.TextCodec;
import dev.agon.match.Answer;
import dev.agon.process.host.ProgramCommand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players that are shell scripts; views and moves are numbers. */
final class TurnPlayerTest {
  private static final DrawKey DEAL = DrawKey.ofNumber(1);

  @TempDir private Path folder;

  private static final class Numbers implements TextCodec<Integer, Integer> {
    @Override
    public String viewText(Integer view) {
      return moveText(view);
    }

    @Override
    public Parsed<Integer> readView(String text) {
      return readMove(0, text);
    }

    @Override
    public String moveText(Integer move) {
      return move + "\n";
    }

    @Override
    public Parsed<Integer> readMove(Integer view, String text) {
      return text.strip().matches("\\d{1,9}")
          ? new Parsed.Value<>(Integer.valueOf(text.strip()))
          : new Parsed.Failure<>("not a number: " + text.strip());
    }
  }

  private static TurnPlayer<Integer, Integer> player(String script, TimeControl clock) {
    ProgramCommand command = ProgramCommand.of(List.of("/bin/sh", "-c", script));
    TurnPlayer<Integer, Integer> player = new TurnPlayer<>(command, new Numbers(), clock);
    player.start(DEAL);
    return player;
  }

  private static TurnPlayer<Integer, Integer> player(String script) {
    return player(script, TimeControl.DEFAULT);
  }

  private static Answer<Integer> failed(ForfeitReason reason, String detail) {
    return new Answer.Failed<>(reason, detail);
  }

  @Test
  void theViewIsReadAndTheMoveIsWritten() {
    try (TurnPlayer<Integer, Integer> player = player("read n; echo $((2 * n))")) {
      assertThat(player.ask(21)).isEqualTo(new Answer.Played<>(42));
      assertThat(player.ask(4)).isEqualTo(new Answer.Played<>(8));
      assertThat(player.usage().answerNanos()).hasSize(2).allMatch(nanos -> nanos > 0);
    }
  }

  @Test
  void eachMoveComesFromANewProcess() {
    try (TurnPlayer<Integer, Integer> player = player("read n; echo $$")) {
      assertThat(player.ask(1)).isNotEqualTo(player.ask(1));
    }
  }

  @Test
  void theInputEndsAfterTheView() {
    try (TurnPlayer<Integer, Integer> player = player("wc -l")) {
      assertThat(player.ask(5)).isEqualTo(new Answer.Played<>(1));
    }
  }

  @Test
  void anAnswerThatIsNoMoveIsUnreadable() {
    try (TurnPlayer<Integer, Integer> player = player("read n; echo pass")) {
      assertThat(player.ask(1)).isEqualTo(failed(ForfeitReason.UNREADABLE, "not a number: pass"));
    }
  }

  @Test
  void aProgramThatEndsWithoutAnAnswerIsNamedWithItsExit() {
    try (TurnPlayer<Integer, Integer> player = player("read n; exit 3")) {
      assertThat(player.ask(1))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> {
                assertThat(failed.reason()).isEqualTo(ForfeitReason.DISCONNECTED);
                assertThat(failed.detail()).startsWith("no answer: ").contains("3");
              });
    }
  }

  @Test
  void anEndlessAnswerIsRefused() {
    try (TurnPlayer<Integer, Integer> player = player("read n; cat /dev/zero")) {
      assertThat(player.ask(1))
          .isEqualTo(
              failed(
                  ForfeitReason.UNREADABLE,
                  "expected a short answer, got more than 64 KiB without an end"));
    }
  }

  @Test
  void aProgramThatNeverAnswersLosesOnTime() {
    TimeControl clock =
        new TimeControl(
            Duration.ofHours(1),
            Optional.of(Duration.ofMillis(100)),
            Duration.ZERO,
            Duration.ZERO,
            Duration.ofHours(1));
    try (TurnPlayer<Integer, Integer> player = player("exec tail -f /dev/null", clock)) {
      assertThat(player.ask(1))
          .isEqualTo(failed(ForfeitReason.TIME, "took longer than 0.1 seconds for a move"));
    }
  }

  @Test
  void aProgramThatCannotBeStartedForfeits() {
    ProgramCommand command = ProgramCommand.of(List.of(folder.resolve("missing").toString()));
    try (TurnPlayer<Integer, Integer> player =
        new TurnPlayer<>(command, new Numbers(), TimeControl.DEFAULT)) {
      player.start(DEAL);
      assertThat(player.ask(1))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> {
                assertThat(failed.reason()).isEqualTo(ForfeitReason.DISCONNECTED);
                assertThat(failed.detail()).startsWith("cannot start ").contains("missing");
              });
    }
  }

  @Test
  void standardErrorIsKeptByAnswer() {
    TurnPlayer<Integer, Integer> player = player("read n; echo thinks of $n >&2; echo $n");
    try (player) {
      assertThat(player.ask(7)).isEqualTo(new Answer.Played<>(7));
      assertThat(player.stderrOfAnswer()).isEqualTo("thinks of 7\n");
      assertThat(player.ask(8)).isEqualTo(new Answer.Played<>(8));
      assertThat(player.stderrOfAnswer()).isEqualTo("thinks of 8\n");
    }
    assertThat(player.usage().stderr()).isEqualTo("thinks of 7\nthinks of 8\n");
  }

  @Test
  void processesThatWereStartedAheadEndWithTheMatch() throws IOException {
    Path pids = Files.createFile(folder.resolve("pids"));
    try (TurnPlayer<Integer, Integer> player =
        player("echo $$ >> %s; read n; echo $n".formatted(pids))) {
      assertThat(player.ask(1)).isEqualTo(new Answer.Played<>(1));
      while (Files.readAllLines(pids).size() < 3) {
        Thread.onSpinWait();
      }
    }
    assertThat(Files.readAllLines(pids))
        .hasSize(3)
        .allSatisfy(
            pid ->
                assertThat(ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive))
                    .isEmpty());
  }
}
