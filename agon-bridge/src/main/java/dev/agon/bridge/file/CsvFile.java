package dev.agon.bridge.file;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.game.Parsed;
import dev.agon.text.EncodedText;
import dev.agon.text.FileLine;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a session from a table with a row for each result. */
final class CsvFile {
  private static final List<List<String>> COLUMNS =
      List.of(
          List.of("board", "bd", "boardno", "boardnumber", "boardnum"),
          List.of("ns", "nspair", "nspairnumber", "pairns", "nsno", "northsouth"),
          List.of("ew", "ewpair", "ewpairnumber", "pairew", "ewno", "eastwest"),
          List.of("contract"),
          List.of("declarer", "by", "playedby", "decl"),
          List.of("tricks", "trickstaken"),
          List.of("score", "nsscore", "scorens", "points"),
          List.of("result"),
          List.of("adjusted", "adjustment", "adjustedscore"),
          List.of("section"),
          List.of("group", "fouled", "version"));

  private final CsvTable table;
  private final Optional<NamesFile> names;
  private final boolean twoFields;
  private final SessionBuilder builder = new SessionBuilder();
  private final Map<Integer, Partnership> sides = new HashMap<>();

  private CsvFile(CsvTable table, Optional<NamesFile> names, boolean twoFields) {
    this.table = table;
    this.names = names;
    this.twoFields = twoFields;
  }

  /** Reads a table; two fields number their pairs separately in the NS and EW columns. */
  static Session read(String file, byte[] bytes, Optional<NamesFile> names, boolean twoFields) {
    CsvTable table = new CsvTable(file, EncodedText.decode(bytes), COLUMNS);
    for (String column : List.of("board", "ns", "ew")) {
      if (!table.has(column)) {
        throw table
            .firstLine()
            .error(
                "no column '%s'; the columns are board, ns, ew, contract, declarer, tricks or"
                        .formatted(column)
                    + " result, score");
      }
    }
    return new CsvFile(table, names, twoFields).session();
  }

  private Session session() {
    names.ifPresent(file -> file.pairs().forEach(builder::add));
    table.forEach(this::add);
    return builder.build(SessionHeading.NONE, twoFields ? Optional.of(2) : Optional.empty());
  }

  private void add(CsvRecord record) {
    FileLine line = table.line(record);
    int board = ResultRow.boardNumber(line, table.cell(record, "board"));
    String section = table.cell(record, "section");
    ResultRow row =
        new ResultRow(
            line,
            table.cell(record, "ns"),
            table.cell(record, "ew"),
            table.cell(record, "contract"),
            table.cell(record, "declarer"),
            tricks(line, record),
            score(line, record),
            table.cell(record, "group"));
    BoardOutcome outcome = row.outcome(board);
    List<TravellerLine> results = builder.board(section, board);
    boolean pairMissing = row.ns().isEmpty() || row.ew().isEmpty();
    if (pairMissing && outcome instanceof BoardOutcome.NotPlayed) {
      return;
    }
    if (pairMissing) {
      throw line.error("the " + (row.ns().isEmpty() ? "NS" : "EW") + " pair is missing");
    }
    results.add(
        new TravellerLine(
            line.number(),
            pair(line, section, row.ns(), Partnership.NS),
            Optional.of(pair(line, section, row.ew(), Partnership.EW)),
            row.group(),
            outcome));
  }

  private String tricks(FileLine line, CsvRecord record) {
    String tricks = table.cell(record, "tricks");
    String result = table.cell(record, "result");
    if (!result.isEmpty() && result.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw line.error(
          "a result must be =, +1 or -2, not "
              + Parsed.quoted(result)
              + "; the number of tricks belongs in a column 'tricks'");
    }
    return tricks.isEmpty() ? result : tricks;
  }

  private String score(FileLine line, CsvRecord record) {
    String score = table.cell(record, "score");
    String adjusted = table.cell(record, "adjusted");
    if (!score.isEmpty() && !adjusted.isEmpty()) {
      throw line.error("both a score and an adjusted score; only one of them is allowed");
    }
    return adjusted.isEmpty() ? score : adjusted;
  }

  private int pair(FileLine line, String section, String number, Partnership side) {
    Optional<Integer> known = builder.find(section, number, side);
    if (known.isPresent() && !(twoFields && names.isEmpty())) {
      if (twoFields && sides.merge(known.get(), side, (first, _) -> first) != side) {
        throw line.error(
            "the names file has one pair %s, but NS and EW are numbered separately; a column"
                    .formatted(Parsed.quoted(number))
                + " direction in it tells them apart");
      }
      return known.get();
    }
    if (names.isPresent()) {
      throw line.error("the names file has no pair " + Parsed.quoted(number));
    }
    builder.add(new Pair(section, number, "", twoFields ? Optional.of(side) : Optional.empty()));
    return builder.find(section, number, side).orElseThrow();
  }
}
