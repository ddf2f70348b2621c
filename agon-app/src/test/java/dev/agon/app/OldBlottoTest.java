package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
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

  @Test
  void entriesWithoutAMatchupAreNotPrinted() {
    assertPrinted(
        blotto(ENTRIES, "P3 P1\n", "win", "1", "2", "3", "4"), "  1.000 P1\n  0.000 P3\n");
  }

  @Test
  void twoEntriesMayMeetSeveralTimes() {
    assertPrinted(
        blotto(ENTRIES, "P1 P2\nP2 P1\nP1 P2\nP1 P3\n", "score", "1", "2", "3", "4"),
        "  5.500 P1\n  4.500 P2\n  4.500 P3\n");
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

  /** Half a win in 1,000 games is a double just above 0.0005; in 8 games it is exactly 0.0625. */
  @Test
  void figuresAreRoundedAsCRoundsThem() {
    String matchups = "w1 w2\n" + "w1 s\n".repeat(999) + "w3 w4\n" + "w3 s\n".repeat(7);
    assertPrinted(
        blotto("s,1,0\nw1,0,1\nw2,0,1\nw3,0,1\nw4,0,1\n", matchups, "win", "4", "1"),
        "  1.000 s\n  0.500 w2\n  0.500 w4\n  0.062 w3\n  0.001 w1\n");
    assertPrinted(
        blotto("s,1,0\nw,0,1\n", "s w\n", "score", "2147483647", "1"),
        "2147483647.000 s\n  1.000 w\n");
  }

  /** Twice the sum is beyond 2^53 here; the average is half of 5,000 times 2,147,483,647. */
  @Test
  void averagesOfHugeSumsAreExact() {
    String units = ",1".repeat(5_000);
    List<String> arguments = new ArrayList<>(List.of("score"));
    arguments.addAll(Collections.nCopies(5_000, "2147483647"));
    assertPrinted(
        blotto(
            "a" + units + "\nb" + units + "\n",
            "a b\n".repeat(1_001),
            arguments.toArray(String[]::new)),
        "5368709117500.000 a\n5368709117500.000 b\n");
  }

  @Test
  void entriesAreOrderedByTheExactAverageNotTheRoundedOne() {
    // x wins 1 of 3,001 wars and z 1 of 3,000; both round to 0.000, and x comes first by id.
    String lost = "x w\n".repeat(3_000) + "z w\n".repeat(2_999);
    Cli cli = blotto("w,2,1\nx,1,2\nz,1,2\nl,0,3\n", lost + "x l\nz l\n", "win", "4", "1");
    assertPrinted(cli, "  1.000 w\n  0.000 z\n  0.000 x\n  0.000 l\n");
  }

  /** The error names the line, for both line ends. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "P4,1,2,3          | units for 3 battlefields, but values for 4 were given",
        "P4,1,2,3,4,0      | units for 5 battlefields",
        "P4                | units for 0 battlefields",
        "P4,               | not ''",
        "P4,1,2,3,5        | places 11 units, but the first entry places 10",
        "P4,1,2,3,+4       | not '+4'",
        "P4,1,2,3,-4       | not '-4'",
        "P4,1,2,3,4.0      | not '4.0'",
        "P4,1,2,3,four     | not 'four'",
        "P4,1,2,3,         | not ''",
        "`P4,1,2,3, 4`     | not ' 4'",
        "`P4,1,2,3,4 `     | not '4 '",
        "P4,1,2,3,99999999999999999999 | not '99999999999999999999'",
        "P4,1,2,3,2147483648 | not '2147483648'",
        "P2,1,2,3,4        | the id 'P2' is there twice",
        "`,1,2,3,4`        | an id is missing",
        "`P 4,1,2,3,4`     | no blanks",
        "`P\t4,1,2,3,4`    | no blanks",
        "`P\u007f4,1,2,3,4` | no blanks",
        "` P4,1,2,3,4`     | no blanks",
        "12345678901234567890123456789012,1,2,3,4 | at most 31 characters",
        "``                | blank",
        "` `               | no blanks",
      })
  void anInvalidEntryIsOneLineThatNamesItsPlace(String line, String why) {
    for (String entries :
        List.of(ENTRIES + line + "\n", (ENTRIES + line + "\nP5,1,2,3,4\n").replace("\n", "\r\n"))) {
      assertRefused(
          blotto(entries, ALL, "win", "1", "2", "3", "4"), "standard input, line 4: ", why);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "P1 P9     | no entry has the id 'P9'",
        "P9 P1     | no entry has the id 'P9'",
        "P1        | two ids",
        "`P1 `     | two ids",
        "` P1 P2`  | two ids",
        "P1 P2 P3  | two ids",
        "`P1 P2 `  | two ids",
        "`P1  P2`  | two ids",
        "`P1\tP2`  | two ids",
        "P1,P2     | two ids",
        "P1 P1     | does not meet itself",
        "``        | blank",
        "` `       | two ids",
      })
  void anInvalidMatchupIsOneLineThatNamesItsPlace(String line, String why) {
    String file = folder.resolve("matchups").toString();
    String[] arguments = {"score", "1", "2", "3", "4"};
    assertRefused(blotto(ENTRIES, ALL + line + "\n", arguments), file + ", line 4: ", why);
    assertRefused(
        blotto(ENTRIES, (ALL + line + "\n" + ALL).replace("\n", "\r\n"), arguments),
        file + ", line 4: ",
        why);
    assertRefused(
        blotto(ENTRIES, ALL.repeat(200_000) + line + "\n" + ALL, arguments),
        file + ", line 600001: ",
        why);
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
        "win 1 2 3 +4       | not '+4'",
        "win 1 2 3 4.5      | not '4.5'",
        "win 1 2 3 x        | not 'x'",
        "win 1 2 3 2147483648 | not '2147483648'",
        "win 1 2 3          | units for 4 battlefields, but values for 3",
      })
  void invalidArgumentsAreOneLine(String words, String why) {
    assertRefused(blotto(ENTRIES, ALL, words.split(" ")), "", why);
  }

  @Test
  void aLongFileWithoutALineEndIsOneInvalidLine() {
    assertRefused(
        blotto(ENTRIES, "P1 P2 ".repeat(500_000), "win", "1", "2", "3", "4"),
        folder.resolve("matchups") + ", line 1: ",
        "two ids");
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

  /** Few units and small values, so that ties and halves are frequent. */
  @Test
  void randomContestsMatchTheObviousProgram() {
    Dice dice = new Dice(1);
    for (int contest = 0; contest < 1_500; contest++) {
      int fields = 1 + dice.nextInt(5);
      int units = dice.nextInt(8);
      int count = 2 + dice.nextInt(12);
      StringBuilder entries = new StringBuilder();
      for (int entry = 0; entry < count; entry++) {
        entries.append(id(entry)).append(randomPlan(fields, units, dice)).append('\n');
      }
      StringBuilder matchups = new StringBuilder();
      for (int matchup = dice.nextInt(60); matchup > 0; matchup--) {
        int first = dice.nextInt(count);
        int second = (first + 1 + dice.nextInt(count - 1)) % count;
        matchups.append(id(first)).append(' ').append(id(second)).append('\n');
      }
      List<String> arguments = new ArrayList<>(List.of(contest % 2 == 0 ? "win" : "score"));
      for (int field = 0; field < fields; field++) {
        arguments.add(String.valueOf(1 + dice.nextInt(6)));
      }
      assertPrinted(
          blotto(entries.toString(), matchups.toString(), arguments.toArray(String[]::new)),
          ObviousBlotto.output(
              entries.toString(),
              matchups.toString(),
              arguments.getFirst(),
              arguments.subList(1, arguments.size())));
    }
  }

  private static String id(int entry) {
    return "abc".substring(entry % 3, entry % 3 + 1).repeat(1 + entry % 4) + entry;
  }

  private static String randomPlan(int fields, int units, Dice dice) {
    int[] plan = new int[fields];
    for (int unit = 0; unit < units; unit++) {
      plan[dice.nextInt(fields)]++;
    }
    StringBuilder text = new StringBuilder();
    Arrays.stream(plan).forEach(count -> text.append(',').append(count));
    return text.toString();
  }
}
