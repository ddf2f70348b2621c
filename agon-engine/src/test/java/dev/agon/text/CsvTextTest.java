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
    return CsvText.records(text).stream().map(CsvRecord::getFields).toList();
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
    assertThat(CsvText.records("a,b\n\"two\nlines\",c\n\nd,e\n"))
        .extracting(CsvRecord::getStartingLineNumber)
        .containsExactly(1L, 2L, 5L);
  }

  @Test
  void anOpenQuoteIsFoundWhereItBegins() {
    assertThatExceptionOfType(CsvProblem.class)
        .isThrownBy(() -> CsvText.records("a,b\n\"it is \"\"fine\"\"\",c\nd,\"oh\ne,f\n"))
        .withMessage("a quote is never closed")
        .extracting(CsvProblem::line)
        .isEqualTo(3L);
    assertThat(cells("5\" gun,1\n")).containsExactly(List.of("5\" gun", "1"));
  }
}
