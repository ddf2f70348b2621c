package dev.agon.blotto;

import static dev.agon.game.Parsed.quoted;

import dev.agon.blotto.old.Digits;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
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
 * @param name the column of the names that are shown, if it is another one
 * @param units the columns of the units, one for each battlefield
 * @param medianWidth the median number of cells in a row
 */
record EntryColumns(
    boolean hasHeader, OptionalInt id, OptionalInt name, List<Integer> units, int medianWidth) {
  private static final Pattern NUMBER = Pattern.compile("\\s*[+-]?\\d+([.,]\\d+)?\\s*");
  private static final Set<String> SUM_NAMES = Set.of("total", "sum");

  /**
   * Finds the columns. A first row without a number is a header. Columns that are mostly numbers
   * are units, unless they hold times. The id column is the one that was asked for; or the one with
   * a header like "id" or "Your name"; or the first column of numbers, if there is one more than
   * battlefields; or a column of text that looks like names. A time is never an id by itself.
   */
  static EntryColumns find(
      String file,
      List<List<String>> rows,
      Optional<Integer> battlefields,
      Optional<String> askedId,
      Optional<String> askedName) {
    boolean hasHeader = rows.getFirst().stream().noneMatch(EntryColumns::isNumber);
    List<String> header = hasHeader ? rows.getFirst() : List.of();
    List<List<String>> data = rows.subList(hasHeader ? 1 : 0, rows.size());
    if (battlefields.isEmpty() && !hasHeader) {
      throw new UserError("--values is required because the file has no header");
    }
    return new Finder(file, header, data, battlefields, askedId, askedName).columns(hasHeader);
  }

  /** Finds the roles of the columns of one table. */
  private record Finder(
      String file,
      List<String> header,
      List<List<String>> data,
      Optional<Integer> battlefields,
      Optional<String> askedId,
      Optional<String> askedName) {

    EntryColumns columns(boolean hasHeader) {
      List<Integer> numbers = new ArrayList<>(mostlyNumbers(data));
      OptionalInt name =
          askedName.isPresent() ? asked("show", askedName.get()) : OptionalInt.empty();
      numbers.removeIf(column -> isSumName(header(column)) || isTime(column) || is(name, column));
      OptionalInt named =
          askedId.isPresent() ? asked("id", askedId.get()) : byHeaderOrCount(numbers);
      List<Integer> units = numbers.stream().filter(column -> !is(named, column)).toList();
      check(file, units.size(), battlefields);
      OptionalInt id = named.isPresent() || askedId.isPresent() ? named : byContent(units);
      refuseMixedColumns(units, id, name);
      return new EntryColumns(hasHeader, id, name, units, medianWidth(data));
    }

    private String header(int column) {
      return column < header.size() ? header.get(column) : "";
    }

    private List<String> cells(int column) {
      return data.stream().map(row -> row.size() > column ? row.get(column) : "").toList();
    }

    private boolean isTime(int column) {
      return NameColumn.isTime(header(column), cells(column));
    }

    private static boolean is(OptionalInt asked, int column) {
      return asked.isPresent() && asked.getAsInt() == column;
    }

    /** The column with this header or number, or the only one whose header has the word in it. */
    private OptionalInt asked(String flag, String word) {
      for (int column = 0; column < header.size(); column++) {
        if (header.get(column).strip().equalsIgnoreCase(word.strip())) {
          return OptionalInt.of(column);
        }
      }
      int width = Math.max(header.size(), medianWidth(data));
      int number = Digits.read(word.strip().getBytes(StandardCharsets.UTF_8));
      if (number >= 1 && number <= width) {
        return OptionalInt.of(number - 1);
      }
      Pattern inside = Pattern.compile("(?iu).*\\b" + Pattern.quote(word.strip()) + "\\b.*");
      int[] found =
          IntStream.range(0, header.size())
              .filter(column -> inside.matcher(header.get(column)).matches())
              .toArray();
      if (found.length == 1) {
        return OptionalInt.of(found[0]);
      }
      throw UserError.ofFlag(flag, "must be " + columnsToAskFor(width) + ", not " + quoted(word));
    }

    private String columnsToAskFor(int width) {
      List<String> names = header.stream().map(cell -> quoted(cell.strip())).toList();
      return "a column from 1 to "
          + width
          + (names.isEmpty() ? "" : " or one of " + String.join(", ", names));
    }

    /** A header that can only be an id, or one column of numbers too many at the beginning. */
    private OptionalInt byHeaderOrCount(List<Integer> numbers) {
      OptionalInt named =
          IntStream.range(0, header.size())
              .filter(column -> NameColumn.isExact(header.get(column)))
              .filter(numbers::contains)
              .findFirst();
      OptionalInt text = byContent(numbers);
      boolean isNamed = text.isPresent() && NameColumn.isExact(header(text.getAsInt()));
      if (named.isPresent() && !isNamed) {
        return named;
      }
      if (text.isEmpty()
          && battlefields.isPresent()
          && numbers.size() == battlefields.get() + 1
          && numbers.getFirst() == 0) {
        return OptionalInt.of(0);
      }
      return text;
    }

    /** A column of text with names. */
    private OptionalInt byContent(List<Integer> numbers) {
      List<NameColumn.Candidate> candidates = new ArrayList<>();
      for (int column = 0; column < Math.max(header.size(), medianWidth(data)); column++) {
        if (!numbers.contains(column) && !isSumName(header(column)) && !isTime(column)) {
          candidates.add(new NameColumn.Candidate(column, header(column), cells(column)));
        }
      }
      int found =
          NameColumn.choose(candidates, numbers.isEmpty() ? Integer.MAX_VALUE : numbers.getFirst());
      return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
    }

    /**
     * Refuses a column before the last battlefield that has numbers in some rows only. It may be a
     * battlefield with typing mistakes, and ignoring it would change the game.
     */
    private void refuseMixedColumns(List<Integer> units, OptionalInt id, OptionalInt name) {
      for (int c = 0; c < units.getLast(); c++) {
        int column = c;
        boolean ignored = !units.contains(column) && !is(id, column) && !is(name, column);
        if (ignored
            && !isSumName(header(column))
            && !isTime(column)
            && cells(column).stream().anyMatch(EntryColumns::isNumber)) {
          throw new UserError(
              "%s: column %d has numbers in some rows only; it must be all units or all text"
                  .formatted(file, column + 1));
        }
      }
    }
  }

  private static boolean isSumName(String cell) {
    return SUM_NAMES.contains(cell.strip().toLowerCase(Locale.ROOT));
  }

  private static boolean isNumber(String cell) {
    return NUMBER.matcher(cell).matches();
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
          "%s: found %d columns of units, but --values names %d battlefields"
              .formatted(file, found, battlefields.get()));
    }
  }
}
