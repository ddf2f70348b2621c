package dev.agon.execute;

import dev.agon.protocol.TimeControl;
import dev.agon.record.RecordDetail;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.source.BotEntry;
import dev.agon.source.OnBroken;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that a worker needs to play any match of an event, beside the match's spec. The event's seed
 * is not part of it: a spec carries the randomness of its match.
 *
 * @param game the game's id
 * @param settings the game's settings as written, all of them
 * @param bots {@link BotEntry#expanded expanded}
 * @param folder what the paths of bots are relative to
 * @param box what the boxes of programs enforce
 */
public record MatchSetup(
    String game,
    Map<String, String> settings,
    List<BotEntry> bots,
    TimeControl clock,
    RecordDetail recording,
    Path folder,
    OnBroken onBroken,
    EnforcedLayers box) {
  public MatchSetup {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    bots = List.copyOf(bots);
  }

  /** Whether any bot is a program. */
  public boolean hasExternals() {
    return bots.stream().anyMatch(bot -> bot.source().isExternal());
  }
}
