package dev.agon.execute;

import dev.agon.entrant.EntrantFactory;
import dev.agon.entrant.GameRegistry;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.GameSettings;
import dev.agon.game.kit.GameKit;
import dev.agon.match.MatchSpec;
import dev.agon.match.StepListener;
import dev.agon.process.ProgramPool;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordDetail;
import dev.agon.record.RecordFile;
import dev.agon.record.Recorder;
import dev.agon.text.UserError;
import java.util.Optional;

/** Plays and records matches of one event on this machine; every executor ends up here. */
public final class MatchWorker {
  private final MatchRunner<?, ?, ?> runner;
  private final RecordDetail recording;

  private MatchWorker(MatchRunner<?, ?, ?> runner, RecordDetail recording) {
    this.runner = runner;
    this.recording = recording;
  }

  /**
   * A worker for an event; its bots are found and built.
   *
   * @throws UserError with everything that keeps bots from playing
   */
  public static MatchWorker of(MatchSetup setup, ProgramPool pool) {
    return new MatchWorker(runner(GameRegistry.game(setup.game()), setup, pool), setup.recording());
  }

  private static <S, V, M> MatchRunner<S, V, M> runner(
      GameKit<S, V, M> kit, MatchSetup setup, ProgramPool pool) {
    EntrantFactory<V, M> factory = new EntrantFactory<>(kit, setup.clock(), setup.folder(), pool);
    return new MatchRunner<>(
        kit, GameSettings.of(kit.game().spec(), setup.settings()), factory.entrants(setup.bots()));
  }

  /** A worker with the same bots that records nothing. */
  MatchWorker withoutRecords() {
    return new MatchWorker(runner, RecordDetail.NONE);
  }

  /** Plays a match; may be called from several threads at once. */
  public PlayedMatch play(MatchSpec match) {
    return recording == RecordDetail.NONE
        ? PlayedMatch.of(match, runner.play(match))
        : record(runner, match);
  }

  private <S, V, M> PlayedMatch record(MatchRunner<S, V, M> any, MatchSpec match) {
    MatchRecord record =
        recording == RecordDetail.VIEWS
            ? Recorder.recordWithViews(any, match)
            : Recorder.record(any, match, StepListener.none());
    MatchRecord kept = recording == RecordDetail.MOVES ? record.withoutUsage() : record;
    return new PlayedMatch(match, record.result(), Optional.of(RecordFile.text(kept)));
  }
}
