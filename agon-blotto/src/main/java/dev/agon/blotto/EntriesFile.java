package dev.agon.blotto;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.blotto.old.Digits;
import dev.agon.game.Parsed;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.text.CsvText;
import dev.agon.text.FileLine;
import dev.agon.text.NameRule;
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
 * Reads entries from the old program's lines, or from a table exported from a spreadsheet, with or
 * without a header, ids and other columns.
 */
public final class EntriesFile {
  private static final String SKIPPING = "--skip-invalid skips such rows";
  private static final String KEEPING = "--keep last, first or all says which of them counts";

  private final String name;
  private final Options options;

  private EntriesFile(String name, Options options) {
    this.name = name;
    this.options = options;
  }

  /**
   * How a file of entries is read.
   *
   * @param values the values of the battlefields; by default 1 to the number of columns
   * @param units the number of units of an entry; by default the most frequent sum of a row
   * @param skipInvalid whether invalid rows are skipped instead of refused
   * @param id the header or the number of the column of the ids; by default it is looked for
   * @param keep what happens to several entries with the same id; by default they are invalid
   */
  public record Options(
      Optional<Battlefields> values,
      Optional<Integer> units,
      boolean skipInvalid,
      Optional<String> id,
      Optional<RepeatedEntries> keep) {}

  /** Reads entries; an error names the first invalid row, unless such rows are skipped. */
  public static ContestEntries read(String name, String text, Options options) {
    ContestEntries entries = new EntriesFile(name, options).parse(text);
    if (!entries.invalidRows().isEmpty() && !options.skipInvalid()) {
      ContestEntries.InvalidRow first = entries.invalidRows().getFirst();
      throw first.line().error(first.problem() + "; " + first.remedy());
    }
    if (entries.entries().isEmpty()) {
      throw new UserError(name + ": no entries");
    }
    return entries;
  }

  private ContestEntries parse(String text) {
    List<CsvRecord> records = CsvText.records(name, text);
    if (records.isEmpty()) {
      throw new UserError(name + ": the file is empty; an entry is a line like P1,2,2,2,4");
    }
    EntryColumns columns =
        EntryColumns.find(
            name,
            records.stream().map(CsvRecord::getFields).toList(),
            options.values().map(Battlefields::count),
            options.id());
    List<Row> rows = new ArrayList<>();
    for (CsvRecord record : records.subList(columns.hasHeader() ? 1 : 0, records.size())) {
      rows.add(row(record, columns, rows.size() + 1));
    }
    return entries(
        rows, options.values().orElseGet(() -> Battlefields.upTo(columns.units().size())));
  }

  /** A row of the file, with its plan or with the reason why it has none. */
  private record Row(FileLine line, String id, Parsed<Plan> plan) {}

  private Row row(CsvRecord record, EntryColumns columns, int number) {
    String id =
        columns.id().isPresent()
            ? cell(record, columns.id().getAsInt()).strip()
            : String.valueOf(number);
    return new Row(new FileLine(name, record.getStartingLineNumber()), id, plan(record, columns));
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
            "units on battlefield %d must be a whole number from 0, not %s"
                .formatted(field + 1, Parsed.quoted(cell)));
      }
    }
    for (int column = columns.medianWidth(); column < record.getFieldCount(); column++) {
      if (columns.isSurplus(column, record.getField(column))) {
        return new Parsed.Failure<>(
            "one number too many: " + Parsed.quoted(record.getField(column)));
      }
    }
    return new Parsed.Value<>(Plan.of(plan));
  }

  private ContestEntries entries(List<Row> rows, Battlefields battlefields) {
    long total = options.units().map(Integer::longValue).orElseGet(() -> mostFrequentTotal(rows));
    List<ContestEntry> entries = new ArrayList<>();
    List<ContestEntries.InvalidRow> invalidRows = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Row row : rows) {
      Optional<String> problem = problem(row, total);
      if (problem.isPresent()) {
        invalidRows.add(new ContestEntries.InvalidRow(row.line(), problem.get(), SKIPPING));
      } else if (row.plan() instanceof Parsed.Value<Plan>(Plan plan)) {
        if (ids.add(row.id()) || options.keep().isPresent()) {
          entries.add(new ContestEntry(row.id(), plan));
        } else {
          String twice = "the id " + Parsed.quoted(row.id()) + " occurs twice";
          invalidRows.add(new ContestEntries.InvalidRow(row.line(), twice, KEEPING));
        }
      }
    }
    return new ContestEntries(
        battlefields,
        total,
        options.keep().map(keep -> keep.keep(entries)).orElse(entries),
        invalidRows,
        options.keep().flatMap(keep -> keep.note(entries)).map(note -> name + ": " + note));
  }

  private static Optional<String> problem(Row row, long total) {
    return switch (row.plan()) {
      case Parsed.Failure<Plan>(String why) -> Optional.of(why);
      case Parsed.Value<Plan>(Plan plan) when plan.total() != total ->
          Optional.of("places " + plan.total() + " units, not " + total);
      case Parsed.Value<Plan> _ when row.id().isEmpty() -> Optional.of("has no id");
      case Parsed.Value<Plan> _ when row.id().chars().anyMatch(Character::isISOControl) ->
          Optional.of("an id must not have control characters: " + Parsed.quoted(row.id()));
      case Parsed.Value<Plan> _ -> NameRule.tooLong(row.id());
    };
  }

  /** The most frequent sum of units; among equally frequent ones, the first. */
  private static long mostFrequentTotal(List<Row> rows) {
    Map<Long, Integer> counts = new LinkedHashMap<>();
    for (Row row : rows) {
      if (row.plan() instanceof Parsed.Value<Plan>(Plan plan)) {
        counts.merge(plan.total(), 1, Integer::sum);
      }
    }
    return counts.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse(0L);
  }
}
