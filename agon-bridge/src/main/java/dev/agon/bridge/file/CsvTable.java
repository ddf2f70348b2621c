package dev.agon.bridge.file;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.bridge.BadFile;
import dev.agon.text.CsvProblem;
import dev.agon.text.CsvText;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A table of comma-separated values, or separated by semicolons or tabs, with columns by name.
 *
 * <p>Names are taken from a first row that begins with a word, whatever its case and punctuation;
 * without one the columns come in the usual order.
 */
final class CsvTable {
  private final Map<String, Integer> columns = new HashMap<>();
  private final List<CsvRecord> rows;

  /**
   * Reads a table.
   *
   * @param names what columns are called: for each its name, then others for the same
   */
  CsvTable(String text, List<List<String>> names) {
    List<CsvRecord> records = records(text);
    if (records.isEmpty()) {
      throw new BadFile("empty");
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

  List<CsvRecord> rows() {
    return rows;
  }

  boolean has(String column) {
    return columns.containsKey(column);
  }

  /** A cell, empty when the row or the table does not have it. */
  String cell(CsvRecord row, String column) {
    int at = columns.getOrDefault(column, Integer.MAX_VALUE);
    return at < row.getFieldCount() ? row.getField(at).strip() : "";
  }

  private static List<CsvRecord> records(String text) {
    try {
      return CsvText.records(text);
    } catch (CsvProblem e) {
      throw BadFile.at(e.line(), String.valueOf(e.getMessage()));
    }
  }
}
