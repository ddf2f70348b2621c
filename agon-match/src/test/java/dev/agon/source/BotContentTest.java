package dev.agon.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BotContentTest {
  @TempDir private Path base;

  private void write(String name, String text) throws IOException {
    Path file = base.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private String hash(String command) {
    BotSource bot = new BotSource.Program(List.of(command), BotSource.Launch.DEFAULT);
    return new BotContent(List.of(bot), base).hash(bot);
  }

  /** Each of these could be swapped in an interrupted event, and verify vouched for it. */
  @ParameterizedTest
  @CsvSource({
    "alice/bin/run, alice/lib/book.py, alice/lib/more",
    "alice/env/bin/python, alice/env/lib/book.py, alice/env/pyvenv.cfg",
    "alice/env/bin/python, alice/env/bin/python, alice/env/conda-meta",
  })
  void whatIsBesideAProgramIsPartOfTheBot(String program, String changed, String mark)
      throws IOException {
    write(mark, "");
    write(program, "#!/bin/sh\n");
    write(changed, "#!/bin/sh\n# before\n");
    String before = hash(program);
    assertThat(hash(program)).isEqualTo(before);
    write(changed, "#!/bin/sh\n# after\n");
    assertThat(hash(program)).isNotEqualTo(before);
  }

  @Test
  void aLinkOfAnInstallationIsPartOfTheBot() throws IOException {
    write("alice/env/pyvenv.cfg", "");
    Files.createDirectories(base.resolve("alice/env/bin"));
    Path python = base.resolve("alice/env/bin/python");
    Files.createSymbolicLink(python, Path.of("/usr/bin/env"));
    String before = hash("alice/env/bin/python");
    Files.delete(python);
    Files.createSymbolicLink(python, Path.of("/usr/bin/python3"));
    assertThat(hash("alice/env/bin/python")).isNotEqualTo(before);
  }
}
