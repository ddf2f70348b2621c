package dev.agon.event;

import dev.agon.entrant.Entrant.Kind;
import java.util.Map;

/**
 * A bot as an organiser names it.
 *
 * @param name what it is called in the standings; empty for what its source suggests
 * @param source a built-in's name, a source file, {@code cmd:} and a command line, {@code always:}
 *     and a move, or human; with {@code *9} behind a name or a file, nine of them
 * @param protocol how a program is spoken to
 * @param environment what a program finds in its environment beside what the arena has
 * @param where the place of the entry, for messages: a file and line, or a flag
 */
public record BotEntry(
    String name,
    String author,
    String source,
    Kind protocol,
    Map<String, String> environment,
    String where) {
  public BotEntry {
    environment = Map.copyOf(environment);
  }

  /** A bot named by its source alone. */
  public static BotEntry of(String source, String where) {
    return of(source, Kind.SESSION, where);
  }

  /** A bot named by its source, and spoken to so. */
  public static BotEntry of(String source, Kind protocol, String where) {
    return new BotEntry("", "", source, protocol, Map.of(), where);
  }
}
