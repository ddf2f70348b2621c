package dev.agon.bridge.file;

import de.siegmar.fastcsv.reader.CsvRecord;
import dev.agon.bridge.file.SessionCorrection.Misfit;
import dev.agon.bridge.session.Session;
import dev.agon.game.Parsed;
import dev.agon.text.CsvQuoting;
import dev.agon.text.EncodedText;
import dev.agon.text.FileLine;
import dev.agon.text.UserFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The corrections of a session's results, in a file beside the session's own.
 *
 * <p>The file only grows: a correction is undone by another line, so that it shows who decided
 * what, when and why.
 *
 * @param entries in the order of the file
 */
public record CorrectionsFile(List<Correction> entries) {
  public static final CorrectionsFile NONE = new CorrectionsFile(List.of());
  private static final String SUFFIX = ".corrections.csv";
  private static final List<String> COLUMNS =
      List.of(
          "number,when,who,why,undoes,section,board,ns,ew,contract,declarer,tricks,score"
              .split(","));

  public CorrectionsFile {
    entries = List.copyOf(entries);
  }

  /**
   * A correction of one result, or the undoing of an earlier one.
   *
   * @param number from 1
   * @param when as text, as the file has it
   * @param undoes the number of the correction that no longer counts
   * @param result the texts of the result; without meaning if a correction is undone
   */
  public record Correction(
      int number,
      String when,
      String who,
      String why,
      Optional<Integer> undoes,
      String section,
      int board,
      CorrectedResult result) {}

  /** A result as a director writes it; the score is as in a table of results. */
  public record CorrectedResult(
      String ns, String ew, String contract, String declarer, String tricks, String score) {
    ResultRow row(FileLine line) {
      return new ResultRow(line, ns, ew, contract, declarer, tricks, score, "");
    }
  }

  /** The name of the file with the corrections of a session's file. */
  public static String nameFor(String sessionFile) {
    return sessionFile + SUFFIX;
  }

  /** The corrections beside a session's file; none if there is no such file. */
  public static CorrectionsFile beside(String sessionFile) {
    String name = nameFor(sessionFile);
    return Files.exists(Path.of(name)) ? read(name, UserFiles.bytes(name)) : NONE;
  }

  /** Reads corrections; an error names the file and the first line that is wrong. */
  public static CorrectionsFile read(String file, byte[] bytes) {
    CsvTable table =
        new CsvTable(file, EncodedText.decode(bytes), COLUMNS.stream().map(List::of).toList());
    table.requireAll(COLUMNS);
    List<Correction> entries = new ArrayList<>();
    for (CsvRecord row : table.rows()) {
      Correction entry = entry(table, row);
      if (entry.number() != entries.size() + 1) {
        throw table
            .line(row)
            .error(
                "the corrections are numbered 1, 2, 3; expected %d, not %d"
                    .formatted(entries.size() + 1, entry.number()));
      }
      if (entry.undoes().isEmpty()) {
        entry.result().row(table.line(row)).outcome(entry.board());
      }
      entries.add(entry);
    }
    return new CorrectionsFile(entries);
  }

  private static Correction entry(CsvTable table, CsvRecord row) {
    FileLine line = table.line(row);
    String undoes = table.cell(row, "undoes");
    return new Correction(
        number(line, table.cell(row, "number")),
        table.cell(row, "when"),
        line.name(table.cell(row, "who")),
        line.name(table.cell(row, "why")),
        undoes.isEmpty() ? Optional.empty() : Optional.of(number(line, undoes)),
        table.cell(row, "section"),
        undoes.isEmpty() ? ResultRow.boardNumber(line, table.cell(row, "board")) : 0,
        new CorrectedResult(
            table.cell(row, "ns"),
            table.cell(row, "ew"),
            table.cell(row, "contract"),
            table.cell(row, "declarer"),
            table.cell(row, "tricks"),
            table.cell(row, "score")));
  }

  private static int number(FileLine line, String text) {
    if (!text.matches("[1-9][0-9]{0,5}")) {
      throw line.error(
          "a correction's number must be a whole number from 1, not " + Parsed.quoted(text));
    }
    return Integer.parseInt(text);
  }

  public String text() {
    StringBuilder text = new StringBuilder(CsvQuoting.line(COLUMNS));
    for (Correction entry : entries) {
      CorrectedResult result = entry.result();
      text.append(
          CsvQuoting.line(
              List.of(
                  String.valueOf(entry.number()),
                  entry.when(),
                  entry.who(),
                  entry.why(),
                  entry.undoes().map(String::valueOf).orElse(""),
                  entry.section(),
                  entry.board() == 0 ? "" : String.valueOf(entry.board()),
                  result.ns(),
                  result.ew(),
                  result.contract(),
                  result.declarer(),
                  result.tricks(),
                  result.score())));
    }
    return text.toString();
  }

  public CorrectionsFile with(Correction entry) {
    return new CorrectionsFile(Stream.concat(entries.stream(), Stream.of(entry)).toList());
  }

  /** The corrections that count: not undone. */
  public List<Correction> counted() {
    Set<Integer> undone =
        entries.stream().flatMap(entry -> entry.undoes().stream()).collect(Collectors.toSet());
    return entries.stream()
        .filter(entry -> entry.undoes().isEmpty() && !undone.contains(entry.number()))
        .toList();
  }

  /** The corrected session, with remarks; an error names the first misfit in the file. */
  public Session applyTo(Session session, String file) {
    Session corrected = session;
    for (Correction entry : counted()) {
      FileLine line = new FileLine(file, entry.number() + 1L);
      SessionCorrection correction = new SessionCorrection(corrected, entry);
      Optional<Misfit> misfit = correction.misfit();
      if (misfit.isPresent()) {
        throw line.error(misfit.get().column() + ": " + misfit.get().words());
      }
      corrected = correction.corrected(line);
    }
    return corrected;
  }
}
