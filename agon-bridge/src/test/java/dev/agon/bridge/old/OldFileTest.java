package dev.agon.bridge.old;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The old scorer's file format. */
final class OldFileTest {
  private static OldFile read(String text) {
    return OldFile.read("session", text.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void blanksAroundWordsAndBlankLinesAtTheEndAreAllowed() {
    OldFile file =
        read("\t2  Ann \t-  Ben\r\n  01 Cher\r\n \t SCORES \r\n +50\t-50 \r\n\r\n  \r\n\n");
    assertThat(file.names()).containsExactly(bytes("Cher"), bytes("Ann - Ben"));
    assertThat(file.boards()).hasSize(1);
    assertThat(file.boards().getFirst().scores()).containsExactly(50, -50);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  @Test
  void namesAreKeptAsBytes() {
    assertThat(read("1 \u00e9\u00ff\u00a0\u0001 x\nSCORES\n").names())
        .containsExactly(bytes("\u00e9\u00ff\u00a0\u0001 x"));
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    assertThat(read("\u00ef\u00bb\u00bf1 A\nSCORES\n5").names()).containsExactly(bytes("A"));
  }

  @Test
  void pairsAndBoardsAreUnlimited() {
    StringBuilder text = new StringBuilder();
    for (int pair = 300; pair >= 1; pair--) {
      text.append(pair).append(" P\n");
    }
    text.append("SCORES\n").append(("7 ".repeat(299) + "----\n").repeat(100));
    OldFile file = read(text.toString());
    assertThat(file.names()).hasSize(300);
    assertThat(file.boards()).hasSize(100);
    assertThat(file.boards().getLast().pairs()).hasSize(299);
  }

  /** A bar stands for the end of a line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "1 A|3 B|SCORES|1 2         ; session, line 2: with 2 pairs the numbers are 1 to 2, each"
            + " once, not '3'",
        "1 A|1 B|SCORES|1 2         ; session, line 2: pair 1 is already in line 1",
        "2 A|01 B|2 C|SCORES|1 2 3  ; session, line 3: pair 2 is already in line 1",
        "0 A|1 B|SCORES|1 2         ; session, line 1: pairs are numbered from 1, not '0'",
        "1 A|-2 B|SCORES|1 2        ; session, line 2: pairs are numbered from 1, not '-2'",
        "1 A|99999999999999999999 B|SCORES|1 2 ; session, line 2: with 2 pairs the numbers are 1 to"
            + " 2, each once, not '99999999999999999999'",
        "1 A|B B|SCORES|1 2         ; session, line 2: a pair's number should come first, not 'B'",
        "1 A|2. B|SCORES|1 2        ; session, line 2: a pair's number should come first, not '2.'",
        "1 A|+2 B|SCORES|1 2        ; session, line 2: a pair's number should come first, not '+2'",
        "1 A|2|SCORES|1 2           ; session, line 2: pair 2 has no name",
        "1 A|`2  |SCORES|1 2`       ; session, line 2: pair 2 has no name",
        "1 A|2 B|1 2                ; session, line 3: the file ends without a line SCORES",
        "1 A|2 B                    ; session, line 2: the file ends without a line SCORES",
        "1 A|2 B|scores|1 2         ; session, line 3: a pair's number should come first, not"
            + " 'scores'",
        "1 A|2 B|SCORES 1 2         ; session, line 3: nothing comes after SCORES, but there is"
            + " '1'",
        "1 A|2 B|SCORES:|1 2        ; session, line 3: a pair's number should come first, not"
            + " 'SCORES:'",
        "SCORES|1 2                 ; session, line 1: there is no pair before SCORES",
        "1 A|2 B|SCORES|1           ; session, line 4: 1 score for 2 pairs",
        "1 A|2 B|SCORES|1 2|1 2 3   ; session, line 5: 3 scores for 2 pairs",
        "1 A|2 B|SCORES|1 2.0       ; session, line 4: a score is an integer, PASS or ----, not"
            + " '2.0'",
        "1 A|2 B|SCORES|1 pass      ; session, line 4: a score is an integer, PASS or ----, not"
            + " 'pass'",
        "1 A|2 B|SCORES|1 ---       ; session, line 4: a score is an integer, PASS or ----, not"
            + " '---'",
        "1 A|2 B|SCORES|1 -----     ; session, line 4: a score is an integer, PASS or ----, not"
            + " '-----'",
        "1 A|2 B|SCORES|- 2         ; session, line 4: a score is an integer, PASS or ----, not"
            + " '-'",
        "1 A|2 B|SCORES|1 6x        ; session, line 4: a score is an integer, PASS or ----, not"
            + " '6x'",
        "1 A|2 B|SCORES|1 2147483648 ; session, line 4: no bridge score is as large as"
            + " '2147483648'",
        "1 A|2 B|SCORES|-2147483649 1 ; session, line 4: no bridge score is as large as"
            + " '-2147483649'",
        "1 A|2 B|SCORES|1 123456789012345678901234567890 ; session, line 4: no bridge score is as"
            + " large",
        "1 A||2 B|SCORES|1 2        ; session, line 2: blank; there should be a pair's number and"
            + " name, or SCORES",
        "|1 A|2 B|SCORES|1 2        ; session, line 1: blank",
        "1 A|2 B|SCORES||1 2        ; session, line 4: blank; there should be a board's scores",
        "1 A|2 B|SCORES|1 2| |3 4   ; session, line 5: blank; there should be a board's scores",
        "``                         ; session: empty; there should be a line like",
        "|                          ; session, line 1: blank",
      })
  void anErrorIsOneLineThatNamesItsPlace(String lines, String why) {
    for (String end : new String[] {"\n", "\r\n"}) {
      assertThatThrownBy(() -> read(lines.replace("`", "").replace("|", end)))
          .isInstanceOf(UserError.class)
          .hasMessageStartingWith(why)
          .hasMessageNotContaining("\n");
    }
  }
}
