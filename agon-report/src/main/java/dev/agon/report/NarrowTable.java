package dev.agon.report;

import dev.agon.text.TextTable;
import java.util.ArrayList;
import java.util.List;

/**
 * A table that leaves out columns until it fits a width. The first row is the header.
 *
 * @param rows all of the same length
 * @param leftOut the headers of the columns that do not fit
 */
record NarrowTable(List<List<String>> rows, List<String> leftOut) {
  private static final String NAME = "name";
  private static final int SHORTEST_NAME = 8;

  /** Fits a table by leaving out columns with these headers, the first one first. */
  static NarrowTable of(List<List<String>> rows, int maxWidth, List<String> optional) {
    List<List<String>> fitting = rows;
    List<String> leftOut = new ArrayList<>();
    for (String header : optional) {
      int column = fitting.getFirst().indexOf(header);
      if (TextTable.width(fitting) > maxWidth && column >= 0) {
        fitting = fitting.stream().map(row -> without(row, column)).toList();
        leftOut.add(header);
      }
    }
    return new NarrowTable(withShortNames(fitting, maxWidth), leftOut);
  }

  private static List<String> without(List<String> row, int column) {
    List<String> others = new ArrayList<>(row);
    others.remove(column);
    return others;
  }

  private static List<List<String>> withShortNames(List<List<String>> rows, int maxWidth) {
    int excess = TextTable.width(rows) - maxWidth;
    int column = rows.getFirst().indexOf(NAME);
    if (excess <= 0 || column < 0) {
      return rows;
    }
    int widest = rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    int width = Math.max(SHORTEST_NAME, widest - excess);
    List<List<String>> shortened = new ArrayList<>();
    for (List<String> row : rows) {
      List<String> cells = new ArrayList<>(row);
      cells.set(column, TextTable.shortened(row.get(column), width));
      shortened.add(cells);
    }
    return shortened;
  }

  /** The table; the columns with these headers are aligned to the left. */
  String text(List<String> left) {
    List<String> header = rows.getFirst();
    int[] columns = left.stream().mapToInt(header::indexOf).filter(column -> column >= 0).toArray();
    return TextTable.of(rows, columns);
  }

  /** A line that names the columns that were left out; empty if there are none. */
  String note() {
    return leftOut.isEmpty()
        ? ""
        : "not shown: %s; --wide shows all columns\n".formatted(String.join(", ", leftOut));
  }
}
