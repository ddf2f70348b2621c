package dev.agon.match;

import dev.agon.game.DrawKey;
import dev.agon.game.Outcome;
import dev.agon.json.Json;
import dev.agon.result.PlayerUsage;
import java.util.Optional;

/**
 * Whoever sits in a seat for one match, as the referee deals with them. A failure to answer is an
 * answer too; an exception abandons the match.
 */
@FunctionalInterface
public interface MatchPlayer<V, M> extends AutoCloseable {
  Answer<M> ask(V view);

  /**
   * Prepares the player for its match; called once, before everything else.
   *
   * @param seen what it sees in this match, by which a program that plays several matches is kept
   *     from seeing it again
   */
  default void start(DrawKey seen) {}

  /**
   * Waits until the player can be asked, so that nobody's time runs while another one starts.
   *
   * @return the failure to start, which is the answer to every question then
   */
  default Optional<Answer.Failed<M>> awaitStart() {
    return Optional.empty();
  }

  /** Tells the player that its move is legal and stands. */
  default void accepted() {}

  /**
   * Tells the player that its move is illegal.
   *
   * @return whether to ask again, as for a person; for a bot it is a fault
   */
  default boolean asksAgain(String why) {
    return false;
  }

  /** Whether the player wants to be told what steps show it; known once it can be asked. */
  default boolean observes() {
    return false;
  }

  default void told(Json what) {}

  /** Tells the player the outcome; not called if it has forfeited. */
  default void tell(Outcome outcome) {}

  /** Whether asking takes time that other players could use to answer too. */
  default boolean isExternal() {
    return false;
  }

  /** What a program wrote to standard error for its last answer. */
  default String stderrOfAnswer() {
    return "";
  }

  /** What it did wrong with its answers, if that is known. */
  default Optional<AnswerProblem> problem() {
    return Optional.empty();
  }

  /** Ends the player's processes. */
  @Override
  default void close() {}

  /** The time and output of the player in the match; complete after {@link #close}. */
  default PlayerUsage usage() {
    return PlayerUsage.NONE;
  }
}
