package dev.agon.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.games.blotto.Battlefields;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries as people export them, and rows that are no entries. */
final class EntriesFileTest {
  private static final String OLD = "P1,2,2,2,4\nP2,3,4,2,1\nP3,2,2,6,0\n";

  private static EntriesFile.Options options(String values, boolean skipInvalid) {
    return new EntriesFile.Options(
        values.isEmpty() ? Optional.empty() : Optional.of(Battlefields.parse(values)),
        Optional.empty(),
        skipInvalid);
  }

  private static ContestEntries read(String text, String values) {
    return EntriesFile.read("entries.csv", text, options(values, false));
  }

  private static List<String> entries(ContestEntries entries) {
    return entries.entries().stream().map(entry -> entry.id() + ": " + entry.plan()).toList();
  }

  /** The same three plans, as different spreadsheets export them. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "id,a,b,c,d\nP1,2,2,2,4\nP2,3,4,2,1\nP3,2,2,6,0\n",
        "a,b,c,d,Name\n2,2,2,4,P1\n3,4,2,1,P2\n2,2,6,0,P3\n",
        """
        Timestamp;Name;a;b;c;d;Why?\r
        1.5.;P1;2;2;2;4;"I, ""me"";\r
        and so on"\r
        2.5.;P2;3;4;2;1;\r
        3.5.;P3;2;2;6;0;x\r
        """,
        "Who\ta\tb\tc\td\nP1\t2\t2\t2\t4\nP2\t3\t4\t2\t1\nP3\t2\t2\t6\t0\n",
        "\uFEFFid,a,b,c,d\nP1, 2 ,2,2,4\nP2,3,4,2,1\n\nP3,2,2,6,0\n\n",
        "id,a,b,c,d,comment\nP1,2,2,2,4,free, text, with commas\nP2,3,4,2,1\nP3,02,2,6,0,\n",
      })
  void exportedTablesAreRead(String text) {
    for (String values : List.of("", "1..4")) {
      ContestEntries read = read(text, values);
      assertThat(entries(read)).containsExactly("P1: 2 2 2 4", "P2: 3 4 2 1", "P3: 2 2 6 0");
      assertThat(read.battlefields()).hasToString("1..4");
      assertThat(read.units()).isEqualTo(10);
      assertThat(read.invalidRows()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2,2,2,4\n3,4,2,1\n2,2,6,0\n", "2,2,2,4,why not\n3,4,2,1,\"a\nb, c\"\n2,2,6,0,\n"})
  void rowsWithoutIdsAreNumbered(String text) {
    assertThat(entries(read(text, "1..4")))
        .containsExactly("1: 2 2 2 4", "2: 3 4 2 1", "3: 2 2 6 0");
  }

  @Test
  void idsMayBeNumbers() {
    assertThat(entries(read("7,2,2,2,4\n9,3,4,2,1\n8,2,2,6,0\n", "1..4")))
        .containsExactly("7: 2 2 2 4", "9: 3 4 2 1", "8: 2 2 6 0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a,b,total\n1,2,3\n2,1,3\n",
        "a;b;\"why, if any, at all, and so on\"\n1;2;q\n2;1;z\n",
        "a,b,why\n1,2,a 6\" pipe\n2,1,\"two\nlines\"\n",
      })
  void sumsQuotesAndCommasInOtherColumnsAreIgnored(String text) {
    assertThat(entries(read(text, ""))).containsExactly("1: 1 2", "2: 2 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "P4,1,2,3,3         | places 9 units, not 10",
        "P4,1,2,3,-4        | units on battlefield 4 must be a whole number from 0, not '-4'",
        "P4,1,2,3,four      | units on battlefield 4 must be a whole number from 0, not 'four'",
        "P4,1,2.5,2.5,4     | units on battlefield 2 must be a whole number from 0, not '2.5'",
        "P4,1,2,7           | units on battlefield 4 must be a whole number from 0, not ''",
        "P4,1,2,3,99999999999 | units on battlefield 4 must be a whole number from 0, not"
            + " '99999999999'",
        "P1,1,2,3,4         | the id 'P1' occurs twice",
        "`,1,2,3,4`         | has no id",
      })
  void anInvalidRowIsRefusedWithItsLineOrSkipped(String row, String problem) {
    String text = "who,a,b,c,\"d\n(last)\"\n" + OLD + row + "\nP5,2,2,2,4\n";
    assertThatThrownBy(() -> read(text, ""))
        .isInstanceOf(UserError.class)
        .hasMessage("entries.csv, line 6: " + problem + "; --skip-invalid skips such rows");
    ContestEntries skipped = EntriesFile.read("entries.csv", text, options("", true));
    assertThat(entries(skipped))
        .containsExactly("P1: 2 2 2 4", "P2: 3 4 2 1", "P3: 2 2 6 0", "P5: 2 2 2 4");
    assertThat(skipped.invalidRows())
        .singleElement()
        .satisfies(
            invalid -> {
              assertThat(invalid.line()).hasToString("entries.csv, line 6");
              assertThat(invalid.problem()).isEqualTo(problem);
            });
  }

  @Test
  void theNumberOfUnitsCanBeGiven() {
    EntriesFile.Options nine =
        new EntriesFile.Options(Optional.of(Battlefields.parse("1..4")), Optional.of(9), false);
    assertThatThrownBy(() -> EntriesFile.read("entries.csv", OLD, nine))
        .hasMessageStartingWith("entries.csv, line 1: places 10 units, not 9");
  }

  /** A column that could be a battlefield is never ignored silently. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "name,a,b,c~Ann,,4,6~Ben,,5,5~Cleo,0,7,3 | : column 2 has numbers in some rows only",
        "id,a,b,c~x,1,2,3~y,foo,2,3              | : column 2 has numbers in some rows only",
        "id,a,b~x,1,2,9~y,2,1~z,3,0              | , line 2: one number too many: '9'",
      })
  void aColumnThatCouldBeABattlefieldIsRefused(String text, String problem) {
    assertThatThrownBy(() -> read(text.replace('~', '\n'), ""))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("entries.csv" + problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "P1,2,2~P2,1,3    | ``    | --values is required because the file has no header",
        "P1,2,2~P2,1,3    | 1,2,3 | entries.csv: found 2 columns of units, but --values names 3"
            + " battlefields",
        "P1,1,9,5~P2,2,8,6 | 1,2  | entries.csv: found 3 columns of units, but --values names 2"
            + " battlefields",
        "``               | 1,2   | entries.csv: the file is empty; an entry is a line like"
            + " P1,2,2,2,4",
        "a,b~c,d          | 1,2   | entries.csv: no column of units; an entry is a line like"
            + " P1,2,2,2,4",
        "id,a,b~P1,2,2~P2,\"x,3~P3,4,0 | 1,2 | entries.csv, line 3: a quote is never closed",
      })
  void aFileThatDoesNotFitIsRefused(String text, String values, String message) {
    assertThatThrownBy(() -> read(text.replace('~', '\n'), values))
        .isInstanceOf(UserError.class)
        .hasMessage(message);
  }

  @Test
  void aFileWithoutAValidRowIsRefused() {
    assertThatThrownBy(() -> EntriesFile.read("entries.csv", "id,a,b\n,1,2\n", options("", true)))
        .isInstanceOf(UserError.class)
        .hasMessage("entries.csv: no entries");
  }
}
