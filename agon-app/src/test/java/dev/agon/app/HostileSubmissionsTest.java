package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the files of a bot's author try, before or while they become a program. */
final class HostileSubmissionsTest {
  private static final String SECRET = "the weights of a rival";

  @TempDir private Path folder;

  /** The box's user is another one if the tests run as root, and could read the rival's files. */
  @BeforeEach
  void letOthersRead() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    file("rival/weights.txt", SECRET);
  }

  private Path file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private void program(String name, String text) throws IOException {
    Files.setPosixFilePermissions(file(name, text), PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Cli run(String bot) throws IOException {
    Path event =
        file("event.yaml", "game: coinfight\nseed: 1\nbots: [Greedy, Randy, %s]\n".formatted(bot));
    return Cli.agon("run", event.toString(), "--db", "none", "--progress", "none");
  }

  /** Its first line names a program of the rival, in a folder that looks like an installation. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "#!/usr/bin/env -S python3 spy/spy.py FOLDER/rival/bin/tool",
        "#!/usr/bin/env -S python3 spy/spy.py ./rival/bin/tool",
        "#!FOLDER/rival/bin/tool",
      })
  void theFirstLineOfAScriptShowsNoFilesOfOthers(String line) throws IOException {
    program(
        "rival/bin/tool",
        "#!/bin/sh\ncat FOLDER/rival/weights.txt >&2\n".replace("FOLDER", folder.toString()));
    Files.createDirectory(folder.resolve("rival/lib"));
    file(
        "spy/spy.py",
        "import sys\nprint(open('%s').read(), file=sys.stderr)\n"
            .formatted(folder.resolve("rival/weights.txt")));
    program("spy/run", line.replace("FOLDER", folder.toString()) + "\n");
    Cli cli = run("{command: spy/run}");
    assertThat(cli.out() + cli.err()).doesNotContain(SECRET).contains("run");
  }
}
