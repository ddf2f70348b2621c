package dev.agon.sprt;

import dev.agon.event.BoxDecision;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.SprtPlan;
import dev.agon.execute.Executor;
import dev.agon.execute.LazySession;
import dev.agon.execute.PlayedMatch;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.EventLog;
import dev.agon.run.EventRunner;
import dev.agon.run.FaultSummary;
import dev.agon.run.NothingToPlay;
import dev.agon.run.RecordLimit;
import dev.agon.run.StoredFirstSession;
import dev.agon.run.StoredTrust;
import dev.agon.sandbox.SandboxMode;
import dev.agon.store.EventLock;
import dev.agon.store.MatchWriter;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs sequential tests of two bots: plays them, resumes what was stopped, and rebuilds the state
 * of a stored test. A runner is used for one test.
 */
public final class SprtRunner {
  private final Optional<Store> store;
  private final Executor executor;
  private final Listener listener;
  private volatile boolean isStopped;
  private volatile @Nullable MatchWriter writer;

  /** Follows a test while it is played. */
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

  /** The state of a test and the faults of its bots. */
  public record State(SprtMatch match, List<FaultSummary> faults, String digest) {
    public State {
      faults = List.copyOf(faults);
    }
  }

  /**
   * A runner.
   *
   * @param store where the test is kept; without one it cannot be resumed
   */
  public SprtRunner(Optional<Store> store, Executor executor, Listener listener) {
    this.store = store;
    this.executor = executor;
    this.listener = listener;
  }

  /**
   * Plays a test from its start.
   *
   * @param complete {@link Event#complete complete}, with two bots
   * @return empty when {@link #stop} was called
   */
  public Optional<State> run(Event complete, SprtPlan plan) {
    Event event = BoxDecision.here().decide(complete);
    try (Executor.Session session = executor.open(EventRunner.setup(event, store.isPresent()))) {
      Optional<Commitment> commitment = Commitment.to(event);
      if (store.isEmpty()) {
        listener.started(event, Optional.empty(), commitment);
        return new Run(event, plan, 0, Optional.empty(), RecordLimit.nothing()).play(session);
      }
      Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
      StoredEvent begun = store.get().begin(event, Optional.of(plan), commitment, now);
      try (EventLock _ = store.get().lock(begun.id())) {
        return play(session, store.get(), begun);
      }
    }
  }

  /**
   * Plays the games that are left of a test that was stopped. The result is the same as if it had
   * never stopped.
   *
   * @return empty when {@link #stop} was called
   * @throws UserError when another process plays the test, or has finished it, or when its stored
   *     games are not trusted
   */
  public Optional<State> resume(StoredEvent stored, StoredTrust trust) {
    return resume(stored, trust, Optional.empty());
  }

  /**
   * The same, even if the box is another one than before.
   *
   * @param told whether programs run in a box from now on; empty if nothing may change
   */
  public Optional<State> resume(StoredEvent stored, StoredTrust trust, Optional<SandboxMode> told) {
    Event event = BoxDecision.here().resume(stored.event(), told);
    Store into = store.orElseThrow();
    try (EventLock _ = into.lock(stored.id());
        Executor.Session session =
            new LazySession(() -> executor.open(EventRunner.setup(event, true)))) {
      trust.demand(into, stored.id());
      return play(session, into, EventRunner.unfinished(into, stored.id()));
    }
  }

  private Optional<State> play(Executor.Session session, Store into, StoredEvent stored) {
    Optional<State> state = playAndWrite(session, into, stored);
    state.ifPresent(end -> into.finish(stored.id(), end.digest()));
    return state;
  }

  /** When this returns, every game that was played is stored. */
  private Optional<State> playAndWrite(Executor.Session session, Store into, StoredEvent stored) {
    Event event = stored.event();
    try (MatchWriter open = into.writer(stored.id());
        StoredMatches before = into.matches(stored.id())) {
      writer = open;
      if (isStopped) {
        return Optional.empty();
      }
      listener.started(event, Optional.of(stored.id()), stored.commitment());
      RecordLimit limit =
          RecordLimit.of(event.running(), into.recordExtent(stored.id()), stored.matches());
      return new Run(event, plan(stored), stored.matches(), Optional.of(open), limit)
          .play(new StoredFirstSession(before, stored.matches(), session));
    }
  }

  /**
   * Rebuilds the state of a stored test from its games, also if it is not finished.
   *
   * @throws UserError when the games of a finished test do not give the stored digest
   */
  public static State recompute(Store store, StoredEvent stored) {
    return recompute(store, stored, _ -> {});
  }

  /** The same; the listener is told of every game. */
  public static State recompute(Store store, StoredEvent stored, Consumer<PlayedMatch> listener) {
    SprtMatch match =
        new SprtMatch(plan(stored).hypotheses(), Digest.of(stored.event(), stored.test()));
    EventLog log = new EventLog();
    try (StoredMatches matches = store.matches(stored.id())) {
      match.replay(
          stored.matches(),
          new Seeds(stored.event().seed().key()),
          new StoredFirstSession(matches, stored.matches(), new NothingToPlay(stored.isOver())),
          game -> {
            log.add(game.spec(), game.result());
            listener.accept(game);
            return true;
          });
    }
    State state = new State(match, log.faults(), match.digest());
    EventRunner.checkDigest(stored, state.digest());
    return state;
  }

  private static SprtPlan plan(StoredEvent stored) {
    return stored.test().orElseThrow();
  }

  /**
   * Stops the test as soon as possible, from any thread; what was played is stored when this
   * returns.
   */
  public void stop() {
    isStopped = true;
    MatchWriter open = writer;
    if (open != null) {
      open.close();
    }
  }

  /** One way through a test; every game passes here in canonical order. */
  private final class Run {
    private final Event event;
    private final SprtPlan plan;
    private final long known;
    private final Optional<MatchWriter> into;
    private final RecordLimit limit;
    private final EventLog log = new EventLog();
    private boolean isInterrupted;

    /**
     * A way through.
     *
     * @param known how many games are stored
     */
    Run(Event event, SprtPlan plan, long known, Optional<MatchWriter> into, RecordLimit limit) {
      this.event = event;
      this.plan = plan;
      this.known = known;
      this.into = into;
      this.limit = limit;
    }

    Optional<State> play(Executor.Session session) {
      if (limit.isReached()) {
        session.stopRecording();
      }
      SprtMatch match = new SprtMatch(plan.hypotheses(), Digest.of(event, Optional.of(plan)));
      match.play(
          plan.games(), new Seeds(event.seed().key()), session, game -> take(game, match, session));
      return isInterrupted
          ? Optional.empty()
          : Optional.of(new State(match, log.faults(), match.digest()));
    }

    /** Takes a game; false to stop. */
    private boolean take(PlayedMatch game, SprtMatch match, Executor.Session session) {
      log.add(game.spec(), game.result());
      boolean isNew = game.spec().number() > known;
      if (isNew) {
        boolean wasOpen = !limit.isReached();
        Optional<String> record = limit.admitted(game.record());
        if (wasOpen && limit.isReached()) {
          session.stopRecording();
        }
        isInterrupted = into.isPresent() && !into.get().add(game.spec(), game.result(), record);
      }
      isInterrupted |= isStopped;
      if (!isInterrupted) {
        listener.gameFinished(match, isNew);
      }
      return !isInterrupted;
    }
  }
}
