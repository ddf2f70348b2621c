package dev.agon.bridge.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.file.SessionFile;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Likely mistakes. On board 1 nobody is vulnerable, on board 2 NS are. */
final class MistakeFinderTest {
  private static List<String> findings(String rows) {
    return Sessions.findings(
        Sessions.csv("board,ns,ew,contract,by,tricks,score\n" + rows.replace('|', '\n')));
  }

  @Test
  void aCorrectSessionHasNoFindings() {
    assertThat(
            findings(
                "1,1,5,4S,N,10,420|1,2,6,4S,S,9,-50|1,3,7,3NT,N,9,400|1,4,8,4Hx,E,7,500"
                    + "|2,1,6,1NT,N,7,90|2,2,7,1NT,E,7,-90|2,3,8,PASS,,,0|2,4,5,2H,W,8,-110"))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "1,1,2,4S,N,10,620  # board 1, NS 1 v EW 2: 4S by N =, nobody vulnerable, scores 420, not"
            + " 620",
        "2,1,2,4S,N,10,420  # board 2, NS 1 v EW 2: 4S by N =, NS vulnerable, scores 620, not 420",
        "1,1,2,4S,N,10,-420 # board 1, NS 1 v EW 2: 4S by N =, nobody vulnerable, scores 420, not"
            + " -420",
        "1,1,2,3NT,E,8,-50  # board 1, NS 1 v EW 2: 3NT by E -1, nobody vulnerable, scores 50, not"
            + " -50",
        "1,1,2,PASS,,,50    # board 1, NS 1 v EW 2: passed out, nobody vulnerable, scores 0, not"
            + " 50",
        "1,1,2,,,,620       # board 1, NS 1 v EW 2: no contract scores 620 with nobody vulnerable",
        "2,1,2,,,,-620      # board 2, NS 1 v EW 2: no contract scores -620 with NS vulnerable",
        "1,1,2,,,,425       # board 1, NS 1 v EW 2: no contract scores 425",
        "1,1,2,,,,60% 425; 40% 50 # board 1, NS 1 v EW 2: no contract scores 425",
      })
  void aScoreThatDoesNotFitTheContractIsFound(String row, String finding) {
    assertThat(findings(row)).containsExactly(finding);
  }

  @Test
  void aSuitMadeByBothSidesIsFound() {
    assertThat(findings("1,1,3,4S,N,10,|1,2,4,2S,E,8,"))
        .containsExactly(
            "board 1, NS 2 v EW 4: spades made by both sides: 2S by E =, while NS play it at 1"
                + " table");
    assertThat(findings("1,1,3,4S,N,10,|1,2,4,2S,E,7,")).isEmpty();
    assertThat(findings("1,1,3,1NT,N,7,|1,2,4,1NT,E,7,")).isEmpty();
  }

  /** Three tables play hearts North-South, one plays them East-West and goes down. */
  @Test
  void resultsRotatedBy90DegreesAreFound() {
    String others = "1,1,11,4H,N,10,|1,2,12,4H,S,11,|1,3,13,2H,N,9,|";
    assertThat(findings(others + "1,4,14,4H,E,4,"))
        .containsExactly(
            "board 1, NS 4 v EW 14: rotated by 90 degrees? 4H by E -6, while NS play it at 3"
                + " tables");
    assertThat(findings(others + "1,4,14,4H,W,10,"))
        .containsExactly(
            "board 1, NS 4 v EW 14: hearts made by both sides: 4H by W =, while NS play it at 3"
                + " tables",
            "board 1, NS 4 v EW 14: rotated by 90 degrees? 4H by W =, while NS play it at 3"
                + " tables");
    String second = others.replace("1,1,", "3,1,").replace("|1,", "|3,");
    assertThat(findings(others + "1,4,14,4H,E,4,|" + second + "3,4,14,4H,E,6,"))
        .hasSize(3)
        .last()
        .isEqualTo(
            "NS 4 v EW 14: boards 1, 3 all look rotated; did these pairs sit the other way?");
  }

  @Test
  void aPairAgainstItselfOrTwiceOnABoardIsFound() {
    assertThat(findings("1,1,1,,,,50"))
        .containsExactly(
            "board 1, NS 1 v EW 1: a pair against itself; "
                + "if NS and EW pairs are numbered separately, use --winners 2");
    assertThat(findings("1,1,2,,,,50|1,3,1,,,,50|1,3,4,,,,50"))
        .containsExactly(
            "board 1, NS 3 v EW 1: pair 1 has this board twice",
            "board 1, NS 3 v EW 4: pair 3 has this board twice");
  }

  @Test
  void aBoardThatNoTableFinishedIsFound() {
    assertThat(findings("1,1,2,,,,NP|1,3,4,,,,A+/A-|2,1,2,,,,50"))
        .containsExactly("board 1: no table finished it");
  }

  /** 1100 is 700 (12 IMPs) from the next and 1400 is 1000 (14 IMPs). */
  @Test
  void anOutlierIsFound() {
    String others = "1,1,11,,,,400|1,2,12,,,,400|1,3,13,,,,-50|";
    assertThat(findings(others + "1,4,14,,,,1400"))
        .containsExactly("board 1, NS 4 v EW 14: 1400 is 14 IMPs away from every other result");
    assertThat(findings(others + "1,4,14,,,,1100")).isEmpty();
    assertThat(findings(others + "1,4,14,,,,-1400")).hasSize(1);
    assertThat(findings("1,1,11,,,,400|1,2,12,,,,1400|1,3,13,,,,-50")).isEmpty();
  }

  /** The time is linear in the session: a pass over all pairs for each finding would not end. */
  @Test
  void manyFindingsInALargeSessionAreAllReported() {
    StringBuilder rows = new StringBuilder();
    for (int table = 1; table <= 100_000; table++) {
      rows.append("1,").append(table).append(',').append(100_000 + table).append(",,,,425|");
    }
    assertThat(findings(rows.toString()))
        .hasSize(100_000)
        .startsWith("board 1, NS 1 v EW 100001: no contract scores 425")
        .endsWith("board 1, NS 100000 v EW 200000: no contract scores 425");
  }

  /** The old scorer's files do not say who was vulnerable or which way a pair sat. */
  @Test
  void onlyImpossibleScoresAreFoundInOldFiles() {
    byte[] file = "1 A\n2 B\nSCORES\n620 -425\n".getBytes(StandardCharsets.UTF_8);
    assertThat(Sessions.findings(SessionFile.read("session", file, Optional.empty(), false)))
        .containsExactly("board 1, pair 2: no contract scores -425");
  }
}
