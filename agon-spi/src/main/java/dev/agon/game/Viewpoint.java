package dev.agon.game;

import java.util.OptionalInt;

/**
 * Who follows a match, in words or pictures, and at whom they look.
 *
 * @param audience decides what is hidden
 * @param focus the seat around which a picture is drawn that is too large to be drawn as a whole;
 *     other pictures do not depend on it
 */
public record Viewpoint(Audience audience, OptionalInt focus) {

  /** What somebody may know of a match. */
  public sealed interface Audience {}

  /** One of the seats. */
  public record AtSeat(int seat) implements Audience {
    public AtSeat {
      if (seat < 0) {
        throw new IllegalArgumentException("there is no seat " + seat);
      }
    }
  }

  /** Somebody without a seat. */
  public enum Spectator implements Audience {
    /** Sees what every seat may know, as while people play. */
    LIVE,

    /** Sees everything, as after the match. */
    AFTERWARDS
  }

  /** What every seat may know. */
  public static Viewpoint live() {
    return new Viewpoint(Spectator.LIVE, OptionalInt.empty());
  }

  /** Everything. */
  public static Viewpoint afterwards() {
    return new Viewpoint(Spectator.AFTERWARDS, OptionalInt.empty());
  }

  /** What this seat may know. */
  public static Viewpoint of(int seat) {
    return new Viewpoint(new AtSeat(seat), OptionalInt.empty());
  }

  /** The same audience, looking at this seat. */
  public Viewpoint lookingAt(int seat) {
    return new Viewpoint(audience, OptionalInt.of(seat));
  }

  public boolean seesEverything() {
    return audience == Spectator.AFTERWARDS;
  }

  /** Whether the audience is this seat. */
  public boolean isFrom(int seat) {
    return audience instanceof AtSeat(int own) && own == seat;
  }

  /** Whether the audience may know what only this seat and the rules know. */
  public boolean knowsWhatIsKnownTo(int seat) {
    return seesEverything() || isFrom(seat);
  }
}
