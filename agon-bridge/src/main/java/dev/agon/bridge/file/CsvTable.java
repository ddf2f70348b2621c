package dev.agon.bridge.file;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import dev.agon.bridge.BadFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
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
  private static final int LONGEST_CELL = 1 << 26;

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

  private static List<CsvRecord> records(String withMark) {
    String text = withMark.startsWith("\uFEFF") ? withMark.substring(1) : withMark;
    List<CsvRecord> records = new ArrayList<>();
    try (CsvReader<CsvRecord> reader =
        CsvReader.builder()
            .fieldSeparator(separator(text))
            .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
            .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
            .maxBufferSize(LONGEST_CELL)
            .detectBomHeader(false)
            .ofCsvRecord(text)) {
      reader.forEach(records::add);
    } catch (CsvParseException e) {
      Throwable why = e.getCause() == null ? e : e.getCause();
      long line = records.isEmpty() ? 1 : records.getLast().getStartingLineNumber() + 1;
      throw BadFile.at(line, "no comma-separated values: " + why.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (!records.isEmpty() && text.chars().filter(c -> c == '"').count() % 2 == 1) {
      throw BadFile.at(
          records.getLast().getStartingLineNumber(), "a quote is opened and never closed");
    }
    return records;
  }

  /** What the first line has most of: commas, semicolons or tabs. */
  private static char separator(String text) {
    String line = text.lines().findFirst().orElse("");
    char best = ',';
    for (char candidate : new char[] {';', '\t'}) {
      if (count(line, candidate) > count(line, best)) {
        best = candidate;
      }
    }
    return best;
  }

  private static long count(String text, char wanted) {
    return text.chars().filter(c -> c == wanted).count();
  }
}
