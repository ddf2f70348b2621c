package dev.agon.text;

import dev.agon.game.DisplayText;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A table with aligned columns: text to the left, numbers to the right. */
public final class TextTable {
  private TextTable() {}

  /** The rows, all text made visible; the given columns are aligned to the left. */
  public static String of(List<List<String>> rows, int... leftColumns) {
    StringBuilder text = new StringBuilder();
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
        line.append(c == 0 ? "" : "  ");
        line.append(
            left.contains(c)
                ? DisplayText.padded(row.get(c), widths[c])
                : DisplayText.paddedLeft(row.get(c), widths[c]));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** The number of columns of a terminal that the rows need. */
  public static int width(List<List<String>> rows) {
    int columns = rows.getFirst().size();
    int width = 2 * (columns - 1);
    for (int column = 0; column < columns; column++) {
      int widest = 0;
      for (List<String> row : rows) {
        widest = Math.max(widest, width(row.get(column)));
      }
      width += widest;
    }
    return width;
  }

  /** The visible text, cut to a number of columns with a mark at its end. */
  public static String shortened(String text, int max) {
    return DisplayText.shortened(DisplayText.visible(text), max);
  }

  private static int width(String cell) {
    return DisplayText.visibleWidth(cell);
  }
}
