package dev.agon.bridge.file;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.bridge.Partnership;
import dev.agon.game.Parsed;
import dev.agon.text.CsvText;
import dev.agon.text.FileLine;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A table of values separated by commas, semicolons or tabs, with named columns.
 *
 * <p>A first row that begins with a word is the header; case and punctuation do not matter. Without
 * a header the columns have the default order. Other columns are ignored, as the tables of other
 * programs have them, but not if their name looks like a slip.
 */
final class CsvTable {
  /** Shorter names are not compared: too many words are near them. */
  private static final int MIN_SLIP = 4;

  private final String file;
  private final Map<String, Integer> columns = new HashMap<>();
  private final List<CsvRecord> rows;

  /** Reads a table; for each column in default order its name, then its other names. */
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
    if (header) {
      refuseSlips(first, names);
      refuseExtraCells(first.getFieldCount());
    }
  }

  /** Refuses a name that is nearly that of a column which is not there. */
  private void refuseSlips(CsvRecord header, List<List<String>> names) {
    List<String> missing =
        names.stream()
            .filter(column -> !columns.containsKey(column.getFirst()))
            .flatMap(List::stream)
            .filter(name -> name.length() >= MIN_SLIP)
            .toList();
    List<String> problems = new ArrayList<>();
    for (String given : header.getFields()) {
      String plain = plain(given);
      if (names.stream().noneMatch(column -> column.contains(plain))) {
        missing.stream()
            .filter(name -> Nearest.isSlip(plain, name))
            .findFirst()
            .ifPresent(
                name ->
                    problems.add(
                        "%s: unknown column %s; did you mean %s?"
                            .formatted(firstLine(), Parsed.quoted(given.strip()), name)));
      }
    }
    refuse(problems);
  }

  /** Refuses rows with cells that no column is for. */
  private void refuseExtraCells(int count) {
    List<String> problems = new ArrayList<>();
    for (CsvRecord row : rows) {
      if (row.getFields().stream().skip(count).anyMatch(cell -> !cell.isBlank())) {
        problems.add(
            "%s: expected %d cells as in the first line, got %d"
                .formatted(line(row), count, row.getFieldCount()));
      }
    }
    refuse(problems);
  }

  private void refuse(List<String> problems) {
    if (!problems.isEmpty()) {
      throw UserError.inFile(file, problems);
    }
  }

  /** Requires all columns, as a table that only Agon writes has them. */
  void requireAll(List<String> names) {
    List<String> missing = names.stream().filter(name -> !columns.containsKey(name)).toList();
    if (!missing.isEmpty()) {
      throw firstLine()
          .error(
              "no column '%s'; the columns are %s"
                  .formatted(missing.getFirst(), String.join(", ", names)));
    }
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  /** Reads all rows; the error names every line that is wrong. */
  void forEach(Consumer<CsvRecord> reader) {
    List<String> problems = new ArrayList<>();
    for (CsvRecord row : rows) {
      try {
        reader.accept(row);
      } catch (UserError e) {
        problems.add(String.valueOf(e.getMessage()));
      }
    }
    refuse(problems);
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

  /** The side in the column of directions; empty if there is none. */
  Optional<Partnership> direction(CsvRecord row) {
    String text = cell(row, "direction");
    return switch (text.toUpperCase(Locale.ROOT)) {
      case "" -> Optional.empty();
      case "NS", "N", "S", "N/S" -> Optional.of(Partnership.NS);
      case "EW", "E", "W", "E/W" -> Optional.of(Partnership.EW);
      default -> throw line(row).error("a direction must be NS or EW, not " + Parsed.quoted(text));
    };
  }

  FileLine firstLine() {
    return new FileLine(file, 1);
  }

  FileLine line(CsvRecord row) {
    return new FileLine(file, row.getStartingLineNumber());
  }
}
