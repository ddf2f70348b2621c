package dev.agon.app.terminal;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.app.cluster.RunExecutor;
import dev.agon.event.BoxDecision;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.process.ProgramPool;
import dev.agon.rating.Sprt;
import dev.agon.rating.SprtPlan;
import dev.agon.sprt.SprtMatch;
import dev.agon.sprt.SprtRunner;
import dev.agon.sprt.SprtState;
import dev.agon.store.Store;
import dev.agon.store.StoreProblem;
import dev.agon.store.StoredEvent;
import java.util.Optional;
import java.util.function.Function;

/**
 * Runs a sequential test for a command: on threads or a cluster, with progress, until Ctrl-C stops
 * it.
 */
public final class SprtLauncher {
  private static final int ACCEPTED = 0;
  private static final int REJECTED = 1;
  private static final int UNDECIDED = 3;

  private final Arguments given;
  private final Streams streams;
  private final boolean isJson;
  private volatile Optional<Long> id = Optional.empty();

  public SprtLauncher(Arguments given, Streams streams) {
    this.given = given;
    this.streams = streams;
    this.isJson = OutputFlag.isJson(given);
  }

  /** Plays a test of two bots, stores it if there is a store, and prints its result. */
  public int run(Event event, SprtPlan plan, Optional<Store> store) {
    return launch(event, plan, store, runner -> runner.run(event, plan));
  }

  /** Plays the remaining games of a stored test, and prints its result. */
  public int resume(StoredEvent stored, Store store) {
    SprtPlan plan = stored.test().orElseThrow();
    return launch(
        stored.event(),
        plan,
        Optional.of(store),
        runner -> runner.resume(stored, EventDatabase.trust(given), EventLauncher.sandbox(given)));
  }

  private int launch(
      Event event,
      SprtPlan plan,
      Optional<Store> store,
      Function<SprtRunner, Optional<SprtState>> play) {
    // The bar is closed before anything is printed below it.
    return played(event, plan, store, play).map(end -> print(end, event, plan)).orElse(UNDECIDED);
  }

  private Optional<SprtState> played(
      Event event,
      SprtPlan plan,
      Optional<Store> store,
      Function<SprtRunner, Optional<SprtState>> play) {
    int threads = EventLauncher.threads(event, given);
    try (ProgramPool pool = ProgramPool.of(threads, 2);
        BuildProgress builds = new BuildProgress(streams);
        RunExecutor players = RunExecutor.of(event, given, threads, pool, builds);
        ProgressListener listener = new ProgressListener(plan)) {
      SprtRunner runner = new SprtRunner(store, players.executor(), listener);
      try (ShutdownAction _ =
          new ShutdownAction(
              () -> {
                listener.progress.interrupt();
                EventLauncher.stop(runner::stop, () -> id, given, streams);
              })) {
        return play.apply(runner);
      } catch (StoreProblem e) {
        throw EventLauncher.resumable(e, id, given);
      }
    }
  }

  private int print(SprtState end, Event event, SprtPlan plan) {
    if (isJson) {
      OutputFlag.print(SprtJson.of(end, event, plan, true), streams);
    } else {
      streams.out().print(SprtText.finished(end, event, plan));
    }
    streams.out().flush();
    FaultLines.print(streams.err(), "agon", event.names(), end.faults());
    id.ifPresent(
        number -> {
          String db = EventDatabase.flag(given);
          streams.err().println("test " + number + " is stored; next:");
          streams.err().println("  agon standings " + number + db);
          streams.err().println("  agon matches " + number + db);
        });
    return exitCode(end.match().sprt().verdict());
  }

  private static int exitCode(Sprt.Status verdict) {
    return switch (verdict) {
      case H1 -> ACCEPTED;
      case H0 -> REJECTED;
      case OPEN -> UNDECIDED;
    };
  }

  /** Shows the games so far, those that are expected, and the ratio. */
  private final class ProgressListener implements SprtRunner.Listener, AutoCloseable {
    private final SprtPlan plan;
    private final Progress progress;
    private String ratio = "";

    ProgressListener(SprtPlan plan) {
      this.plan = plan;
      this.progress = new Progress(streams, "games", () -> ", " + ratio);
    }

    @Override
    public void started(Event event, Optional<Long> number, Optional<Commitment> commitment) {
      id = number;
      BoxDecision.here().warning(event).ifPresent(streams.err()::println);
      commitment.ifPresent(made -> TerminalListener.print(made, streams));
    }

    @Override
    public void gameFinished(SprtMatch state, boolean isNew) {
      if (!streams.errIsTerminal()) {
        return;
      }
      if (!isNew) {
        progress.skip();
        return;
      }
      ratio = SprtText.ratio(state.sprt(), plan);
      progress.advance(Math.min(plan.games(), state.gamesExpected().orElse((long) plan.games())));
    }

    @Override
    public void close() {
      progress.close();
    }
  }
}
