package dev.agon.game.kit;

import dev.agon.game.Game;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.json.JsonForm;

/**
 * The JSON form of views and moves.
 *
 * <p>Programs in any language read views and write moves in this form, so it must not change once
 * bots exist. What a write method gives, the read method beside it reads; readers also accept
 * harmless differences such as blanks at the end. A reader never throws: anything else is a {@link
 * Parsed.Failure} that says what was expected. It only reads; whether the move is legal is for
 * {@link Game#refuse} to say.
 *
 * <p>No argument and no result is null. Several threads may use a codec at once.
 *
 * @param <V> what one seat may know
 * @param <M> what a seat decides
 */
public interface Codec<V, M> {
  /** What the session protocol writes to a bot. */
  Json viewJson(V view);

  /** The text of {@link #viewJson}; a game that asks many questions may write it without a tree. */
  default String viewJsonText(V view) {
    return viewJson(view).toString();
  }

  /** What the session protocol reads from a bot. */
  Json moveJson(M move);

  /** The move in an answer to this view. */
  Parsed<M> readMove(V view, Json json);

  /** The codec that follows from the declarations of views and moves, as {@link JsonForm} says. */
  static <V, M> Codec<V, M> of(Class<V> views, Class<M> moves) {
    JsonForm<V> view = new JsonForm<>(views);
    JsonForm<M> move = new JsonForm<>(moves);
    return new Codec<>() {
      @Override
      public Json viewJson(V seen) {
        return view.write(seen);
      }

      @Override
      public Json moveJson(M played) {
        return move.write(played);
      }

      @Override
      public Parsed<M> readMove(V seen, Json json) {
        return Parsed.of(() -> move.read(json));
      }
    };
  }
}
