package dev.agon.ladder.folder;

import dev.agon.build.BuildFailure;
import dev.agon.build.BuildListener;
import dev.agon.event.BoxDecision;
import dev.agon.event.Event;
import dev.agon.event.RunOptions;
import dev.agon.execute.Executor;
import dev.agon.execute.MatchSetup;
import dev.agon.execute.MatchWorker;
import dev.agon.game.ForfeitReason;
import dev.agon.ladder.run.LadderState;
import dev.agon.ladder.run.VersionState;
import dev.agon.process.ProgramPool;
import dev.agon.source.BotEntry;
import dev.agon.source.Exclusion;
import dev.agon.source.OnBroken;
import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Gets the versions of a ladder ready to play.
 *
 * @param event the ladder's game, settings and clock, and how its programs run
 */
public record LadderMatches(Event event, Optional<KeptCopies> copies) {
  public LadderMatches(Event event, KeptCopies copies) {
    this(event, Optional.of(copies));
  }

  /** Only built-ins play. */
  public static LadderMatches ofBuiltIns(Event event) {
    return new LadderMatches(event, Optional.empty());
  }

  private Event with(List<BotEntry> bots) {
    RunOptions running = event.running().with(RunOptions.ON_BROKEN, OnBroken.FORFEIT);
    return BoxDecision.here().decide(event.withBots(bots).with(running));
  }

  /** The event in which all versions play. */
  public Event withVersions(LadderState state) {
    return event.withBots(state.versions().stream().map(VersionState::bot).toList());
  }

  /** Opens a session for all versions; those that have left are not asked. */
  public Executor.Session open(Executor executor, LadderState state) {
    List<BotEntry> bots = new ArrayList<>();
    Map<Integer, Exclusion> excluded = new HashMap<>();
    for (VersionState version : state.versions()) {
      bots.add(copies.map(kept -> kept.playing(version)).orElse(version.bot()));
      if (version.status() == VersionState.VersionStatus.LEFT
          || copies.isEmpty() && version.bot().source().isExternal()) {
        excluded.put(
            version.version().number(), new Exclusion(ForfeitReason.WITHDRAWN, version.why()));
      }
    }
    MatchSetup setup = with(bots).setup(false).excluding(excluded);
    return executor.open(setup);
  }

  /**
   * Checks that a bot can play, and compiles it if its language needs that.
   *
   * @throws UserError if it cannot
   */
  public void check(BotEntry bot, ProgramPool pool) {
    BuildListener builds =
        new BuildListener() {
          @Override
          public void built(int done, int total) {}

          @Override
          public void broken(String name, BuildFailure why) {
            throw new UserError("it cannot be compiled: " + why.firstError(), why);
          }
        };
    var _ = MatchWorker.of(with(List.of(bot)).setup(false), pool, builds);
  }
}
