package dev.agon.execute;

import dev.agon.game.kit.GameKit;
import dev.agon.protocol.TimeControl;
import dev.agon.record.RecordDetail;
import dev.agon.registry.GameRegistry;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.source.BotEntry;
import dev.agon.source.Exclusion;
import dev.agon.source.OnBroken;
import dev.agon.text.UserError;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that a worker needs to play any match of an event, beside the match's spec. The event's seed
 * is not part of it: a spec carries the randomness of its match.
 *
 * @param game the game's id
 * @param plugin the hash of the plug-in that the game comes from, if it is not Agon's own
 * @param settings the game's settings as written, all of them
 * @param bots {@link BotEntry#expanded expanded}
 * @param folder what the paths of bots are relative to
 * @param box what the boxes of programs enforce
 * @param excluded the bots that the organiser excluded, by their index
 * @param retryFaults how often a match is played again on this machine if a program was lost on
 *     time or did not start
 */
public record MatchSetup(
    String game,
    Optional<String> plugin,
    Map<String, String> settings,
    List<BotEntry> bots,
    TimeControl clock,
    RecordDetail recording,
    Path folder,
    OnBroken onBroken,
    EnforcedLayers box,
    Map<Integer, Exclusion> excluded,
    int retryFaults) {
  public MatchSetup {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    bots = List.copyOf(bots);
    excluded = Map.copyOf(excluded);
  }

  /** A setup in which all bots play, and no match is played again. */
  public MatchSetup(
      String game,
      Optional<String> plugin,
      Map<String, String> settings,
      List<BotEntry> bots,
      TimeControl clock,
      RecordDetail recording,
      Path folder,
      OnBroken onBroken,
      EnforcedLayers box) {
    this(game, plugin, settings, bots, clock, recording, folder, onBroken, box, Map.of(), 0);
  }

  /** The same setup, in which some bots are excluded. */
  public MatchSetup excluding(Map<Integer, Exclusion> others) {
    return with(others, retryFaults);
  }

  /** The same setup, in which matches are played again so often. */
  public MatchSetup retrying(int times) {
    return with(excluded, times);
  }

  private MatchSetup with(Map<Integer, Exclusion> others, int times) {
    return new MatchSetup(
        game, plugin, settings, bots, clock, recording, folder, onBroken, box, others, times);
  }

  /**
   * The game.
   *
   * @throws UserError if there is none, or if it comes from another plug-in
   */
  public GameKit<?, ?, ?> kit() {
    return GameRegistry.game(game, plugin);
  }

  /** Whether any bot is a program. */
  public boolean hasExternals() {
    return bots.stream().anyMatch(bot -> bot.source().isExternal());
  }
}
