package dev.agon.bridge.file;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.game.Parsed;
import dev.agon.text.EncodedText;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The names of the pairs in a table of results.
 *
 * @param lines where each pair is
 */
public record NamesFile(List<Pair> pairs, List<FileLine> lines) {
  static final String TELL_APART = "; the columns section and direction tell them apart";
  private static final List<List<String>> COLUMNS =
      List.of(
          List.of("number", "pair", "pairnumber", "no", "nr"),
          List.of("name", "names", "player1", "player", "north"),
          List.of("partner", "player2", "south"),
          List.of("direction", "side", "seat"),
          List.of("section"));

  public NamesFile {
    pairs = List.copyOf(pairs);
    lines = List.copyOf(lines);
  }

  /**
   * Reads a table with a row for each pair: its number, its name or its players' names, and
   * optionally its direction and section. A line like {@code 5 Ann & Ben} is also accepted.
   */
  public static NamesFile read(String file, byte[] bytes) {
    CsvTable table = new CsvTable(file, EncodedText.decode(bytes), COLUMNS);
    if (!table.has("number")) {
      throw table.firstLine().error("no column 'number'; the columns are number, name");
    }
    List<Pair> pairs = new ArrayList<>();
    List<FileLine> lines = new ArrayList<>();
    Set<List<String>> seen = new HashSet<>();
    for (CsvRecord row : table.rows()) {
      Pair pair = pair(table, row);
      if (!seen.add(List.of(pair.section(), pair.number(), pair.direction().toString()))) {
        throw table.line(row).error("pair " + Parsed.quoted(pair.number()) + " occurs twice");
      }
      pairs.add(pair);
      lines.add(table.line(row));
    }
    return new NamesFile(pairs, lines);
  }

  /** The session with the names of this file; pairs that it does not have keep theirs. */
  Session named(Session session) {
    List<String> problems = new ArrayList<>();
    for (int at = 0; at < pairs.size(); at++) {
      Pair given = pairs.get(at);
      if (session.pairs().stream().filter(pair -> isSame(given, pair)).count() > 1) {
        String number = Parsed.quoted(given.number());
        problems.add(lines.get(at) + ": the session has several pairs " + number + TELL_APART);
      }
    }
    if (!problems.isEmpty()) {
      throw UserError.inFile(lines.getFirst().file(), problems);
    }
    return session.withPairs(session.pairs().stream().map(this::named).toList());
  }

  private Pair named(Pair pair) {
    return pairs.stream()
        .filter(given -> isSame(given, pair))
        .findFirst()
        .map(given -> pair.named(given.name()))
        .orElse(pair);
  }

  private static boolean isSame(Pair given, Pair pair) {
    return given.number().equals(pair.number())
        && (given.section().isEmpty() || given.section().equals(pair.section()))
        && (given.direction().isEmpty() || given.direction().equals(pair.direction()));
  }

  private static Pair pair(CsvTable table, CsvRecord row) {
    String number = table.cell(row, "number");
    String name =
        String.join(
            " & ",
            Stream.of(table.cell(row, "name"), table.cell(row, "partner"))
                .filter(player -> !player.isEmpty())
                .toList());
    int blank = number.indexOf(' ');
    if (row.getFieldCount() == 1 && blank > 0) {
      name = number.substring(blank).strip();
      number = number.substring(0, blank);
    }
    if (number.isEmpty() || name.isEmpty()) {
      String problem =
          number.isEmpty()
              ? "the pair has no number"
              : "pair " + Parsed.quoted(number) + " has no name";
      throw table.line(row).error(problem);
    }
    return new Pair(
        table.cell(row, "section"), number, table.line(row).name(name), table.direction(row));
  }
}
