package dev.agon.bot;

import java.util.function.Function;

/**
 * A bot that comes with its game and plays inside the arena.
 *
 * @param name unique among the game's built-ins
 * @param summary how it plays, in a line
 * @param sit makes a new bot for one seat of one match; several threads may call it at once
 */
public record BuiltInBot<V, M>(String name, String summary, Function<Seating, Bot<V, M>> sit) {
  /** Who wrote the built-ins. */
  public static final String AUTHOR = "Agon";
}
