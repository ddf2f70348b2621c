package dev.agon.text;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** A table of values separated by commas, semicolons or tabs. */
public final class CsvText {
  private static final String BYTE_ORDER_MARK = "\uFEFF";
  private static final int LONGEST_CELL = 1 << 26;

  private CsvText() {}

  /** The rows, of any length, with their line numbers; the file's name is for errors. */
  public static List<CsvRecord> records(String file, String withMark) {
    String text = withMark.startsWith(BYTE_ORDER_MARK) ? withMark.substring(1) : withMark;
    char separator = separator(text);
    refuseOpenQuote(file, text, separator);
    List<CsvRecord> records = new ArrayList<>();
    try (CsvReader<CsvRecord> reader =
        CsvReader.builder()
            .fieldSeparator(separator)
            .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
            .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
            .maxBufferSize(LONGEST_CELL)
            .detectBomHeader(false)
            .ofCsvRecord(text)) {
      reader.forEach(records::add);
    } catch (CsvParseException e) {
      Throwable why = e.getCause() == null ? e : e.getCause();
      long line = records.isEmpty() ? 1 : records.getLast().getStartingLineNumber() + 1;
      throw new FileLine(file, line)
          .error("no comma-separated values from here on: " + why.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }

  /** The most frequent of comma, semicolon and tab in the first line, outside quotes. */
  private static char separator(String text) {
    long commas = 0;
    long semicolons = 0;
    long tabs = 0;
    boolean isQuoted = false;
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '"' -> isQuoted = !isQuoted;
        case ',' -> commas += isQuoted ? 0 : 1;
        case ';' -> semicolons += isQuoted ? 0 : 1;
        case '\t' -> tabs += isQuoted ? 0 : 1;
        case '\n', '\r' -> {
          if (!isQuoted) {
            return mostFrequent(commas, semicolons, tabs);
          }
        }
        default -> {}
      }
    }
    return mostFrequent(commas, semicolons, tabs);
  }

  private static char mostFrequent(long commas, long semicolons, long tabs) {
    if (tabs > Math.max(commas, semicolons)) {
      return '\t';
    }
    return semicolons > commas ? ';' : ',';
  }

  /** Refuses a quote that is not closed, which would include the rest of the file. */
  private static void refuseOpenQuote(String file, String text, char separator) {
    int line = 1;
    int openedOn = 0;
    boolean atStart = true;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (openedOn > 0) {
        boolean doubled = c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"';
        i += doubled ? 1 : 0;
        openedOn = c == '"' && !doubled ? 0 : openedOn;
      } else if (c == '"' && atStart) {
        openedOn = line;
      }
      atStart = openedOn == 0 && (c == separator || c == '\n' || c == '\r');
      line += c == '\n' ? 1 : 0;
    }
    if (openedOn > 0) {
      throw new FileLine(file, openedOn).error("a quote is never closed");
    }
  }
}
