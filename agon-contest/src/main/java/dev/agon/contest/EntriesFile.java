package dev.agon.contest;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.contest.old.Digits;
import dev.agon.game.Parsed;
import dev.agon.games.blotto.Battlefields;
import dev.agon.games.blotto.Plan;
import dev.agon.text.CsvProblem;
import dev.agon.text.CsvText;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Entries in a file: the old program's lines, or a table as people export it from a
 * spreadsheet, with or without header and ids, and with other columns.
 */
public final class EntriesFile {
  private final Optional<Battlefields> values;
  private final Optional<Integer> units;

  private EntriesFile(Optional<Battlefields> values, Optional<Integer> units) {
    this.values = values;
    this.units = units;
  }

  /**
   * How a file of entries is read.
   *
   * @param values what battlefields are worth; by default what the file says
   * @param units how many units an entry places; by default what most rows place
   * @param skipInvalid whether rows that are no entries are left out instead of refused
   */
  public record Options(
      Optional<Battlefields> values, Optional<Integer> units, boolean skipInvalid) {}

  /**
   * Reads entries.
   *
   * @param name the file's name, for messages
   * @throws UserError when a row is wrong and may not be left out, or when there is no entry
   */
  public static ContestEntries read(String name, String text, Options options) {
    try {
      ContestEntries entries = new EntriesFile(options.values(), options.units()).parse(text);
      if (!entries.leftOut().isEmpty() && !options.skipInvalid()) {
        ContestEntries.LeftOut first = entries.leftOut().getFirst();
        throw new UserError(at(name, first) + "; --skip-invalid leaves such rows out");
      }
      if (entries.entries().isEmpty()) {
        throw new UserError("no entries");
      }
      return entries;
    } catch (UserError e) {
      throw e.in(name);
    }
  }

  /** Where a row that was left out is, and why. */
  public static String at(String name, ContestEntries.LeftOut row) {
    return name + ", line " + row.line() + ": " + row.why();
  }

  private ContestEntries parse(String text) {
    List<CsvRecord> records = records(text);
    if (records.isEmpty()) {
      throw new UserError("empty; an entry is a line like P1,2,2,2,4");
    }
    EntryColumns columns =
        EntryColumns.find(
            records.stream().map(CsvRecord::getFields).toList(), values.map(Battlefields::count));
    List<Row> rows = new ArrayList<>();
    for (CsvRecord record : records.subList(columns.hasHeader() ? 1 : 0, records.size())) {
      rows.add(row(record, columns, rows.size() + 1));
    }
    return entries(rows, values.orElseGet(() -> Battlefields.upTo(columns.units().size())));
  }

  private static List<CsvRecord> records(String text) {
    try {
      return CsvText.records(text);
    } catch (CsvProblem e) {
      throw new UserError("line " + e.line() + ": " + e.getMessage(), e);
    }
  }

  /** A row as it was read: an entry, or what is wrong with it. */
  private record Row(long line, String id, Parsed<Plan> plan) {}

  private static Row row(CsvRecord record, EntryColumns columns, int number) {
    String id =
        columns.id().isPresent()
            ? cell(record, columns.id().getAsInt()).strip()
            : String.valueOf(number);
    return new Row(record.getStartingLineNumber(), id, plan(record, columns));
  }

  private static String cell(CsvRecord record, int column) {
    return column < record.getFieldCount() ? record.getField(column) : "";
  }

  private static Parsed<Plan> plan(CsvRecord record, EntryColumns columns) {
    int[] plan = new int[columns.units().size()];
    for (int field = 0; field < plan.length; field++) {
      String cell = cell(record, columns.units().get(field)).strip();
      plan[field] = Digits.read(cell.getBytes(StandardCharsets.UTF_8));
      if (plan[field] == Digits.NONE) {
        return new Parsed.Failure<>(
            "units on battlefield "
                + (field + 1)
                + " must be a whole number from 0, not "
                + Parsed.quoted(cell));
      }
    }
    for (int column = columns.usualWidth(); column < record.getFieldCount(); column++) {
      if (columns.isSurplus(column, record.getField(column))) {
        return new Parsed.Failure<>(
            "has a number too many: " + Parsed.quoted(record.getField(column)));
      }
    }
    return new Parsed.Value<>(Plan.of(plan));
  }

  private ContestEntries entries(List<Row> rows, Battlefields battlefields) {
    long total = units.map(Integer::longValue).orElseGet(() -> usualTotal(rows));
    List<ContestEntry> entries = new ArrayList<>();
    List<ContestEntries.LeftOut> leftOut = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Row row : rows) {
      switch (row.plan()) {
        case Parsed.Failure<Plan>(String why) ->
            leftOut.add(new ContestEntries.LeftOut(row.line(), why));
        case Parsed.Value<Plan>(Plan plan) -> {
          String problem = problem(row.id(), plan, total, ids);
          if (problem.isEmpty()) {
            entries.add(new ContestEntry(row.id(), plan));
            ids.add(row.id());
          } else {
            leftOut.add(new ContestEntries.LeftOut(row.line(), problem));
          }
        }
      }
    }
    return new ContestEntries(battlefields, total, entries, leftOut);
  }

  private static String problem(String id, Plan plan, long total, Set<String> ids) {
    if (plan.total() != total) {
      return "places " + plan.total() + " units, not " + total;
    }
    if (id.isEmpty()) {
      return "has no id";
    }
    if (id.chars().anyMatch(Character::isISOControl)) {
      return "an id has no control characters: " + Parsed.quoted(id);
    }
    return ids.contains(id) ? "the id " + Parsed.quoted(id) + " is there twice" : "";
  }

  /** What most rows place; of equally frequent totals the one that comes first. */
  private static long usualTotal(List<Row> rows) {
    Map<Long, Integer> times = new LinkedHashMap<>();
    for (Row row : rows) {
      if (row.plan() instanceof Parsed.Value<Plan>(Plan plan)) {
        times.merge(plan.total(), 1, Integer::sum);
      }
    }
    long usual = 0;
    int most = 0;
    for (Map.Entry<Long, Integer> total : times.entrySet()) {
      if (total.getValue() > most) {
        usual = total.getKey();
        most = total.getValue();
      }
    }
    return usual;
  }
}
