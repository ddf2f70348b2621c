package dev.agon.match;

import dev.agon.game.Outcome;

/**
 * Whoever sits in a seat for one match, as the referee deals with them. A failure to answer is an
 * answer too; an exception abandons the match.
 */
@FunctionalInterface
public interface MatchPlayer<V, M> extends AutoCloseable {
  Answer<M> ask(V view);

  /**
   * Told that the move just answered is against the rules.
   *
   * @return whether to be asked again, as a person is after a slip; for a bot it is a fault
   */
  default boolean asksAgain(String why) {
    return false;
  }

  /** Tells the player how the match ended; not called when it forfeited. */
  default void tell(Outcome outcome) {}

  /** Whether asking takes time that other players could use to answer too. */
  default boolean isExternal() {
    return false;
  }

  /** Ends whatever the player keeps running. */
  @Override
  default void close() {}

  /** What the player used for the match; complete once closed. */
  default PlayerUsage usage() {
    return PlayerUsage.NONE;
  }
}
