package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output that nobody reads, or that cannot be written. */
final class ClosedOutputTest {
  @TempDir private Path folder;

  private File err() {
    return folder.resolve("err").toFile();
  }

  private String database() {
    return folder.resolve("many.db").toString();
  }

  /** More lines than a pipe holds. */
  @BeforeEach
  void play() {
    String run =
        "run --seed 1 --game coinfight --bots Greedy,Randy --games 3000 --record results --db ";
    assertThat(Cli.agon((run + database()).split(" ")).code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"matches", "export"})
  void aReaderThatHasSeenEnoughEndsTheCommandQuietly(String command) throws Exception {
    Process agon = ForkedAgon.start(err(), command, "1", "--db", database());
    try (BufferedReader lines = agon.inputReader(StandardCharsets.UTF_8)) {
      assertThat(lines.readLine()).isNotEmpty();
    }
    assertThat(agon.waitFor()).isZero();
    assertThat(Files.readString(err().toPath())).isEmpty();
  }

  @Test
  void aFullDiskIsAnError() throws Exception {
    Process agon =
        ForkedAgon.command("matches", "1", "--db", database())
            .redirectOutput(new File("/dev/full"))
            .redirectError(err())
            .start();
    assertThat(agon.waitFor()).isEqualTo(1);
    assertThat(Files.readString(err().toPath()))
        .isEqualTo("agon: cannot write to standard output\n");
  }
}
