package dev.agon.event;

import dev.agon.game.DrawKey;
import dev.agon.game.Parsed;
import java.security.SecureRandom;

/** Where the randomness of an event comes from. */
public sealed interface EventSeed {
  /** The word for a key that the arena draws. */
  String RANDOM = "random";

  /** What {@link #parse} reads, for messages. */
  String FORMS = "a whole number, random, or a published key such as key:3f and 30 more digits";

  /** A number that everybody may know: for practice and tests, because all deals follow from it. */
  record Open(long number) implements EventSeed {
    @Override
    public DrawKey key() {
      return DrawKey.ofNumber(number);
    }

    @Override
    public String text() {
      return Long.toString(number);
    }

    @Override
    public boolean isOpen() {
      return true;
    }
  }

  /** A key that nobody can guess; it is published when the event is over. */
  record Secret(DrawKey key) implements EventSeed {
    public static final String PREFIX = "key:";

    @Override
    public String text() {
      return PREFIX + key;
    }

    @Override
    public boolean isOpen() {
      return false;
    }
  }

  /**
   * A secret key as it is stored while the event is under way: encrypted, for the arena that plays
   * it.
   */
  record Sealed(String text) implements EventSeed {
    public static final String PREFIX = "sealed:";

    @Override
    public DrawKey key() {
      throw new IllegalStateException("a sealed key must be opened first");
    }

    @Override
    public boolean isOpen() {
      return false;
    }
  }

  /** The key of everything that is drawn. */
  DrawKey key();

  /** The seed as {@link #parse} reads it. */
  String text();

  /** Whether everybody may know it, even before the event is over. */
  boolean isOpen();

  /** The seed in words that do not give away a secret key. */
  default String textBeforeTheEnd() {
    return isOpen() ? text() : "secret until the event is over";
  }

  static EventSeed of(long number) {
    return new Open(number);
  }

  /** A key that the arena draws now, from the system's own source of randomness. */
  static EventSeed random() {
    SecureRandom system = new SecureRandom();
    return new Secret(new DrawKey(system.nextLong(), system.nextLong()));
  }

  /** Reads a seed as events are stored with it. */
  static Parsed<EventSeed> parseStored(String text) {
    return text.startsWith(Sealed.PREFIX) ? new Parsed.Value<>(new Sealed(text)) : parse(text);
  }

  /** Reads a whole number, the word random, or a key that was published. */
  static Parsed<EventSeed> parse(String text) {
    if (text.equals(RANDOM)) {
      return new Parsed.Value<>(random());
    }
    if (text.matches(Secret.PREFIX + "[0-9a-f]{32}")) {
      return new Parsed.Value<>(new Secret(DrawKey.parse(text.substring(Secret.PREFIX.length()))));
    }
    try {
      return new Parsed.Value<>(of(Long.parseLong(text)));
    } catch (NumberFormatException e) {
      return new Parsed.Failure<>("must be " + FORMS + ", not " + Parsed.quoted(text));
    }
  }
}
