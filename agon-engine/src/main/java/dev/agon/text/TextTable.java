package dev.agon.text;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A table with aligned columns: text to the left, numbers to the right. */
public final class TextTable {
  private TextTable() {}

  /** Appends the rows; the given columns are aligned to the left. */
  public static void append(StringBuilder text, List<List<String>> rows, int... leftColumns) {
    Set<Integer> left = new TreeSet<>();
    for (int column : leftColumns) {
      left.add(column);
    }
    int columns = rows.getFirst().size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int c = 0; c < columns; c++) {
        widths[c] = Math.max(widths[c], width(row.get(c)));
      }
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int c = 0; c < columns; c++) {
        String blanks = " ".repeat(widths[c] - width(row.get(c)));
        line.append(c == 0 ? "" : "  ");
        line.append(left.contains(c) ? row.get(c) + blanks : blanks + row.get(c));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }

  private static int width(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
