package dev.agon.bridge.file;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.text.CsvText;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A table of values separated by commas, semicolons or tabs, with named columns.
 *
 * <p>A first row that begins with a word is the header; case and punctuation do not matter. Without
 * a header the columns have the default order.
 */
final class CsvTable {
  private final String file;
  private final Map<String, Integer> columns = new HashMap<>();
  private final List<CsvRecord> rows;

  /**
   * Reads a table.
   *
   * @param names the columns in default order: for each its name, then its other names
   */
  CsvTable(String file, String text, List<List<String>> names) {
    this.file = file;
    List<CsvRecord> records = CsvText.records(file, text);
    if (records.isEmpty()) {
      throw new UserError(file + ": the file is empty");
    }
    CsvRecord first = records.getFirst();
    boolean header = !first.getField(0).strip().matches("[0-9].*|");
    for (List<String> column : names) {
      if (!header) {
        columns.put(column.getFirst(), columns.size());
        continue;
      }
      for (int at = first.getFieldCount() - 1; at >= 0; at--) {
        if (column.contains(plain(first.getField(at)))) {
          columns.put(column.getFirst(), at);
        }
      }
    }
    rows = records.subList(header ? 1 : 0, records.size());
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  String file() {
    return file;
  }

  List<CsvRecord> rows() {
    return rows;
  }

  boolean has(String column) {
    return columns.containsKey(column);
  }

  /** A cell; empty if the row or the table does not have it. */
  String cell(CsvRecord row, String column) {
    int at = columns.getOrDefault(column, Integer.MAX_VALUE);
    return at < row.getFieldCount() ? row.getField(at).strip() : "";
  }

  /** Where the header is. */
  FileLine firstLine() {
    return new FileLine(file, 1);
  }

  FileLine line(CsvRecord row) {
    return new FileLine(file, row.getStartingLineNumber());
  }
}
