package dev.agon.app.cli;

import dev.agon.game.Parsed;
import dev.agon.text.UserError;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a word of a command line names; every command reads it in the same way. */
public sealed interface Operand {
  /** A game by its id, which need not exist. */
  record GameId(String id) implements Operand {}

  /** A file, which need not exist. */
  record NamedFile(String name) implements Operand {}

  /**
   * An event in the database, like {@code 4} or {@code last}, or one of its matches, like {@code
   * 4/17}.
   *
   * @param event a number, or {@value #LAST}
   */
  record Stored(String event, Optional<Long> match) implements Operand {
    static final String LAST = "last";
    private static final Pattern FORM =
        Pattern.compile("(\\d{1,18}|" + LAST + ")(?:/(\\d{1,18}))?");

    private static Optional<Stored> parse(String word) {
      Matcher written = FORM.matcher(word);
      return written.matches()
          ? Optional.of(
              new Stored(
                  written.group(1), Optional.ofNullable(written.group(2)).map(Long::valueOf)))
          : Optional.empty();
    }
  }

  /** Reads a word; a file of that name comes before everything else that it could be. */
  static Operand of(String word) {
    Optional<Stored> stored = Stored.parse(word);
    if (Files.isRegularFile(Path.of(word)) || !word.matches("[a-z][a-z0-9]*") && stored.isEmpty()) {
      return new NamedFile(word);
    }
    return stored.isPresent() ? stored.get() : new GameId(word);
  }

  /** Reads the name of an event or of a match, for commands that take nothing else. */
  static Stored stored(String word) {
    return Stored.parse(word)
        .orElseThrow(
            () ->
                new UserError(
                    "an event is its number or the word %s, not %s; agon events lists them"
                        .formatted(Stored.LAST, Parsed.quoted(word))));
  }
}
