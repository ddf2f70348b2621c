package dev.agon.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TextTableTest {
  @Test
  void columnsAlignForWideCharactersEmojiAndCombiningMarks() {
    String text =
        TextTable.of(
            List.of(
                List.of("bot", "points"),
                List.of("Ann", "1"),
                List.of("田中", "10"),
                List.of("Zoe\u0308", "2"),
                List.of("🎲", "3"),
                List.of("a\u202Eb", "4")),
            0);
    assertThat(text)
        .isEqualTo(
            """
            bot       points
            Ann            1
            田中          10
            Zoe\u0308            2
            🎲             3
            a\\u202eb       4
            """);
  }
}
