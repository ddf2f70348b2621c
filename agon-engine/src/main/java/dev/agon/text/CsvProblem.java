package dev.agon.text;

/** Something in a table cannot be read. */
public final class CsvProblem extends RuntimeException {
  private final long line;

  CsvProblem(long line, String message) {
    super(message);
    this.line = line;
  }

  /** Where it begins. */
  public long line() {
    return line;
  }
}
