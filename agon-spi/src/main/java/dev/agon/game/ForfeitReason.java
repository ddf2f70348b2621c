package dev.agon.game;

import java.util.Arrays;
import java.util.Optional;

/**
 * Why a seat forfeits. What follows for the places and points is part of each game's rules, except
 * that nobody wins if every seat forfeits.
 */
public enum ForfeitReason {
  /** The answer is a move, but {@link Game#refuse} refuses it. */
  ILLEGAL_MOVE("illegal-move", "illegal move"),

  /** The answer is no move; a built-in returned null. */
  UNREADABLE("unreadable", "unreadable answer"),

  /** The answer comes after the deadline. */
  TIME("time", "loses on time"),

  /** There is no answer: the program ended, or a built-in threw an exception. */
  DISCONNECTED("disconnected", "disconnects"),

  /** The program is not ready in time for the start of the match. */
  STALLED("stalled", "stalls at the start"),

  /** The bot failed too often in earlier matches and is not asked any more. */
  QUARANTINED("quarantined", "quarantined"),

  /** The organiser withdrew the bot from the event. */
  WITHDRAWN("withdrawn", "withdrawn"),

  /** The organiser disqualified the bot. */
  DISQUALIFIED("disqualified", "disqualified"),

  /** The compiler refuses the bot's source file. */
  NOT_BUILT("not-built", "cannot be built");

  private final String id;
  private final String description;

  ForfeitReason(String id, String description) {
    this.id = id;
    this.description = description;
  }

  /** The word for it in files, databases, digests and protocols; it never changes. */
  public String id() {
    return id;
  }

  /** The reason with this id; empty if there is none. */
  public static Optional<ForfeitReason> ofId(String id) {
    return Arrays.stream(values()).filter(reason -> reason.id.equals(id)).findFirst();
  }

  /** Whether the bot is excluded: it is not asked, so this is no failure in the match itself. */
  public boolean isExclusion() {
    return switch (this) {
      case QUARANTINED, WITHDRAWN, DISQUALIFIED -> true;
      case ILLEGAL_MOVE, UNREADABLE, TIME, DISCONNECTED, STALLED, NOT_BUILT -> false;
    };
  }

  /** A few words for people; they may change. */
  public String describe() {
    return description;
  }
}
