package dev.agon.report.html;

import dev.agon.source.BotSource;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was played, beside the standings, and how to play it again.
 *
 * @param settings all settings of the game, as they would be written
 * @param eventFile an event file that plays it again
 * @param withoutMoves a sentence about matches whose moves are not stored; empty if all are
 */
public record EventDetails(
    String game,
    Map<String, String> settings,
    Instant started,
    String eventFile,
    List<BotSource> sources,
    String withoutMoves) {
  public EventDetails {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    sources = List.copyOf(sources);
  }
}
