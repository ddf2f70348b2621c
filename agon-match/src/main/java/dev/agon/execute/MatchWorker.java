package dev.agon.execute;

import dev.agon.build.BuildListener;
import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.MatchRunner;
import dev.agon.entrant.ProgramCommands;
import dev.agon.game.kit.GameKit;
import dev.agon.match.StepListener;
import dev.agon.process.Child;
import dev.agon.process.ProgramPool;
import dev.agon.process.host.ProgramCommand;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordDetail;
import dev.agon.record.RecordFile;
import dev.agon.record.Recorder;
import dev.agon.registry.GameSettings;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.watch.LiveMatch;
import dev.agon.watch.LiveMatches;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Plays and records matches of one event on this machine; every executor ends up here.
 *
 * <p>A match between built-ins in which nothing was rolled or drawn is the same game each time the
 * same bots sit in the same seats. It is played once; its repeats are copied.
 */
public final class MatchWorker {
  /** A match that was discarded so often is void. */
  private static final int MAX_DISCARDED = 20;

  private final MatchRunner<?, ?, ?> runner;
  private final boolean hasExternals;
  private final boolean isPlugin;
  private final int retryFaults;
  private final LiveMatches live;
  private volatile RecordDetail recording;

  private final Discards discards;

  /** Matches that repeat, by the entrants in their seats. */
  private final Map<List<Integer>, Repeatable> repeatable = new ConcurrentHashMap<>();

  /** A match that comes out the same each time, with its record if records are wanted. */
  private record Repeatable(Result result, Optional<MatchRecord> record) {
    PlayedMatch playedAs(MatchSpec match, RecordDetail detail) {
      return new PlayedMatch(
          match,
          result,
          record
              .filter(_ -> detail != RecordDetail.NONE)
              .map(kept -> RecordFile.text(kept.repeatedAs(match))));
    }
  }

  private MatchWorker(
      MatchRunner<?, ?, ?> runner,
      boolean isPlugin,
      int retryFaults,
      RecordDetail recording,
      LiveMatches live) {
    this.runner = runner;
    this.isPlugin = isPlugin;
    this.retryFaults = retryFaults;
    this.hasExternals = runner.hasExternals();
    this.live = live;
    this.recording = recording;
    this.discards = new Discards(runner.entrants().size(), runner::isExternal);
  }

  public static MatchWorker of(MatchSetup setup, ProgramPool pool) {
    return of(setup, pool, BuildListener.NONE);
  }

  /** Finds and builds the bots; a user error has everything that keeps them from playing. */
  public static MatchWorker of(MatchSetup setup, ProgramPool pool, BuildListener builds) {
    return of(
        setup.kit(),
        setup,
        pool,
        builds,
        new ProgramCommands(
                setup.game(),
                setup.folder(),
                setup.box().isBoxed(),
                setup.bots().stream().map(BotEntry::source).toList())
            ::of);
  }

  /** The programs have these commands; a user error has all that keeps bots from playing. */
  public static MatchWorker of(
      GameKit<?, ?, ?> kit,
      MatchSetup setup,
      ProgramPool pool,
      BuildListener builds,
      Function<BotSource, ProgramCommand> commands) {
    return new MatchWorker(
        runner(kit, setup, pool, builds, commands),
        setup.plugin().isPresent(),
        setup.retryFaults(),
        setup.recording(),
        LiveMatches.none());
  }

  public MatchWorker shownIn(LiveMatches matches) {
    return new MatchWorker(runner, isPlugin, retryFaults, recording, matches);
  }

  private static <S, V, M> MatchRunner<S, V, M> runner(
      GameKit<S, V, M> kit,
      MatchSetup setup,
      ProgramPool pool,
      BuildListener builds,
      Function<BotSource, ProgramCommand> commands) {
    EntrantFactory<V, M> factory =
        new EntrantFactory<>(kit, setup.clock(), setup.folder(), pool)
            .withBuilds(setup.onBroken(), builds)
            .withCommands(commands)
            .excluding(setup.excluded());
    return new MatchRunner<>(
        kit, GameSettings.of(kit.game().spec(), setup.settings()), factory.entrants(setup.bots()));
  }

  public void stopRecording() {
    recording = RecordDetail.NONE;
  }

  /** Plays a match, or copies it if it repeats; may be called from several threads at once. */
  public PlayedMatch play(MatchSpec match) {
    Repeatable known =
        !repeatable.isEmpty() && match.absent().isEmpty() ? repeatable.get(match.seats()) : null;
    if (known != null) {
      return known.playedAs(match, recording);
    }
    return hasExternals ? playFairly(match) : playNew(runner, match, recording);
  }

  /** Plays a match, again if only a clock has decided it and the event allows that. */
  private PlayedMatch playFairly(MatchSpec match) {
    PlayedMatch played = playUndisturbed(match);
    for (int i = 0; i < retryFaults && played.result().isDecidedByClock(); i++) {
      played = playUndisturbed(match);
    }
    return played;
  }

  /**
   * Plays a match until this process was not frozen meanwhile, because no program can be blamed for
   * the time otherwise; except for a program in whose matches this keeps happening, which forfeits.
   */
  private PlayedMatch playUndisturbed(MatchSpec match) {
    for (int discarded = 0; discarded < MAX_DISCARDED; discarded++) {
      long before = Child.freezes();
      PlayedMatch played = playNew(runner, match, recording);
      if (Child.freezes() == before) {
        if (discarded == 0) {
          discards.noteCalm(match);
        }
        return played;
      }
      if (discarded + 1 == Discards.TROUBLED) {
        discards.noteTroubled(match);
      }
      OptionalInt atFault = discards.atFault(match);
      if (atFault.isPresent()) {
        return forfeited(match, atFault.getAsInt());
      }
    }
    return new PlayedMatch(
        match,
        Result.ofVoid(
            match.seats().size(),
            0,
            "this machine stopped Agon for a second or more in each of %d plays"
                .formatted(MAX_DISCARDED)),
        Optional.empty());
  }

  private PlayedMatch forfeited(MatchSpec match, int entrant) {
    List<Integer> seats =
        IntStream.range(0, match.seats().size())
            .filter(seat -> match.entrant(seat) == entrant || match.absent().contains(seat))
            .boxed()
            .toList();
    PlayedMatch played =
        playNew(
            runner.sayingOfAbsent("the arena stood still in too many of its matches"),
            match.without(seats),
            recording);
    return new PlayedMatch(match, played.result(), played.record());
  }

  /**
   * Plays a match, which spectators see until it is over, and keeps it if it will repeat. The steps
   * of a plug-in are always written, so that results do not depend on records if its codec fails.
   */
  private <S, V, M> PlayedMatch playNew(
      MatchRunner<S, V, M> any, MatchSpec match, RecordDetail detail) {
    boolean external = hasExternals && match.seats().stream().anyMatch(runner::isExternal);
    Optional<LiveMatch<S, M>> shown = live.begin(any, match, external);
    try {
      StepListener<S, M> listener = shown.isPresent() ? shown.get() : StepListener.none();
      Optional<MatchRecord> full =
          detail == RecordDetail.NONE && !isPlugin
              ? Optional.empty()
              : Optional.of(Recorder.record(any, match, listener));
      Result result = full.isPresent() ? full.get().result() : any.play(match, listener).result();
      Optional<MatchRecord> kept =
          switch (detail) {
            case NONE -> Optional.empty();
            case MOVES -> full.map(MatchRecord::withoutUsage);
            case USAGE -> full;
          };
      if (result.canRepeat() && match.absent().isEmpty() && !external) {
        repeatable.put(match.seats(), new Repeatable(result, kept));
      }
      return new PlayedMatch(match, result, kept.map(RecordFile::text));
    } finally {
      if (shown.isPresent()) {
        live.end(shown.get());
      }
    }
  }
}
