package dev.agon.report.html;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was played, beside the standings, and how to play it again.
 *
 * @param game the name of the game
 * @param settings all settings of the game, as they would be written
 * @param started when the event started
 * @param command the command line that plays it again
 * @param file the name of the event file; empty when flags described it
 * @param text the content of that file
 * @param sources where each entrant comes from
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
   * @param kind built-in, or the protocol
   * @param source the built-in's own name, a file or a command line
   * @param external whether it is a program of its own, which need not play the same way twice
   */
  public record Source(String kind, String source, boolean external) {}
}
