package dev.agon.report.html;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was played, as far as standings do not tell, and how to play it again.
 *
 * @param game as people call it
 * @param settings all of the game's, as they would be written
 * @param started when the event began
 * @param command the command line that plays it again
 * @param file the name of the event file; empty when flags described it
 * @param text what that file said
 * @param sources how each entrant plays
 */
public record EventDetails(
    String game,
    Map<String, String> settings,
    Instant started,
    String command,
    String file,
    String text,
    List<Source> sources) {
  public EventDetails {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    sources = List.copyOf(sources);
  }

  /**
   * Where a bot comes from.
   *
   * @param kind built-in, or how it is spoken to
   * @param source the built-in's own name, a file or a command line
   * @param external whether it is a program of its own, which need not play the same way twice
   */
  public record Source(String kind, String source, boolean external) {}
}
