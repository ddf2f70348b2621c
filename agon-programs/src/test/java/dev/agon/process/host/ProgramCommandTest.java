package dev.agon.process.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProgramCommandTest {
  @Test
  void wordsAreSplitAsAShellWould() {
    assertThat(ProgramCommand.parse("  python3   'my bot.py' \"a \\\"b\\\"\" c\\ d '' e'f'g "))
        .isEqualTo(
            new Parsed.Value<>(
                ProgramCommand.of(List.of("python3", "my bot.py", "a \"b\"", "c d", "", "efg"))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "'open", "a \"b"})
  void whatIsNoCommandIsRefused(String line) {
    assertThat(ProgramCommand.parse(line)).isInstanceOf(Parsed.Failure.class);
  }

  @Test
  void aCommandCanBeTypedAgain() {
    ProgramCommand command = ProgramCommand.of(List.of("a b", "c'd", "", "e\\f", "plain"));
    assertThat(ProgramCommand.parse(command.toString())).isEqualTo(new Parsed.Value<>(command));
  }

  @Test
  void aProgramThatIsNotThereIsAProblemBeforeItIsStarted(@TempDir Path folder) {
    assertThat(ProgramCommand.of(List.of("no-such-program-of-agon", "x")).problem().orElse(""))
        .isEqualTo("no such program on the PATH: no-such-program-of-agon");
    assertThat(ProgramCommand.of(List.of(folder + "/nothing")).problem().orElse(""))
        .startsWith("no such program:");
    assertThat(ProgramCommand.of(List.of(folder.toString())).problem().orElse(""))
        .startsWith("not an executable file:");
    assertThat(ProgramCommand.of(List.of("sh", "-c", "true")).problem()).isEmpty();
  }

  @Test
  void aProgramIsLookedForInTheFolderItRunsIn(@TempDir Path folder) throws IOException {
    ProgramCommand command = ProgramCommand.of(List.of("./bot"));
    assertThat(command.in(folder).problem().orElse("")).startsWith("no such program: " + folder);
    Path bot = Files.writeString(folder.resolve("bot"), "#!/bin/sh\n");
    assertThat(bot.toFile().setExecutable(true)).isTrue();
    assertThat(command.in(folder).problem()).isEmpty();
    assertThat(command.problem()).isPresent();
    assertThat(command.in(folder.resolve("gone")).problem().orElse(""))
        .isEqualTo("no such folder: " + folder.resolve("gone"));
  }
}
