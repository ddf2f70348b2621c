package dev.agon.bot;

import java.util.function.Function;

/**
 * A bot that comes with its game and plays inside the arena.
 *
 * @param summary how it plays, in a line
 * @param sit makes the bot for one seat of one match
 */
public record BuiltInBot<V, M>(String name, String summary, Function<Seating, Bot<V, M>> sit) {
  /** Who wrote the built-ins. */
  public static final String AUTHOR = "Agon";
}
