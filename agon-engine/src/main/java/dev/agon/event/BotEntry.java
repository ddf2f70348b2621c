package dev.agon.event;

import dev.agon.match.Entrant.Kind;

/**
 * A bot as an organiser names it.
 *
 * @param name what it is called in the standings; empty for what its source suggests
 * @param source a built-in's name, a source file, {@code cmd:} and a command line, {@code always:}
 *     and a move, or human; with {@code *9} behind a name or a file, nine of them
 * @param protocol how a program is spoken to
 * @param where the place of the entry, for messages: a file and line, or a flag
 */
public record BotEntry(String name, String author, String source, Kind protocol, String where) {

  /** A bot named by its source alone. */
  public static BotEntry of(String source, String where) {
    return new BotEntry("", "", source, Kind.SESSION, where);
  }
}
