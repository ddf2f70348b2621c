package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The original bridge scorer's command line and output. */
final class SimpscoreTest {
  private static final Path GOLDEN =
      Path.of(System.getProperty("agon.home"), "..", "shared", "golden");

  @TempDir private Path folder;

  static boolean goldenFilesAreThere() {
    return Files.isDirectory(GOLDEN);
  }

  private Path file(String text) {
    Path file = folder.resolve("session");
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file;
  }

  private static void assertRefused(Cli cli, String line) {
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).isEqualTo("simpscore: " + line + "\n");
  }

  @Test
  @EnabledIf("goldenFilesAreThere")
  void theOriginalProgramsExampleIsReproduced() throws IOException {
    Cli cli = Cli.simpscore(GOLDEN.resolve("simpscore-easy.in").toString());
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).isEqualTo(Files.readString(GOLDEN.resolve("simpscore-easy.out")));
  }

  @Test
  void aSessionIsScoredByPairNumber() {
    Cli cli = Cli.simpscore(file("2 Zoë  - B\n1 A\nSCORES\n-50 PASS\n\n").toString());
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .isEqualTo(
            """
                   -50   -50.00        0.0       0.00  1 A
                     0     0.00        1.0     100.00  1 Zoë - B
            """);
  }

  /** One mistake of each kind; OldFileTest has all of them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1 A|1 B|SCORES|1 2  ; , line 2: pair 1 is already in line 1",
        "1 A|2 B|SCORES|1    ; , line 4: 1 score for 2 pairs",
        "1 A|2 B|1 2         ; , line 3: the file ends without a line SCORES",
        "1 A|SCORES|x        ; , line 3: a score is an integer, PASS or ----, not 'x'",
      })
  void aMistakeIsOneLineAndExitCode1(String lines, String why) {
    Path file = file(lines.replace('|', '\n') + "\n");
    assertRefused(Cli.simpscore(file.toString()), file + why);
  }

  @Test
  void aFileThatCannotBeReadIsNamed() {
    Path missing = folder.resolve("missing");
    assertRefused(Cli.simpscore(missing.toString()), missing + ": no such file or folder");
    assertRefused(Cli.simpscore(folder.toString()), folder + ": Is a directory");
    Path empty = file("");
    assertRefused(
        Cli.simpscore(empty.toString()),
        empty + ": empty; there should be a line like '1 Ann - Ben' for each pair");
    assertRefused(Cli.simpscore("a\0b"), "not a valid file name: 'a\\u0000b'");
  }

  @Test
  void exactlyOneFileIsAccepted() {
    assertRefused(Cli.simpscore(), "a file is missing; usage: simpscore FILE");
    assertRefused(Cli.simpscore("a", "b"), "one file at a time; usage: simpscore FILE");
    assertRefused(Cli.simpscore(""), ": Is a directory");
    Cli help = Cli.simpscore("--help");
    assertThat(help.code()).isZero();
    assertThat(help.out()).startsWith("usage: simpscore FILE\n");
  }
}
