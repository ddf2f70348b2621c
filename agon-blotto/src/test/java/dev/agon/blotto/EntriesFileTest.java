package dev.agon.blotto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.text.UserError;
import java.util.ArrayList;
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
        skipInvalid,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private static ContestEntries read(String text, String values) {
    return read(text, options(values, false));
  }

  private static ContestEntries read(String text, EntriesFile.Options options) {
    return EntriesFile.read("entries.csv", text, options, _ -> {});
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
      assertThat(read.leftOut()).isEmpty();
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
        "`,1,2,3,4`         | has no id",
      })
  void anInvalidRowIsRefusedWithItsRowAndNameOrSkipped(String row, String problem) {
    // The header has two lines in the file and is one row of the sheet.
    String text = "who,a,b,c,\"d\n(last)\"\n" + OLD + row + "\nP5,2,2,2,4\n";
    String where = row.startsWith("P4") ? "row 5 (P4)" : "row 5";
    assertThatThrownBy(() -> read(text, ""))
        .isInstanceOf(UserError.class)
        .hasMessage("entries.csv, " + where + ": " + problem + "; --skip-invalid skips such rows");
    List<String> reported = new ArrayList<>();
    ContestEntries skipped =
        EntriesFile.read("entries.csv", text, options("", true), reported::add);
    assertThat(reported).containsExactly("entries.csv, " + where + ": " + problem + "; skipped");
    assertThat(entries(skipped))
        .containsExactly("P1: 2 2 2 4", "P2: 3 4 2 1", "P3: 2 2 6 0", "P5: 2 2 2 4");
    assertThat(skipped.leftOut()).singleElement().hasToString(where + ": " + problem);
  }

  @Test
  void severalInvalidRowsAreReportedAtOnce() {
    String text = "who,a,b\nAnn,1,2\n\nBen,2,2\nCy,2,1\nAnn,3,0\n,0,3\nDee,one,2\n";
    List<String> reported = new ArrayList<>();
    assertThatThrownBy(
            () -> EntriesFile.read("entries.csv", text, options("", false), reported::add))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "entries.csv: 4 invalid rows; --skip-invalid skips such rows;"
                + " --keep last, first or all says which entry counts");
    assertThat(reported)
        .containsExactly(
            "entries.csv, row 4 (Ben): places 4 units, not 3",
            "entries.csv, row 6 (Ann): has the same id as row 2",
            "entries.csv, row 7: has no id",
            "entries.csv, row 8 (Dee): units on battlefield 1 must be a whole number from 0, not"
                + " 'one'");
  }

  private static ContestEntries showing(Optional<RepeatedEntries> keep, String text) {
    return read(
        text,
        new EntriesFile.Options(
            Optional.empty(),
            Optional.empty(),
            true,
            Optional.of("email"),
            Optional.of("name"),
            keep));
  }

  /** Two people called Ann, one of whom entered twice. */
  @Test
  void peopleAreKnownByOneColumnAndShownByAnother() {
    String text =
        """
        Timestamp,Email Address,a,b,Your name
        1:00,a@x.org,1,2,Ann
        1:01,b@x.org,2,1,Ben
        1:02,c@x.org,3,0,Ann
        1:03,a@x.org,0,3,Ann
        1:04,d@x.org,1,2,
        """;
    ContestEntries last = showing(Optional.of(RepeatedEntries.LAST), text);
    assertThat(entries(last)).containsExactly("Ben: 2 1", "Ann-1: 3 0", "Ann-2: 0 3");
    assertThat(last.repeated()).hasValueSatisfying(note -> assertThat(note).contains("Ann (2)"));
    assertThat(last.leftOut().stream().map(String::valueOf))
        .containsExactly("row 2 (Ann): the last entry of the same id counts", "row 6: has no name");
    ContestEntries all = showing(Optional.of(RepeatedEntries.ALL), text);
    assertThat(entries(all)).containsExactly("Ann-1: 1 2", "Ben: 2 1", "Ann-2: 3 0", "Ann-3: 0 3");
    ContestEntries first = showing(Optional.empty(), text);
    assertThat(entries(first)).containsExactly("Ann-1: 1 2", "Ben: 2 1", "Ann-2: 3 0");
    assertThat(first.leftOut().getFirst()).hasToString("row 5 (Ann): has the same id as row 2");
  }

  @Test
  void aWordOfSeveralHeadersNamesNoColumn() {
    String text = "First name,Last name,a,b\nAnn,Smith,1,2\nBen,Jones,2,1\n";
    assertThatThrownBy(() -> withId("name", text))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("--id must be a column from 1 to 4 or one of 'First name'");
    assertThat(entries(withId("last", text))).containsExactly("Smith: 1 2", "Jones: 2 1");
  }

  @Test
  void anIdThatOccursTwiceIsRefusedOrSkippedUnlessTheUserSaysWhichEntryCounts() {
    String text = "who,a,b\nAnn,1,2\nBen,2,1\nAnn,3,0\n";
    assertThatThrownBy(() -> read(text, ""))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "entries.csv, row 4 (Ann): has the same id as row 2;"
                + " --keep last, first or all says which entry counts");
    ContestEntries skipped = read(text, options("", true));
    assertThat(entries(skipped)).containsExactly("Ann: 1 2", "Ben: 2 1");
  }

  private static ContestEntries keeping(RepeatedEntries keep, String text) {
    return read(
        text,
        new EntriesFile.Options(
            Optional.empty(),
            Optional.empty(),
            true,
            Optional.empty(),
            Optional.empty(),
            Optional.of(keep)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "LAST  | Ben: 2 1,Ann: 0 3        | the last entry of each counts",
        "FIRST | Ann: 1 2,Ben: 2 1        | the first entry of each counts",
        "ALL   | Ann-1: 1 2,Ben: 2 1,Ann-2: 3 0,Ann-4: 0 3,Ann-3: 1 2 | all of them count",
      })
  void ofSeveralEntriesOfOnePersonThoseThatWereAskedForAreKept(
      RepeatedEntries keep, String kept, String said) {
    // The invalid row is not the last entry of Ann, and Ann-3 is somebody else.
    String text = "who,a,b\nAnn,1,2\nBen,2,1\nAnn,3,0\nAnn,0,3\nAnn,9,9\n";
    String third = keep == RepeatedEntries.ALL ? "Ann-3,1,2\n" : "";
    ContestEntries read = keeping(keep, text + third);
    assertThat(entries(read)).containsExactly(kept.split(","));
    assertThat(read.repeated().orElseThrow())
        .startsWith("entries.csv: Ann (3) entered more than once; " + said);
    assertThat(read.leftOut()).hasSize(keep == RepeatedEntries.ALL ? 1 : 3);
    assertThat(keeping(keep, "who,a,b\nAnn,1,2\nBen,2,1\n").repeated()).isEmpty();
  }

  @Test
  void atMostFiveRepeatedNamesAreListed() {
    StringBuilder text = new StringBuilder("who,a,b\n");
    for (String name : List.of("A", "B", "C", "D", "E", "F", "G")) {
      text.append((name + ",1,2\n").repeat(2));
    }
    assertThat(keeping(RepeatedEntries.LAST, text.toString()).repeated())
        .hasValue(
            "entries.csv: A (2), B (2), C (2), D (2), E (2) and 2 others entered more than once;"
                + " the last entry of each counts");
  }

  /** Spreadsheets of forms: the name is found, and a time stamp is never an id. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Timestamp,Your name,a,b~2/1/2017 15:03:22,Ann,1,2~2/1/2017 15:03:22,Ben,2,1",
        "When?,Entrant,a,b~2017-02-01T15:03:22Z,Ann,1,2~2017-02-01T15:04:00Z,Ben,2,1",
        "Timestamp,Email Address,a,b,What is your name (or nickname)?~2017/02/01 3:03:22 PM"
            + " GMT+1,a@x.org,1,2,Ann~2017/02/01 3:04:22 PM GMT+1,b@x.org,2,1,Ben",
        "Timestamp,Team,Country,a,b~42767.63,Ann,DE,1,2~42768.5,Ben,DE,2,1",
        "Date,Anything,a,b~1.2.2017,Ann,1,2~2.2.2017,Ben,2,1",
        "Submitted at,Why?,Who are you,a,b~20:15,because,Ann,1,2~20:16,because,Ben,2,1",
      })
  void theNameIsFoundByHeaderAndContent(String text) {
    assertThat(entries(read(text.replace('~', '\n'), ""))).containsExactly("Ann: 1 2", "Ben: 2 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Timestamp,a,b~2/1/2017 15:03:22,1,2~2/1/2017 15:03:23,2,1 | 1: 1 2,2: 2 1",
        "2/1/2017 15:03:22,1,2~2/1/2017 15:03:23,2,1               | 1: 1 2,2: 2 1",
        "Timestamp,Country,a,b~1:03,DE,1,2~1:04,DE,2,1~1:05,DE,3,0 | 1: 1 2,2: 2 1,3: 3 0",
        "Timestamp,E-mail,a,b~1:03,a@x.org,1,2~1:04,b@x.org,2,1    | a@x.org: 1 2,b@x.org: 2 1",
      })
  void withoutNamesRowsAreNumberedOrHaveTheirMailAddresses(String text, String entries) {
    String values = text.startsWith("T") ? "" : "1,2";
    assertThat(entries(read(text.replace('~', '\n'), values))).containsExactly(entries.split(","));
  }

  private static ContestEntries withId(String column, String text) {
    return read(
        text,
        new EntriesFile.Options(
            Optional.empty(),
            Optional.empty(),
            false,
            Optional.of(column),
            Optional.empty(),
            Optional.empty()));
  }

  @Test
  void theColumnOfTheIdsCanBeGivenByHeaderOrNumber() {
    String text = "Timestamp,Name,a,b,Code\n1:03,Ann,1,2,7\n1:04,Ben,2,0,8\n";
    for (String column : List.of("Code", " code ", "5")) {
      assertThat(entries(withId(column, text.replace("0,8", "1,8"))))
          .containsExactly("7: 1 2", "8: 2 1");
    }
    assertThat(entries(withId("1", text))).containsExactly("1:03: 1 2 7", "1:04: 2 0 8");
    assertThatThrownBy(() -> withId("Nme", text))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--id must be a column from 1 to 5 or one of 'Timestamp', 'Name', 'a', 'b', 'Code',"
                + " not 'Nme'");
  }

  @Test
  void theNumberOfUnitsCanBeGiven() {
    EntriesFile.Options nine =
        new EntriesFile.Options(
            Optional.of(Battlefields.parse("1..4")),
            Optional.of(9),
            false,
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    assertThatThrownBy(() -> read("P1,2,2,2,4\n", nine))
        .hasMessageStartingWith("entries.csv, row 1 (P1): places 10 units, not 9");
  }

  /** A column that could be a battlefield is never ignored silently. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "name,a,b,c~Ann,,4,6~Ben,,5,5~Cleo,0,7,3 | : column 2 has numbers in some rows only",
        "id,a,b,c~x,1,2,3~y,foo,2,3              | : column 2 has numbers in some rows only",
        "id,a,b~x,1,2,9~y,2,1~z,3,0              | , row 2 (x): one number too many: '9'",
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
    assertThatThrownBy(() -> read("id,a,b\n,1,2\n", options("", true)))
        .isInstanceOf(UserError.class)
        .hasMessage("entries.csv: no entries");
  }
}
