package dev.agon.games.blotto.display;

import dev.agon.game.DisplayText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A table with a column for each battlefield, in blocks that fit a terminal. */
final class FieldRows {
  private static final int WIDTH = 80;
  private static final int TOTAL = 10;

  private final List<Row> rows = new ArrayList<>();

  /** A row with a cell for each battlefield, and a total at the end of the last block. */
  private record Row(String head, List<String> cells, String total) {}

  FieldRows add(String head, List<String> cells, String total) {
    rows.add(new Row(head, cells, total));
    return this;
  }

  List<String> lines() {
    int head =
        rows.stream().mapToInt(row -> DisplayText.visibleWidth(row.head)).max().orElse(0) + 3;
    IntStream lengths = rows.stream().flatMap(row -> row.cells.stream()).mapToInt(String::length);
    int cell = 1 + lengths.max().orElse(0);
    int fields = rows.getFirst().cells.size();
    int perBlock = Math.max(1, (WIDTH - head - TOTAL) / cell);
    List<String> lines = new ArrayList<>();
    for (int from = 0; from < fields; from += perBlock) {
      int to = Math.min(fields, from + perBlock);
      for (Row row : rows) {
        StringBuilder line = new StringBuilder("  " + DisplayText.padded(row.head, head - 2));
        for (String text : row.cells.subList(from, to)) {
          line.repeat(' ', cell - text.length()).append(text);
        }
        if (to == fields) {
          line.repeat(' ', Math.max(1, TOTAL - row.total.length())).append(row.total);
        }
        lines.add(line.toString().stripTrailing());
      }
    }
    return lines;
  }
}
