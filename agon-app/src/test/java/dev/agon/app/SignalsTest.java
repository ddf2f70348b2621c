package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A user who stops a command at any moment of its start sees no stack trace. */
final class SignalsTest {
  @TempDir private Path folder;

  /** The signal comes when the class is loaded; the hooks are added at different times. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dev.agon.app.Main ",
        "dev.agon.app.cli.EventFlags ",
        "dev.agon.event.Event ",
        "dev.agon.app.terminal.EventLauncher ",
        "dev.agon.store.Store ",
        "dev.agon.run.EventRunner "
      })
  void aSignalDuringTheStartPrintsNoStackTrace(String loaded) throws Exception {
    Path log = folder.resolve("classes.log");
    Path err = folder.resolve("err.txt");
    ProcessBuilder agon =
        ForkedAgon.command(
            "run", "--game", "coinfight", "--db", folder.resolve("agon.db").toString());
    List<String> words = new ArrayList<>(agon.command());
    words.remove("-Xlog:disable");
    words.add(1, "-Xlog:class+load:file=" + log);
    Process process =
        new ProcessBuilder(words)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(err.toFile())
            .start();
    Poll.until(() -> !process.isAlive() || text(log).contains(loaded));
    process.destroy();
    process.waitFor();
    assertThat(text(err)).doesNotContain("Exception", "Error", "\tat ");
  }

  private static String text(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file, StandardCharsets.ISO_8859_1) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void anErrorOfARunningProgramIsPrinted() {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream err = new PrintStream(printed, true, StandardCharsets.UTF_8);
    new UncaughtErrors(err)
        .uncaughtException(Thread.currentThread(), new IllegalStateException("a mistake"));
    assertThat(printed.toString(StandardCharsets.UTF_8))
        .startsWith("Exception in thread \"")
        .contains("java.lang.IllegalStateException: a mistake", "\tat ");
  }
}
