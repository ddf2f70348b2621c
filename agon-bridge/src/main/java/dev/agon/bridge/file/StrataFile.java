package dev.agon.bridge.file;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.score.PairStrata;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import dev.agon.game.Parsed;
import dev.agon.text.EncodedText;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The strata and handicaps of a session's pairs: a row for each pair. */
public final class StrataFile {
  private static final List<List<String>> COLUMNS =
      List.of(
          List.of("number", "pair", "pairnumber", "no", "nr"),
          List.of("stratum", "strat", "strata"),
          List.of("handicap"),
          List.of("direction", "side", "seat"),
          List.of("section"));
  private static final Pattern STRATUM = Pattern.compile("[A-Z]");
  private static final Pattern HANDICAP = Pattern.compile("[+-]?[0-9]{1,3}([.][0-9]{1,4})?");

  private final List<Row> rows;

  private record Row(
      FileLine line,
      String number,
      String section,
      Optional<Partnership> direction,
      String stratum,
      Optional<Fraction> handicap) {

    boolean is(Pair pair) {
      return pair.number().equals(number)
          && (section.isEmpty() || section.equals(pair.section()))
          && (direction.isEmpty()
              || pair.direction().isEmpty()
              || direction.equals(pair.direction()));
    }
  }

  private StrataFile(List<Row> rows) {
    this.rows = rows;
  }

  /** Reads a table of pair, stratum and handicap, and optionally direction and section. */
  public static StrataFile read(String file, byte[] bytes) {
    CsvTable table = new CsvTable(file, EncodedText.decode(bytes), COLUMNS);
    if (!table.has("number") || !table.has("stratum") && !table.has("handicap")) {
      throw table
          .firstLine()
          .error(
              "the columns are pair and stratum or handicap, with their names in the first line");
    }
    List<Row> rows = new ArrayList<>();
    table.forEach(record -> rows.add(row(table, record)));
    return new StrataFile(rows);
  }

  private static Row row(CsvTable table, CsvRecord record) {
    FileLine line = table.line(record);
    String stratum = table.cell(record, "stratum").toUpperCase(Locale.ROOT);
    if (!stratum.isEmpty() && !STRATUM.matcher(stratum).matches()) {
      throw line.error("a stratum must be a letter like A, B or C, not " + Parsed.quoted(stratum));
    }
    return new Row(
        line,
        table.cell(record, "number"),
        table.cell(record, "section"),
        table.direction(record),
        stratum,
        handicap(line, table.cell(record, "handicap")));
  }

  private static Optional<Fraction> handicap(FileLine line, String text) {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    if (!HANDICAP.matcher(text).matches()) {
      throw line.error("a handicap must be a number like 2.5, not " + Parsed.quoted(text));
    }
    return Optional.of(Decimal.of(text).value());
  }

  /** The strata of a session; an error names every row that does not fit exactly one pair. */
  public PairStrata of(Session session) {
    Map<Integer, String> strata = new HashMap<>();
    Map<Integer, Fraction> handicaps = new HashMap<>();
    Map<Integer, Row> seen = new HashMap<>();
    List<String> problems = new ArrayList<>();
    for (Row row : rows) {
      List<Integer> found = pairs(row, session);
      if (found.size() != 1) {
        String which = found.isEmpty() ? "no pair " : "several pairs ";
        String remedy = found.isEmpty() ? "" : NamesFile.TELL_APART;
        problems.add(
            row.line() + ": the session has " + which + Parsed.quoted(row.number()) + remedy);
        continue;
      }
      int pair = found.getFirst();
      Row before = seen.putIfAbsent(pair, row);
      if (before != null) {
        problems.add(
            "%s: pair %s is there twice, first in line %d"
                .formatted(row.line(), Parsed.quoted(row.number()), before.line().number()));
      }
      if (!row.stratum().isEmpty()) {
        strata.put(pair, row.stratum());
      }
      row.handicap().ifPresent(handicap -> handicaps.put(pair, handicap));
    }
    if (!problems.isEmpty()) {
      throw UserError.inFile(rows.getFirst().line().file(), problems);
    }
    return new PairStrata(strata, handicaps);
  }

  private static List<Integer> pairs(Row row, Session session) {
    return IntStream.range(0, session.pairs().size())
        .filter(pair -> row.is(session.pair(pair)))
        .boxed()
        .toList();
  }
}
