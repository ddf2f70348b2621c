package dev.agon.app.blotto;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.Streams;
import dev.agon.app.UserError;
import dev.agon.app.UserFiles;
import dev.agon.csv.CsvProblem;
import dev.agon.csv.CsvText;
import dev.agon.game.Reading;
import dev.agon.games.blotto.Battlefields;
import dev.agon.games.blotto.Plan;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Entries in a file: the old program's lines, or a table as people export it from a spreadsheet,
 * with or without header and ids, and with other columns.
 */
final class EntriesFile {
  private static final String STANDARD_INPUT = "-";

  private final Optional<Battlefields> values;
  private final Optional<Integer> units;

  private EntriesFile(Optional<Battlefields> values, Optional<Integer> units) {
    this.values = values;
    this.units = units;
  }

  /** Adds the flags that say how a file of entries is read. */
  static Flags addTo(Flags flags) {
    return flags
        .value("values", "1,2,5", "what battlefields are worth (with a header: by default 1..n)")
        .value("units", "N", "the units of an entry (default: those that most rows place)")
        .flag("skip-invalid", "leave rows out that are no entries, and list them");
  }

  /** The entries in the file that the first operand names; rows left out are listed. */
  static Entries read(String name, Arguments given, Streams streams) {
    Optional<Battlefields> values = given.value("values").map(ValuesFlag::read);
    Optional<Integer> units = given.whole("units", 0, Integer.MAX_VALUE);
    String text = name.equals(STANDARD_INPUT) ? streams.readAll() : UserFiles.read(name);
    String shown = name.equals(STANDARD_INPUT) ? "standard input" : name;
    try {
      Entries entries = new EntriesFile(values, units).parse(text);
      if (!entries.leftOut().isEmpty() && !given.has("skip-invalid")) {
        Entries.LeftOut first = entries.leftOut().getFirst();
        throw new UserError(at(shown, first) + "; --skip-invalid leaves such rows out");
      }
      entries.leftOut().forEach(row -> streams.err().println(at(shown, row) + "; left out"));
      if (entries.entries().isEmpty()) {
        throw new UserError("no entries");
      }
      return entries;
    } catch (UserError e) {
      throw e.in(shown);
    }
  }

  private static String at(String name, Entries.LeftOut row) {
    return name + ", line " + row.line() + ": " + row.why();
  }

  private Entries parse(String text) {
    List<CsvRecord> records = records(text);
    if (records.isEmpty()) {
      throw new UserError("empty; an entry is a line like P1,2,2,2,4");
    }
    Columns columns =
        Columns.find(
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
  private record Row(long line, String id, Reading<Plan> plan) {}

  private static Row row(CsvRecord record, Columns columns, int number) {
    String id =
        columns.id().isPresent()
            ? cell(record, columns.id().getAsInt()).strip()
            : String.valueOf(number);
    return new Row(record.getStartingLineNumber(), id, plan(record, columns));
  }

  private static String cell(CsvRecord record, int column) {
    return column < record.getFieldCount() ? record.getField(column) : "";
  }

  private static Reading<Plan> plan(CsvRecord record, Columns columns) {
    int[] plan = new int[columns.units().size()];
    for (int field = 0; field < plan.length; field++) {
      String cell = cell(record, columns.units().get(field)).strip();
      plan[field] = Digits.read(cell.getBytes(StandardCharsets.UTF_8));
      if (plan[field] == Digits.NONE) {
        return new Reading.Garbled<>(
            "units on battlefield "
                + (field + 1)
                + " must be a whole number from 0, not "
                + Reading.quoted(cell));
      }
    }
    for (int column = columns.usualWidth(); column < record.getFieldCount(); column++) {
      if (columns.isSurplus(column, record.getField(column))) {
        return new Reading.Garbled<>(
            "has a number too many: " + Reading.quoted(record.getField(column)));
      }
    }
    return new Reading.Understood<>(Plan.of(plan));
  }

  private Entries entries(List<Row> rows, Battlefields battlefields) {
    long total = units.map(Integer::longValue).orElseGet(() -> usualTotal(rows));
    List<Entry> entries = new ArrayList<>();
    List<Entries.LeftOut> leftOut = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Row row : rows) {
      switch (row.plan()) {
        case Reading.Garbled<Plan>(String why) -> leftOut.add(new Entries.LeftOut(row.line(), why));
        case Reading.Understood<Plan>(Plan plan) -> {
          String problem = problem(row.id(), plan, total, ids);
          if (problem.isEmpty()) {
            entries.add(new Entry(row.id(), plan));
            ids.add(row.id());
          } else {
            leftOut.add(new Entries.LeftOut(row.line(), problem));
          }
        }
      }
    }
    return new Entries(battlefields, total, entries, leftOut);
  }

  private static String problem(String id, Plan plan, long total, Set<String> ids) {
    if (plan.total() != total) {
      return "places " + plan.total() + " units, not " + total;
    }
    if (id.isEmpty()) {
      return "has no id";
    }
    if (id.chars().anyMatch(Character::isISOControl)) {
      return "an id has no control characters: " + Reading.quoted(id);
    }
    return ids.contains(id) ? "the id " + Reading.quoted(id) + " is there twice" : "";
  }

  /** What most rows place; of equally frequent totals the one that comes first. */
  private static long usualTotal(List<Row> rows) {
    Map<Long, Integer> times = new LinkedHashMap<>();
    for (Row row : rows) {
      if (row.plan() instanceof Reading.Understood<Plan>(Plan plan)) {
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
