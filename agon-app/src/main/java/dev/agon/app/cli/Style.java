package dev.agon.app.cli;

import java.util.Optional;

/** Whether text is printed in colours: on a terminal, unless the user does not want them. */
public enum Style {
  PLAIN,
  COLOURED;

  private static final String END = "\033[0m";

  /** The style of a stream, whose system property says whether it is a terminal. */
  static Style of(String terminal) {
    return of(
        Boolean.getBoolean(terminal),
        Optional.ofNullable(System.getenv("NO_COLOR")),
        Optional.ofNullable(System.getenv("TERM")));
  }

  /** The style of a stream by the conventions of {@code NO_COLOR} and {@code TERM}. */
  static Style of(boolean isTerminal, Optional<String> noColor, Optional<String> term) {
    return isTerminal && noColor.orElse("").isEmpty() && !term.orElse("").equals("dumb")
        ? COLOURED
        : PLAIN;
  }

  public boolean hasColours() {
    return this == COLOURED;
  }

  public String bold(String text) {
    return wrapped("\033[1m", text);
  }

  public String green(String text) {
    return wrapped("\033[32m", text);
  }

  public String red(String text) {
    return wrapped("\033[31m", text);
  }

  /** White on black, whatever the colours of the terminal are. */
  public String whiteOnBlack(String text) {
    return wrapped("\033[97;40m", text);
  }

  private String wrapped(String begin, String text) {
    return hasColours() ? begin + text + END : text;
  }
}
