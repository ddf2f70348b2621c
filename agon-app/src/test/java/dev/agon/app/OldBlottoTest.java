package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The original Blotto program's command line and output. */
final class OldBlottoTest {
  private static final String ENTRIES = "P1,2,2,2,4\nP2,3,4,2,1\nP3,2,2,6,0\n";
  private static final String ALL = "P1 P2\nP1 P3\nP2 P3\n";

  @TempDir private Path folder;

  private Cli blotto(String entries, String matchups, String... modeAndValues) {
    Path file = folder.resolve("matchups");
    try {
      Files.writeString(file, matchups);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<String> arguments = new ArrayList<>(List.of(file.toString()));
    arguments.addAll(List.of(modeAndValues));
    return Cli.blottoReading(entries, arguments.toArray(String[]::new));
  }

  private static void assertPrinted(Cli cli, String out) {
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).isEqualTo(out);
  }

  @Test
  void theExampleIsScoredByWinsAndByPoints() {
    assertPrinted(
        blotto(ENTRIES, ALL, "win", "1", "2", "3", "4"),
        """
          1.000 P1
          0.500 P2
          0.000 P3
        """);
    assertPrinted(
        blotto(ENTRIES, ALL, "score", "1", "2", "3", "4"),
        """
          5.750 P2
          5.500 P1
          3.750 P3
        """);
  }

  @Test
  void drawsAreHalfAWinAndEqualEntriesAreOrderedByIdBytes() {
    assertPrinted(
        blotto("b,1,2\na,2,1\nB,2,1\né,1,2\n", "b a\nB é\n", "win", "3", "3"),
        "  0.500 B\n  0.500 a\n  0.500 b\n  0.500 é\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"P1 P2\r\nP1 P3\r\nP2 P3\r\n", "P1 P2\nP1 P3\nP2 P3", "P1 P2\nP1 P3\nP2 P3\r"})
  void linesMayEndInCrLfAndTheLastLineWithoutALineEnd(String matchups) {
    for (String entries : List.of(ENTRIES.replace("\n", "\r\n"), ENTRIES.stripTrailing())) {
      assertPrinted(
          blotto(entries, matchups, "win", "1", "2", "3", "4"),
          "  1.000 P1\n  0.500 P2\n  0.000 P3\n");
    }
  }

  @Test
  void withoutMatchupsNothingIsPrinted() {
    assertPrinted(blotto(ENTRIES, "", "win", "1", "2", "3", "4"), "");
    assertPrinted(blotto("", "", "win", "1"), "");
  }

  @Test
  void leadingZerosAndIdsOf31CharactersAreAccepted() {
    String id = "x".repeat(31);
    assertPrinted(
        blotto(id + ",0000000000000003\ny,03\n", id + " y\n", "score", "007"),
        "  3.500 " + id + "\n  3.500 y\n");
  }

  @Test
  void valuesMayHaveTheFormsThatAtoiReads() {
    assertPrinted(
        blotto(ENTRIES, ALL, "score", "+1.5", " 2x", "\t +003", "4 "),
        "  5.750 P2\n  5.500 P1\n  3.750 P3\n");
  }

  @Test
  void anEmptyLastLineOfTheEntriesIsTheEnd() {
    assertPrinted(
        blotto(ENTRIES + "\n", ALL, "win", "1", "2", "3", "4"),
        "  1.000 P1\n  0.500 P2\n  0.000 P3\n");
  }

  private static void assertRefused(Cli cli, String where, String why) {
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).hasLineCount(1).startsWith("Blotto: " + where).contains(why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wins 1 2 3 4       | win or score, not 'wins'",
        "win                | too few arguments",
        "win 1 2 3 0        | not '0'",
        "win 1 2 3 -4       | not '-4'",
        "win 1 2 3 +-4      | not '+-4'",
        "win 1 2 3 +        | not '+'",
        "win 1 2 3 0x4      | not '0x4'",
        "win 1 2 3 0.5      | not '0.5'",
        "win 1 2 3 x        | not 'x'",
        "win 1 2 3 2147483648 | not '2147483648'",
        "win 1 2 3          | units for 4 battlefields, but values for 3",
      })
  void invalidArgumentsAreOneLine(String words, String why) {
    assertRefused(blotto(ENTRIES, ALL, words.split(" ")), "", why);
  }

  /** One error of each kind; OldEntriesTest and OldMatchupsTest have all of them. */
  @Test
  void anInvalidLineIsOneLineAndExitCode1() {
    assertRefused(
        blotto(ENTRIES + "P4,1,2,3,5\n", ALL, "win", "1", "2", "3", "4"),
        "standard input, line 4: ",
        "places 11 units, but the first entry places 10");
    assertRefused(
        blotto(ENTRIES, ALL + "P1 P9\n", "win", "1", "2", "3", "4"),
        folder.resolve("matchups") + ", line 4: ",
        "no entry has the id 'P9'");
  }

  @Test
  void aMatchupsFileThatCannotBeReadIsNamed() {
    String missing = folder.resolve("missing").toString();
    assertRefused(
        Cli.blottoReading(ENTRIES, missing, "win", "1", "2", "3", "4"),
        missing + ": ",
        "no such file");
    assertRefused(
        Cli.blottoReading(ENTRIES, folder.toString(), "win", "1", "2", "3", "4"),
        folder.toString(),
        "directory");
    assertRefused(Cli.blottoReading(""), "", "too few arguments");
  }

  @Test
  void helpIsPrinted() {
    Cli cli = Cli.blottoReading("", "--help");
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).startsWith("usage: Blotto MATCHUPS win|score");
  }
}
