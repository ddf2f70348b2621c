package dev.agon.game.kit;

import dev.agon.game.Parsed;
import java.util.List;
import java.util.OptionalDouble;

/** The power to say what a position is worth under perfect play. */
public interface Analyst<V, M> {
  /** What the seat that is asked can get; a failure if the position cannot be solved. */
  Parsed<Analysis<M>> analyse(V view);

  /** What a move loses against the best one, in words; empty if the words of both say it. */
  default String givenAway(MoveValue<M> made, MoveValue<M> best) {
    return "";
  }

  /** A move in a few words; empty if its label in a question or its text form says it. */
  default String describe(M move) {
    return "";
  }

  /**
   * What a player does by a move, in words that follow the player's name, such as {@code shoots
   * Bob}; empty if the move itself is all there is to say.
   *
   * @param names the players' names, by seat
   */
  default String told(V view, M move, List<String> names) {
    String described = describe(move);
    return described.isEmpty() ? "" : "plays " + described;
  }

  /**
   * How much likelier the seat that is asked is to win the match than the other one, if both play
   * perfectly: from -1 to 1. Empty if that is not known, and in games of more than two seats.
   */
  default OptionalDouble lead(V view) {
    return OptionalDouble.empty();
  }

  /** What is known about the game as a whole, for people to read. */
  List<String> summary();

  /**
   * A judged position.
   *
   * @param verdict who wins and how, in sentences to the seat that is asked
   * @param choices every legal move, best first; at least one
   */
  record Analysis<M>(String verdict, List<MoveValue<M>> choices) {
    public Analysis {
      choices = List.copyOf(choices);
    }

    /** The value of perfect play. */
    public double value() {
      return choices.getFirst().value();
    }
  }

  /** A move, its value to the seat that makes it (more is better), and that value in words. */
  record MoveValue<M>(M move, double value, String words) {}
}
