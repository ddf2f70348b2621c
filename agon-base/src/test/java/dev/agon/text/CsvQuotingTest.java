package dev.agon.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CsvQuotingTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "=1+1",
        "+1+1",
        "-1+1",
        "@SUM(A1)",
        "\tx",
        "-",
        "--",
        "=HYPERLINK(A1)",
        "＝1+1",
        "-3 x"
      })
  void aCellIsNeverAFormula(String cell) {
    String written = CsvQuoting.quoted(cell);
    assertThat(written).isEqualTo(cell.equals("-") ? "-" : "'" + cell);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"-3", "+150", "-1.5", "-2,5", "54.17", "-1.5e-7", "-3 %", "1612 ± 35", "=", ""})
  void numbersStayNumbers(String cell) {
    assertThat(CsvQuoting.quoted(cell)).isEqualTo(cell.contains(",") ? '"' + cell + '"' : cell);
  }

  @Test
  void charactersThatNobodySeesAreEscaped() {
    assertThat(CsvQuoting.line(List.of("a\u202Eb", "\r=1", "two\nlines", "say \"hi\"")))
        .isEqualTo("a\\u202eb,\\u000d=1,\"two\nlines\",\"say \"\"hi\"\"\"\n");
  }

  @Test
  void aFormulaInQuotesIsMadeSafeToo() {
    assertThat(CsvQuoting.quoted("=cmd(\"a\",1)")).isEqualTo("\"'=cmd(\"\"a\"\",1)\"");
  }
}
