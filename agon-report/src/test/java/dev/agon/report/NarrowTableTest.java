package dev.agon.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NarrowTableTest {
  private static final List<String> HEADER = List.of("rank", "name", "author", "points", "LOS");
  private static final List<String> OPTIONAL = List.of("author", "LOS");

  private static String text(NarrowTable table) {
    return table.text(List.of("name", "author"));
  }

  @Test
  void columnsAreLeftOutInOrderUntilTheTableFits() {
    List<List<String>> rows = List.of(HEADER, List.of("1", "Ann", "A. Author", "12", "97.5 %"));
    NarrowTable whole = NarrowTable.of(rows, 80, OPTIONAL);
    assertThat(text(whole))
        .isEqualTo(
            "rank  name  author     points     LOS\n   1  Ann   A. Author      12  97.5 %\n");
    assertThat(whole.note()).isEmpty();
    NarrowTable narrow = NarrowTable.of(rows, 36, OPTIONAL);
    assertThat(text(narrow)).isEqualTo("rank  name  points     LOS\n   1  Ann       12  97.5 %\n");
    assertThat(narrow.note()).isEqualTo("not shown: author; --wide shows all columns\n");
    assertThat(NarrowTable.of(rows, 20, OPTIONAL).leftOut()).containsExactly("author", "LOS");
  }

  @Test
  void anyTableFitsIfItsNamesCanBeShortened() {
    Dice dice = new Dice(14);
    for (int i = 0; i < 500; i++) {
      List<List<String>> rows = new ArrayList<>(List.of(HEADER));
      for (int row = 0; row < 3; row++) {
        List<String> cells = new ArrayList<>();
        for (int column = 0; column < HEADER.size(); column++) {
          cells.add("x".repeat(dice.nextInt(column == 1 ? 100 : 20)));
        }
        rows.add(cells);
      }
      assertThat(text(NarrowTable.of(rows, 80, OPTIONAL)).lines())
          .allMatch(line -> line.codePointCount(0, line.length()) <= 80);
    }
  }
}
