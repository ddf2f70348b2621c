package dev.agon.game.kit;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.Settings;
import dev.agon.game.picture.Picture;
import java.util.List;
import java.util.Optional;

/**
 * A game with everything that belongs to it; found through {@link java.util.ServiceLoader}.
 *
 * <p>Three methods are required. The others are optional powers. Every method returns the same
 * thing each time it is called.
 *
 * @param <S> the state, opaque to everybody but the game
 * @param <V> what one seat may know
 * @param <M> what a seat decides
 */
public interface GameKit<S, V, M> {
  /** The rules. */
  Game<S, V, M> game();

  /** The forms of views and moves. */
  Codec<V, M> codec();

  /** The built-in bots in listing order; at least one. */
  List<BuiltInBot<V, M>> bots();

  /** The forms of rolls. A game with chance must have it; no other game needs it. */
  default Optional<RollCodec> rollCodec() {
    return Optional.empty();
  }

  /** Writes views and moves as text of its own form; without it text is one line of JSON. */
  default Optional<TextCodec<V, M>> textCodec() {
    return Optional.empty();
  }

  /** Lists legal moves, if there are few enough. */
  default Optional<LegalMoves<V, M>> legalMoves() {
    return Optional.empty();
  }

  /** Judges positions, if the game is solved at least in part. */
  default Optional<Analyst<V, M>> analyst() {
    return Optional.empty();
  }

  /** Tells a match in sentences instead of moves. */
  default Optional<Narrator<S, M>> narrator() {
    return Optional.empty();
  }

  /** Tells seats what a step shows them; a game with chance states by it who may see a roll. */
  default Optional<Observer<S, M>> observer() {
    return Optional.empty();
  }

  /** Plays whole matches between bots faster than step by step, with the same results. */
  default Optional<WholeMatch<V, M>> wholeMatch(Settings settings) {
    return Optional.empty();
  }

  /** Draws the state of a match; without it pages show the fields of the views. */
  default Optional<Picture<S, M>> picture() {
    return Optional.empty();
  }

  /**
   * Asks people for moves; without it they choose among the legal moves in a browser, and type
   * moves in the form of the turn protocol elsewhere.
   */
  default Optional<Questioner<V, M>> questioner() {
    return Optional.empty();
  }
}
