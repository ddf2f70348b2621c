package dev.agon.report.html;

import dev.agon.entrant.BotSource;
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
 * @param eventFile an event file that plays it again
 * @param sources where each entrant comes from
 */
public record EventDetails(
    String game,
    Map<String, String> settings,
    Instant started,
    String eventFile,
    List<BotSource> sources) {
  public EventDetails {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    sources = List.copyOf(sources);
  }
}
