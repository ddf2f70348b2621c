package dev.agon.text;

import dev.agon.game.Parsed;
import java.util.Optional;

/** What a name of a bot, an author, an event, an entry or a pair may be. */
public final class NameRule {
  /** In characters as people count them. */
  public static final int MAX_LENGTH = 200;

  private NameRule() {}

  /** What is wrong with a name, as a sentence; empty if nothing is. */
  public static Optional<String> problem(String name) {
    if (name.chars().anyMatch(Character::isISOControl)) {
      return Optional.of("a name has no control characters: " + Parsed.quoted(name));
    }
    return tooLong(name);
  }

  /** What is wrong with a name that is too long; empty if it is not. */
  public static Optional<String> tooLong(String name) {
    int length = name.codePointCount(0, name.length());
    return length <= MAX_LENGTH
        ? Optional.empty()
        : Optional.of(
            "a name has at most %d characters, not %d: %s"
                .formatted(MAX_LENGTH, length, Parsed.quoted(name)));
  }
}
