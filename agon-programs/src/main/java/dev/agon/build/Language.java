package dev.agon.build;

import java.util.List;
import java.util.stream.Stream;

/**
 * The recipe for source files with one ending. Commands are lists of words with placeholders like
 * {@code {file}}; of several commands the first whose program is installed is used.
 *
 * @param ending with its dot
 * @param builds the commands that compile a file; none if it needs no compiling
 * @param runs the commands that run a file; none if there is no recipe
 * @param reads the endings of further files that the compiler reads
 * @param hints the commands to suggest where there is no recipe
 */
record Language(
    String ending,
    List<List<String>> builds,
    List<List<String>> runs,
    List<String> reads,
    List<List<String>> hints) {
  Language {
    builds = List.copyOf(builds);
    runs = List.copyOf(runs);
    reads = List.copyOf(reads);
    hints = List.copyOf(hints);
  }

  boolean hasRecipe() {
    return !runs.isEmpty();
  }

  /** Whether a command names the folder of the JDK. */
  boolean needsJdk() {
    return Stream.concat(builds.stream(), runs.stream())
        .flatMap(List::stream)
        .anyMatch(word -> word.contains("{jdk}"));
  }
}
