package dev.agon.game;

import dev.agon.json.Json;

/**
 * The text and JSON forms of what bots are shown and what they answer.
 *
 * <p>What a write method gives, the read method beside it takes; readers also take what a
 * reasonable bot prints. Whether a move that reads well is legal is for the rules to say.
 *
 * @param <V> what one seat may know
 * @param <M> what a seat decides
 */
public interface Codec<V, M> {
  /** What the turn protocol writes to a bot, newline at the end. */
  String viewText(V view);

  Json viewJson(V view);

  /** The same as text; a game that asks many short questions may write it without a tree. */
  default String viewJsonText(V view) {
    return viewJson(view).toString();
  }

  /** What a person is asked, in words; empty where the text of the view says it all. */
  default String question(V view) {
    return "";
  }

  /** What the turn protocol reads from a bot; lines end in newlines. */
  String moveText(M move);

  Json moveJson(M move);

  Parsed<M> readMove(V view, String text);

  Parsed<M> readMove(V view, Json json);
}
