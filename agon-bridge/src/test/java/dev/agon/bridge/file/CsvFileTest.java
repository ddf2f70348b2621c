package dev.agon.bridge.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.text.UserError;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of results and tables of names. */
final class CsvFileTest {
  private static Session read(String text) {
    return CsvFile.read(
        "session.csv", text.getBytes(StandardCharsets.UTF_8), Optional.empty(), false);
  }

  private static Session read(String text, String names) {
    return CsvFile.read(
        "session.csv",
        text.getBytes(StandardCharsets.UTF_8),
        Optional.of(NamesFile.read("names.csv", names.getBytes(StandardCharsets.UTF_8))),
        false);
  }

  private static int score(Session session, int result) {
    return session.boards().getFirst().results().get(result).outcome()
            instanceof BoardOutcome.PlayedBoard played
        ? played.score()
        : Integer.MIN_VALUE;
  }

  /** Board 2: North-South are vulnerable, East-West are not. */
  @Test
  void contractsAreScoredByTheBoardsVulnerability() {
    Session session =
        read(
            """
            Board,NS pair,EW pair,Contract,Declarer,Tricks,Score
            2,1,4,4S,N,10,
            2,2,5,4s,e,10,
            2,3,6,3NTx,South,-2,
            2,7,8,PASS,,,
            2,9,10,4Sx,W,=,
            2,11,12,4S,N,10,480
            2,13,14,,,,-110
            """);
    assertThat(score(session, 0)).isEqualTo(620);
    assertThat(score(session, 1)).isEqualTo(-420);
    assertThat(score(session, 2)).isEqualTo(-500);
    assertThat(score(session, 3)).isZero();
    assertThat(score(session, 4)).isEqualTo(-590);
    assertThat(score(session, 5)).as("the score in the file counts").isEqualTo(480);
    assertThat(score(session, 6)).isEqualTo(-110);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2;1;4;4S;N;10\n",
        "2\t1\t4\t4S\tN\t10\n",
        "\uFEFF2,1,4,4S,N,10\r\n",
        "score;bd;N/S;E/W;by;contract;result\n;2;1;4;N;4S;=\n",
        "\"Board\",\"NS\",\"EW\",\"Score\"\n\"2\",\"1\",\"4\",\"620\"\n",
        "board,ns,ew,lead,score,adjusted\n2,1,4,HA,620,\n",
      })
  void columnsAreFoundByNameOrByOrder(String text) {
    Session session = read(text);
    assertThat(session.boards().getFirst().number()).isEqualTo(2);
    assertThat(session.pairs()).extracting(Pair::number).containsExactly("1", "4");
    assertThat(score(session, 0)).isEqualTo(620);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1,2,3,4Z,N,10,        | contract: expected a contract like 3NT, 4Sx or PASS, got '4Z'",
        "1,2,3,4S,X,10,        | the declarer must be N, E, S or W, not 'X'",
        "1,2,3,4S,,10,         | 4S has no declarer",
        "1,2,3,4S,N,,          | 4S has no tricks or result",
        "1,2,3,4S,N,14,        | tricks must be 0 to 13, or a result of 4S like =, +1 or -2, not"
            + " '14'",
        "1,2,3,4S,N,+4,        | tricks must be 0 to 13",
        "1,2,3,4S,N,ten,       | tricks must be 0 to 13",
        "1,2,3,,,,4x           | score: expected a score like -620",
        "0,2,3,,,,50           | the board's number must be a whole number from 1, not '0'",
        "one,2,3,,,,50         | the board's number must be a whole number from 1, not 'one'",
        "-1,2,3,,,,50          | the board's number",
        ",2,3,,,,50            | the board's number must be a whole number from 1, not ''",
        "1,,3,,,,50            | the NS pair is missing",
        "1,2,,,,,50            | the EW pair is missing",
      })
  void anErrorInARowNamesItsLine(String row, String why) {
    String text = "board,ns,ew,contract,declarer,tricks,score\n1,7,8,,,,50\n" + row + "\n";
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("session.csv, line 3: " + why)
        .hasMessageNotContaining("\n");
  }

  @Test
  void errorsInTheHeaderAndBetweenColumnsNameTheirLine() {
    assertThatThrownBy(() -> read("board,ns,score\n1,1,50\n"))
        .hasMessageStartingWith(
            "session.csv, line 1: no column 'ew'; the columns are board, ns, ew");
    assertThatThrownBy(() -> read("board,ns,ew,contract,by,result\n1,1,2,3NT,N,3\n"))
        .hasMessage(
            "session.csv, line 2: a result must be =, +1 or -2, not '3'; the number of tricks"
                + " belongs in a column 'tricks'");
    assertThatThrownBy(() -> read("board,ns,ew,score,adjusted\n1,1,2,50,A+\n"))
        .hasMessage(
            "session.csv, line 2: both a score and an adjusted score; only one of them is allowed");
    assertThatThrownBy(() -> read("board,ns,ew,score\n1,1,2,50\n1,\"3,4,50\n2,1,2,50\n"))
        .hasMessage("session.csv, line 3: a quote is never closed");
    assertThatThrownBy(() -> read("\n\n")).hasMessage("session.csv: the file is empty");
  }

  @ParameterizedTest
  @CsvSource({"contrakt,contract", "Sectoin,section", "declarr,declarer", "scores,score"})
  void aMistypedColumnIsRefused(String given, String meant) {
    assertThatThrownBy(() -> read("board,ns,ew,x," + given + "\n1,1,2,,\n"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "session.csv, line 1: unknown column '" + given + "'; did you mean " + meant + "?");
  }

  @Test
  void columnsOfOtherProgramsAreIgnored() {
    String rows = "board,ns,ew,score,ew score,session,table,round,lead,date\n1,1,2,50,,,,,,\n";
    assertThat(read(rows).resultCount()).isOne();
  }

  @Test
  void cellsBeyondTheHeaderAreRefused() {
    assertThat(read("board,ns,ew,score\n1,1,2,50,,\n").resultCount()).isOne();
    assertThatThrownBy(() -> read("board,ns,ew,score\n1,1,2,50\n2,1,2,,50\n"))
        .isInstanceOf(UserError.class)
        .hasMessage("session.csv, line 3: expected 4 cells as in the first line, got 5");
  }

  @Test
  void aPairWithoutOpponentsSitsOut() {
    Session session = read("board,ns,ew,score\n1,1,2,50\n1,3,,NP\n2,3,1,50\n2,2,,\n");
    assertThat(session.boards().getFirst().results()).hasSize(1);
    assertThat(session.pairs()).hasSize(3);
  }

  @Test
  void namesAreReadFromTheNamesFile() {
    String rows = "board,ns,ew,score\n1,1,2,50\n";
    assertThat(read(rows, "number,name\n1,Ann & Ben\n2,Cher\n3,Dan\n").pairs())
        .extracting(Pair::name)
        .containsExactly("Ann & Ben", "Cher", "Dan");
    assertThat(read(rows, "2;Cher;Madonna\n1;Ann;Ben\n").pairs())
        .extracting(Pair::name)
        .containsExactly("Cher & Madonna", "Ann & Ben");
    assertThat(read(rows, "1 Ann - Ben\n2 Cher\n").pairs())
        .extracting(Pair::name)
        .containsExactly("Ann - Ben", "Cher");
    assertThatThrownBy(() -> read(rows, "1,Ann\n"))
        .hasMessage("session.csv, line 2: the names file has no pair '2'");
    assertThatThrownBy(() -> read(rows, "1,Ann\n2,\n"))
        .hasMessage("names.csv, line 2: pair '2' has no name");
    assertThatThrownBy(() -> read(rows, "1,Ann\n\"2\n3\",\n"))
        .hasMessage("names.csv, line 2: pair '2\\n3' has no name");
    assertThatThrownBy(() -> read(rows, "1,Ann\n1,Ben\n"))
        .hasMessage("names.csv, line 2: pair '1' occurs twice");
    assertThatThrownBy(() -> read(rows, "number,name,direction\n1,Ann,up\n"))
        .hasMessage("names.csv, line 2: a direction must be NS or EW, not 'up'");
    assertThatThrownBy(() -> read(rows, "name\nAnn\n"))
        .hasMessageStartingWith("names.csv, line 1: no column");
  }

  /** In a Mitchell movement both sides may be numbered from 1. */
  @Test
  void nsAndEwPairsMayBeNumberedSeparately() {
    String rows = "board,ns,ew,score\n1,1,1,50\n1,2,2,100\n";
    Session named = read(rows, "number,name,direction\n1,A,NS\n2,B,NS\n1,C,EW\n2,D,EW\n");
    TravellerLine first = named.boards().getFirst().results().getFirst();
    assertThat(named.pair(first.ns()).name()).isEqualTo("A");
    assertThat(named.pair(first.ew().orElseThrow()).name()).isEqualTo("C");
    Session two =
        CsvFile.read("session.csv", rows.getBytes(StandardCharsets.UTF_8), Optional.empty(), true);
    assertThat(two.pairs()).hasSize(4);
    assertThat(two.winners()).contains(2);
    assertThat(two.pairs()).extracting(Pair::direction).contains(Optional.of(Partnership.EW));
    assertThat(read(rows).pairs()).hasSize(2);
    NamesFile names = NamesFile.read("names.csv", "1,A\n2,B\n".getBytes(StandardCharsets.UTF_8));
    byte[] bytes = "board,ns,ew,score\n1,1,2,50\n1,2,1,100\n".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> CsvFile.read("s.csv", bytes, Optional.of(names), true))
        .hasMessage(
            "s.csv, line 3: the names file has one pair '2', but NS and EW are numbered"
                + " separately; a column direction in it tells them apart");
  }

  @Test
  void windows1252IsReadWhereTextIsNotUtf8() {
    byte[] names = "1,Zoë\n2,Renée\n".getBytes(Charset.forName("windows-1252"));
    assertThat(NamesFile.read("names.csv", names).pairs())
        .extracting(Pair::name)
        .containsExactly("Zoë", "Renée");
  }
}
