package dev.agon.bridge.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.duplicate.Decimal;
import dev.agon.text.FileLine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ResultRowTest {
  private static final FileLine LINE = new FileLine("session.xml", 3);

  @Test
  void decimalsAreReadWithAPointOrAComma() {
    for (String text : List.of("0", "7", "-7", "54.17", "54,17", " 12.5 ", "123456789.123456789")) {
      List<String> remarks = new ArrayList<>();
      assertThat(ResultRow.decimal(LINE, "PERCENTAGE", text, remarks::add))
          .as(text)
          .contains(Decimal.of(text.strip().replace(',', '.')));
      assertThat(remarks).isEmpty();
    }
  }

  @Test
  void whatIsNoDecimalIsRemarkedOn() {
    for (String text :
        List.of("x", "-", ".", "1.", ".5", "+5", "1.2.3", "1e3", "--1", "1234567890", "٣", "5%")) {
      List<String> remarks = new ArrayList<>();
      assertThat(ResultRow.decimal(LINE, "PERCENTAGE", text, remarks::add)).as(text).isEmpty();
      assertThat(remarks)
          .as(text)
          .containsExactly("line 3: PERCENTAGE must be a number, not '" + text + "'");
    }
  }

  @Test
  void aNumberHasUpToSixDigits() {
    assertThat(List.of("0", "12", "999999")).allMatch(ResultRow::isNumber);
    assertThat(List.of("", "-1", "1.0", "1000000", "٣", "1 ")).noneMatch(ResultRow::isNumber);
  }
}
