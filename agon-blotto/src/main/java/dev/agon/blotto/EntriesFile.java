package dev.agon.blotto;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.blotto.old.Digits;
import dev.agon.game.Parsed;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.text.CsvText;
import dev.agon.text.NameRule;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads entries from the old program's lines, or from a table exported from a spreadsheet, with or
 * without a header, ids and other columns.
 */
public final class EntriesFile {
  private static final String SKIPPING = "--skip-invalid skips such rows";
  private static final String KEEPING = "--keep last, first or all says which entry counts";

  private static final Pattern LINE_END = Pattern.compile("\\R");

  private final String name;
  private final Options options;
  private final List<InvalidRow> invalid = new ArrayList<>();

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
   * @param show the header or the number of the column of the names; by default that of the ids
   * @param keep what happens to several entries with the same id; by default they are invalid
   */
  public record Options(
      Optional<Battlefields> values,
      Optional<Integer> units,
      boolean skipInvalid,
      Optional<String> id,
      Optional<String> show,
      Optional<RepeatedEntries> keep) {}

  /**
   * Reads entries; invalid rows are an error, unless they are skipped.
   *
   * @param report gets a line for each row that is skipped, or for all invalid rows of several
   */
  public static ContestEntries read(
      String name, String text, Options options, Consumer<String> report) {
    EntriesFile file = new EntriesFile(name, options);
    ContestEntries entries = file.parse(text);
    file.report(report);
    if (entries.entries().isEmpty()) {
      throw new UserError(name + ": no entries");
    }
    return entries;
  }

  private void report(Consumer<String> report) {
    if (options.skipInvalid()) {
      invalid.forEach(row -> report.accept(name + ", " + row.row() + "; skipped"));
    } else if (invalid.size() == 1) {
      InvalidRow only = invalid.getFirst();
      throw new UserError(name + ", " + only.row() + "; " + only.remedy());
    } else if (!invalid.isEmpty()) {
      invalid.forEach(row -> report.accept(name + ", " + row.row()));
      String remedies =
          invalid.stream().map(InvalidRow::remedy).distinct().collect(Collectors.joining("; "));
      throw new UserError(name + ": " + invalid.size() + " invalid rows; " + remedies);
    }
  }

  /** A row that is not a valid entry, and the flag that helps. */
  private record InvalidRow(ContestEntries.LeftOut row, String remedy) {}

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
            options.id(),
            options.show());
    List<Row> rows = new ArrayList<>();
    long linesInCells = 0;
    for (int i = 0; i < records.size(); i++) {
      CsvRecord record = records.get(i);
      if (i > 0 || !columns.hasHeader()) {
        long row = record.getStartingLineNumber() - linesInCells;
        rows.add(row(record, columns, row, rows.size() + 1));
      }
      linesInCells += linesInCells(record);
    }
    return entries(
        rows, options.values().orElseGet(() -> Battlefields.upTo(columns.units().size())));
  }

  /** A sheet shows a record in one row, however many lines its cells have. */
  private static long linesInCells(CsvRecord record) {
    return record.getFields().stream()
        .mapToLong(cell -> LINE_END.matcher(cell).results().count())
        .sum();
  }

  /**
   * A row of the file, with its plan or with the reason why it has none.
   *
   * @param number in the sheet, from 1
   * @param label the name as messages have it; may be empty
   */
  private record Row(long number, String id, String name, String label, Parsed<Plan> plan) {
    ContestEntries.LeftOut leftOut(String why) {
      return new ContestEntries.LeftOut(number, label, why);
    }
  }

  private Row row(CsvRecord record, EntryColumns columns, long number, int count) {
    String id =
        columns.id().isPresent()
            ? cell(record, columns.id().getAsInt()).strip()
            : String.valueOf(count);
    String name = columns.name().isPresent() ? cell(record, columns.name().getAsInt()).strip() : id;
    boolean isNamed = columns.id().isPresent() || columns.name().isPresent();
    String label = isNamed && problem("name", name).isEmpty() ? name : "";
    return new Row(number, id, name, label, plan(record, columns));
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
    List<EntryRow> valid = new ArrayList<>();
    Map<String, Long> rowOfId = new HashMap<>();
    for (Row row : rows) {
      Optional<String> problem = problem(row, total);
      if (problem.isPresent()) {
        invalid.add(new InvalidRow(row.leftOut(problem.get()), SKIPPING));
      } else if (row.plan() instanceof Parsed.Value<Plan>(Plan plan)) {
        Long earlier = rowOfId.putIfAbsent(row.id(), row.number());
        if (earlier == null || options.keep().isPresent()) {
          valid.add(new EntryRow(row.number(), row.id(), row.name(), plan));
        } else {
          invalid.add(new InvalidRow(row.leftOut("has the same id as row " + earlier), KEEPING));
        }
      }
    }
    List<EntryRow> kept = options.keep().map(keep -> keep.select(valid)).orElse(valid);
    return new ContestEntries(
        battlefields,
        total,
        RepeatedEntries.named(kept),
        leftOut(valid, kept),
        options.keep().flatMap(keep -> keep.note(valid)).map(note -> name + ": " + note));
  }

  /** Invalid rows, and valid ones that are not kept. */
  private List<ContestEntries.LeftOut> leftOut(List<EntryRow> valid, List<EntryRow> kept) {
    List<ContestEntries.LeftOut> leftOut =
        new ArrayList<>(invalid.stream().map(InvalidRow::row).toList());
    Set<EntryRow> counted = new HashSet<>(kept);
    for (EntryRow row : valid) {
      if (!counted.contains(row)) {
        String why = options.keep().map(RepeatedEntries::why).orElse("");
        leftOut.add(new ContestEntries.LeftOut(row.row(), row.name(), why));
      }
    }
    leftOut.sort(Comparator.comparingLong(ContestEntries.LeftOut::row));
    return leftOut;
  }

  private static Optional<String> problem(Row row, long total) {
    return switch (row.plan()) {
      case Parsed.Failure<Plan>(String why) -> Optional.of(why);
      case Parsed.Value<Plan>(Plan plan) when plan.total() != total ->
          Optional.of("places " + plan.total() + " units, not " + total);
      case Parsed.Value<Plan> _ -> problem("id", row.id()).or(() -> problem("name", row.name()));
    };
  }

  /** What is wrong with an id or a name. */
  private static Optional<String> problem(String what, String value) {
    if (value.isEmpty()) {
      return Optional.of("has no " + what);
    }
    return value.chars().anyMatch(Character::isISOControl)
        ? Optional.of(
            "its %s must not have control characters: %s".formatted(what, Parsed.quoted(value)))
        : NameRule.tooLong(value);
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
