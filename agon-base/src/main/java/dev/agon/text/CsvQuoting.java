package dev.agon.text;

import dev.agon.game.DisplayText;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Comma-separated values, quoted as RFC 4180 requires, and safe to open in a spreadsheet. */
public final class CsvQuoting {
  /** A cell that begins with one of these is a formula to spreadsheets. */
  private static final String FORMULA_STARTS = "=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20";

  /** Numbers may have a sign, and a sign alone is no formula. */
  private static final Pattern HARMLESS =
      Pattern.compile(".|[+-]?[0-9]+([.,][0-9]+)?([eE][+-]?[0-9]+)?( ?%)?");

  private CsvQuoting() {}

  /** A line with its line end. */
  public static String line(List<String> cells) {
    return cells.stream().map(CsvQuoting::quoted).collect(Collectors.joining(",", "", "\n"));
  }

  /**
   * A cell, quoted if necessary. Characters that are not seen are escaped, and an apostrophe is put
   * before what a spreadsheet would take for a formula.
   */
  public static String quoted(String cell) {
    String shown = DisplayText.visible(cell, "\n\t");
    String safe = isFormula(shown) ? "'" + shown : shown;
    return safe.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n')
        ? '"' + safe.replace("\"", "\"\"") + '"'
        : safe;
  }

  private static boolean isFormula(String cell) {
    return !cell.isEmpty()
        && FORMULA_STARTS.indexOf(cell.charAt(0)) >= 0
        && !HARMLESS.matcher(cell).matches();
  }
}
