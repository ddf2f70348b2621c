package dev.agon.entrant;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The languages whose source files can be entered, by the ending of the file. */
public enum Language {
  PYTHON(".py"),
  JAVASCRIPT(".js"),
  JAVA(".java"),
  C(".c");

  private final String ending;

  Language(String ending) {
    this.ending = ending;
  }

  public String ending() {
    return ending;
  }

  /** The language of a file, by its name. */
  public static Optional<Language> of(String file) {
    return Arrays.stream(values()).filter(language -> file.endsWith(language.ending)).findFirst();
  }

  /** All endings, for messages. */
  public static String endings() {
    return Arrays.stream(values()).map(Language::ending).collect(Collectors.joining(", "));
  }
}
