package dev.agon.blotto.old;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The original program's entries. */
final class OldEntriesTest {
  private static final String ENTRIES = "P1,2,2,2,4\nP2,3,4,2,1\nP3,2,2,6,0\n";

  private static OldEntries read(String text, int fields) {
    return OldEntries.read(text.getBytes(StandardCharsets.UTF_8), fields);
  }

  private static int find(OldEntries entries, String id) {
    byte[] bytes = id.getBytes(StandardCharsets.UTF_8);
    return entries.find(bytes, 0, bytes.length);
  }

  @Test
  void everyEntryIsFoundByItsId() {
    StringBuilder text = new StringBuilder();
    for (int entry = 0; entry < 5_000; entry++) {
      text.append("id").append(entry).append(",1\n");
    }
    OldEntries entries = read(text.toString(), 1);
    assertThat(entries.count()).isEqualTo(5_000);
    for (int entry = 0; entry < 5_000; entry++) {
      assertThat(find(entries, "id" + entry)).isEqualTo(entry);
    }
    assertThat(find(entries, "id5000")).isNegative();
    assertThat(find(entries, "i")).isNegative();
  }

  @Test
  void leadingZerosAndIdsOf31CharactersAreAccepted() {
    String id = "x".repeat(31);
    OldEntries entries = read(id + ",0000000000000003\ny,03\n", 1);
    assertThat(find(entries, id)).isZero();
    assertThat(entries.points(0, 1, new float[] {3.5f})).isEqualTo(3.5f);
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
        "` `               | no blanks",
      })
  void anInvalidEntryIsOneLineThatNamesItsPlace(String line, String why) {
    for (String entries :
        List.of(ENTRIES + line + "\n", (ENTRIES + line + "\nP5,1,2,3,4\n").replace("\n", "\r\n"))) {
      assertThatThrownBy(() -> read(entries, 4))
          .isInstanceOf(UserError.class)
          .hasMessageStartingWith("standard input, line 4: ")
          .hasMessageContaining(why)
          .hasMessageNotContaining("\n");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r", "\n\n\r\n"})
  void emptyLinesAfterTheLastEntryAreTheEnd(String lines) {
    assertThat(read(ENTRIES + lines, 4).count()).isEqualTo(3);
    assertThat(read(lines, 4).count()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\n\n"})
  void anEmptyLineBeforeAnEntryIsNamed(String lines) {
    assertThatThrownBy(() -> read(ENTRIES + lines + "P5,1,2,3,4\n", 4))
        .isInstanceOf(UserError.class)
        .hasMessage("standard input, line 4: blank; an entry is a line like P1,2,2,2,4");
  }
}
