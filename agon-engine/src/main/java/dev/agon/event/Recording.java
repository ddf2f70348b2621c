package dev.agon.event;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What is kept of every match, by the words that event files and flags use. */
public enum Recording {
  /** Who got what, and who failed. */
  RESULTS("results"),

  /** Every step too, so that a match can be replayed. */
  MOVES("moves"),

  /** What each bot saw when it was asked, what each answer took, and standard error too. */
  ALL("all");

  private final String word;

  Recording(String word) {
    this.word = word;
  }

  public String id() {
    return word;
  }

  public static List<String> words() {
    return Arrays.stream(values()).map(Recording::id).toList();
  }

  public static Optional<Recording> named(String word) {
    return Arrays.stream(values()).filter(one -> one.word.equals(word)).findFirst();
  }
}
