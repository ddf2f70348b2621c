package dev.agon.text;

import java.util.List;
import java.util.stream.Collectors;

/** Comma-separated values, quoted as RFC 4180 requires. */
public final class CsvQuoting {
  private CsvQuoting() {}

  /** A line with its line end. */
  public static String line(List<String> cells) {
    return cells.stream().map(CsvQuoting::quoted).collect(Collectors.joining(",", "", "\n"));
  }

  /** A cell, quoted if necessary. */
  public static String quoted(String cell) {
    return cell.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
        ? '"' + cell.replace("\"", "\"\"") + '"'
        : cell;
  }
}
