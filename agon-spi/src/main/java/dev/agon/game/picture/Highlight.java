package dev.agon.game.picture;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Something that mattered in a step, for the timeline of a match.
 *
 * @param seat the seat to which it happened, if it happened to one
 * @param words what it is, in a few words
 */
public record Highlight(Kind kind, OptionalInt seat, String words) {

  /** What kind of event it is. */
  public enum Kind {
    /** A seat broke a rule or stopped working. */
    FAULT("fault"),

    /** A player lost a life, a fight or its last coin. */
    LOSS("loss"),

    /** A draw was offered, accepted or refused. */
    OFFER("offer"),

    /** A round is over. */
    ROUND("round"),

    /** The lead changed. */
    LEAD("lead");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    /** The word for it in files and protocols; it never changes. */
    public String id() {
      return id;
    }

    /** The kind with this id; empty if there is none. */
    public static Optional<Kind> ofId(String id) {
      return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
    }
  }

  /** A highlight of one seat. */
  public static Highlight of(Kind kind, int seat, String words) {
    return new Highlight(kind, OptionalInt.of(seat), words);
  }

  /** A highlight of no particular seat. */
  public static Highlight of(Kind kind, String words) {
    return new Highlight(kind, OptionalInt.empty(), words);
  }
}
