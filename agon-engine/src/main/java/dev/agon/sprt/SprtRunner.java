package dev.agon.sprt;

import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.PlayedMatch;
import dev.agon.rating.SprtPlan;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.EventLog;
import dev.agon.run.OpenRun;
import dev.agon.run.RunLifecycle;
import dev.agon.run.StoredTrust;
import dev.agon.sandbox.SandboxMode;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import java.util.Optional;

/**
 * Runs sequential tests of two bots: plays them and resumes what was stopped. A runner is used for
 * one test.
 */
public final class SprtRunner {
  private final Listener listener;
  private final RunLifecycle<SprtState> lifecycle;

  public interface Listener {
    /**
     * Told once before the first game.
     *
     * @param id the number of the test in the store, if it is stored
     * @param commitment what is published before the first game, if the key is secret
     */
    void started(Event event, Optional<Long> id, Optional<Commitment> commitment);

    /**
     * Told of each game in canonical order; the games of an earlier run come first.
     *
     * @param isNew whether this run played the game
     */
    void gameFinished(SprtMatch state, boolean isNew);
  }

  /** Without a store the test cannot be resumed. */
  public SprtRunner(Optional<Store> store, Executor executor, Listener listener) {
    this.listener = listener;
    this.lifecycle = new RunLifecycle<>(store, _ -> executor, this::play, SprtState::end);
  }

  /**
   * Plays a test from its start.
   *
   * @param complete {@link Event#complete complete}, with two bots
   * @return empty when {@link #stop} was called
   */
  public Optional<SprtState> run(Event complete, SprtPlan plan) {
    return lifecycle.start(complete, Optional.of(plan));
  }

  /**
   * Plays the games that are left of a test that was stopped. The result is the same as if it had
   * never stopped.
   *
   * @param told whether programs run in a box from now on, even if the box is another one than
   *     before; empty if nothing may change
   * @return empty when {@link #stop} was called
   * @throws UserError when another process plays the test, or has finished it, or when its stored
   *     games are not trusted
   */
  public Optional<SprtState> resume(
      StoredEvent stored, StoredTrust trust, Optional<SandboxMode> told) {
    return lifecycle.resume(stored, trust, told);
  }

  /**
   * Stops the test as soon as possible, from any thread; what was played is stored when this
   * returns.
   */
  public void stop() {
    lifecycle.stop();
  }

  private Optional<SprtState> play(OpenRun run) {
    listener.started(run.event(), run.id(), run.commitment());
    SprtPlan plan = run.test().orElseThrow();
    SprtMatch match = new SprtMatch(plan.hypotheses(), Digest.of(run.event(), run.test()));
    EventLog log = new EventLog();
    boolean isFinished =
        match.play(
            plan.games(),
            new Seeds(run.event().seed().key()),
            run.session(),
            game -> {
              log.add(game.spec(), game.result());
              return take(game, match, run);
            });
    return isFinished
        ? Optional.of(new SprtState(match, log.faults(), match.digest()))
        : Optional.empty();
  }

  /** Takes a game; false to stop. */
  private boolean take(PlayedMatch game, SprtMatch match, OpenRun run) {
    if (!run.newMatches().add(game) || lifecycle.isStopped()) {
      return false;
    }
    listener.gameFinished(match, game.spec().number() > run.matchesDone());
    return true;
  }
}
