package dev.agon.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import de.siegmar.fastcsv.reader.CsvRecord;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CsvTextTest {
  private static List<List<String>> cells(String text) {
    return CsvText.records("table.csv", text).stream().map(CsvRecord::getFields).toList();
  }

  /** The quoted cell has more of the other separators than the line has of its own. */
  @ParameterizedTest
  @ValueSource(strings = {",", ";", "\t"})
  void theSeparatorIsWhatTheFirstLineHasMostOfOutsideQuotes(String separator) {
    String text = "\uFEFF\"a,;\t,;\tb\"_1_\"say \"\"hi\"\"\"\nx_2\n".replace("_", separator);
    assertThat(cells(text))
        .containsExactly(List.of("a,;\t,;\tb", "1", "say \"hi\""), List.of("x", "2"));
  }

  @Test
  void rowsKnowTheirLines() {
    assertThat(CsvText.records("table.csv", "a,b\n\"two\nlines\",c\n\nd,e\n"))
        .extracting(CsvRecord::getStartingLineNumber)
        .containsExactly(1L, 2L, 5L);
  }

  @Test
  void anOpenQuoteIsFoundWhereItBegins() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(
            () -> CsvText.records("table.csv", "a,b\n\"it is \"\"fine\"\"\",c\nd,\"oh\ne,f\n"))
        .withMessage("table.csv, line 3: a quote is never closed");
    assertThat(cells("5\" gun,1\n")).containsExactly(List.of("5\" gun", "1"));
  }
}
