package dev.agon.bridge.file;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Pair;
import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Who the pairs of a table of results are. */
public record NamesFile(List<Pair> pairs) {
  private static final List<List<String>> COLUMNS =
      List.of(
          List.of("number", "pair", "pairnumber", "no", "nr"),
          List.of("name", "names", "player1", "player", "north"),
          List.of("partner", "player2", "south"),
          List.of("direction", "side", "seat"),
          List.of("section"));

  public NamesFile {
    pairs = List.copyOf(pairs);
  }

  /**
   * Reads a table with a row for each pair: its number, its name or its players' names, and if need
   * be the direction and section. A line {@code 5 Ann & Ben} will do, too.
   *
   * @param file the file's name, for errors
   * @throws UserError naming the line that is wrong, and what is wrong with it
   */
  public static NamesFile read(String file, byte[] bytes) {
    CsvTable table = new CsvTable(file, EncodedText.decode(bytes), COLUMNS);
    if (!table.has("number")) {
      throw table.firstLine().error("no column 'number'; there should be number, name");
    }
    List<Pair> pairs = new ArrayList<>();
    Set<List<String>> seen = new HashSet<>();
    for (CsvRecord row : table.rows()) {
      Pair pair = pair(table, row);
      if (!seen.add(List.of(pair.section(), pair.number(), pair.direction().toString()))) {
        throw table.line(row).error("pair " + Parsed.quoted(pair.number()) + " is there twice");
      }
      pairs.add(pair);
    }
    return new NamesFile(pairs);
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
      throw table
          .line(row)
          .error(number.isEmpty() ? "a pair without a number" : "pair " + number + " has no name");
    }
    return new Pair(
        table.cell(row, "section"),
        number,
        name,
        direction(table.line(row), table.cell(row, "direction")),
        Pair.Published.NOTHING);
  }

  private static Optional<Partnership> direction(FileLine line, String text) {
    return switch (text.toUpperCase(Locale.ROOT)) {
      case "" -> Optional.empty();
      case "NS", "N", "S", "N/S" -> Optional.of(Partnership.NS);
      case "EW", "E", "W", "E/W" -> Optional.of(Partnership.EW);
      default -> throw line.error("a direction is NS or EW, not " + Parsed.quoted(text));
    };
  }
}
