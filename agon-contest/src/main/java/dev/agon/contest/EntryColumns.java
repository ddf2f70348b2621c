package dev.agon.contest;

import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The roles of the columns of a table of entries.
 *
 * @param hasHeader whether the first row names the columns
 * @param id the column of the ids; without one, rows are numbered
 * @param units the columns of the units, one for each battlefield
 * @param medianWidth the median number of cells in a row
 */
record EntryColumns(boolean hasHeader, OptionalInt id, List<Integer> units, int medianWidth) {
  private static final Pattern NUMBER = Pattern.compile("\\s*[+-]?\\d+([.,]\\d+)?\\s*");
  private static final Set<String> SUM_NAMES = Set.of("total", "sum");
  private static final Set<String> ID_NAMES =
      Set.of(
          "id", "name", "entry", "player", "team", "user", "username", "no", "nr", "number", "#");

  /**
   * Finds the columns. A first row without a number is a header. Columns that are mostly numbers
   * are units. The id column has a name like "id" or "player"; otherwise it is the first column if
   * that is text, or if it is one column of numbers more than there are battlefields.
   *
   * @param file the file's name, for errors
   * @param battlefields their number, if known
   * @throws UserError when the columns do not fit
   */
  static EntryColumns find(String file, List<List<String>> rows, Optional<Integer> battlefields) {
    boolean hasHeader = rows.getFirst().stream().noneMatch(EntryColumns::isNumber);
    List<String> header = hasHeader ? rows.getFirst() : List.of();
    List<List<String>> data = rows.subList(hasHeader ? 1 : 0, rows.size());
    if (battlefields.isEmpty() && !hasHeader) {
      throw new UserError("--values is required because the file has no header");
    }
    List<Integer> numbers = new ArrayList<>(mostlyNumbers(data));
    numbers.removeIf(column -> column < header.size() && isSumName(header.get(column)));
    OptionalInt named =
        IntStream.range(0, header.size())
            .filter(column -> isIdName(header.get(column)))
            .findFirst();
    if (named.isEmpty()
        && battlefields.isPresent()
        && numbers.size() == battlefields.get() + 1
        && numbers.getFirst() == 0) {
      named = OptionalInt.of(0);
    }
    OptionalInt idByName = named;
    List<Integer> units =
        numbers.stream()
            .filter(column -> idByName.isEmpty() || idByName.getAsInt() != column)
            .toList();
    check(file, units.size(), battlefields);
    refuseMixedColumns(file, data, header, units, idByName);
    OptionalInt id = named.isPresent() || units.getFirst() == 0 ? named : OptionalInt.of(0);
    return new EntryColumns(hasHeader, id, units, medianWidth(data));
  }

  /**
   * Refuses a column before the last battlefield that has numbers in some rows only. It may be a
   * battlefield with typing mistakes, and ignoring it would change the game.
   */
  private static void refuseMixedColumns(
      String file,
      List<List<String>> data,
      List<String> header,
      List<Integer> units,
      OptionalInt id) {
    for (int c = 0; c < units.getLast(); c++) {
      int column = c;
      boolean ignored = !units.contains(column) && (id.isEmpty() || id.getAsInt() != column);
      boolean isSum = column < header.size() && isSumName(header.get(column));
      if (ignored
          && !isSum
          && data.stream().anyMatch(row -> row.size() > column && isNumber(row.get(column)))) {
        throw new UserError(
            file
                + ": column "
                + (column + 1)
                + " has numbers in some rows only; it must be all units or all text");
      }
    }
  }

  private static boolean isSumName(String cell) {
    return SUM_NAMES.contains(cell.strip().toLowerCase(Locale.ROOT));
  }

  private static boolean isNumber(String cell) {
    return NUMBER.matcher(cell).matches();
  }

  private static boolean isIdName(String cell) {
    return ID_NAMES.contains(cell.strip().toLowerCase(Locale.ROOT));
  }

  private static List<Integer> mostlyNumbers(List<List<String>> data) {
    List<Integer> columns = new ArrayList<>();
    for (int c = 0; c < medianWidth(data); c++) {
      int column = c;
      long present = data.stream().filter(row -> row.size() > column).count();
      long numbers =
          data.stream().filter(row -> row.size() > column && isNumber(row.get(column))).count();
      if (2 * numbers > present) {
        columns.add(column);
      }
    }
    return columns;
  }

  private static int medianWidth(List<List<String>> data) {
    int[] widths = data.stream().mapToInt(List::size).sorted().toArray();
    return widths.length == 0 ? 0 : widths[widths.length / 2];
  }

  /** Whether a cell is a number beyond the last column. */
  boolean isSurplus(int column, String cell) {
    return column >= medianWidth && isNumber(cell);
  }

  private static void check(String file, int found, Optional<Integer> battlefields) {
    if (found == 0) {
      throw new UserError(file + ": no column of units; an entry is a line like P1,2,2,2,4");
    }
    if (battlefields.isPresent() && found != battlefields.get()) {
      throw new UserError(
          file
              + ": found "
              + found
              + " columns of units, but --values names "
              + battlefields.get()
              + " battlefields");
    }
  }
}
