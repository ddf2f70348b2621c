package dev.agon.app.terminal;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.EventDatabase;
import dev.agon.app.cli.OptionFlags;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.Streams;
import dev.agon.app.cluster.RunExecutor;
import dev.agon.event.Event;
import dev.agon.event.Recording;
import dev.agon.event.RunOptions;
import dev.agon.execute.LocalExecutor;
import dev.agon.game.Settings;
import dev.agon.process.ProgramPool;
import dev.agon.registry.GameRegistry;
import dev.agon.run.EventResult;
import dev.agon.run.EventRunner;
import dev.agon.sandbox.SandboxMode;
import dev.agon.store.Store;
import dev.agon.store.StoreProblem;
import dev.agon.store.StoredEvent;
import dev.agon.watch.LiveMatches;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Runs an event for a command: on threads or a cluster, with progress, until Ctrl-C stops it. */
public final class EventLauncher {
  private static final String IDLE_MEMORY = "idle-memory";

  private final Arguments given;
  private final Streams streams;
  private Optional<Long> eventId = Optional.empty();

  public EventLauncher(Arguments given, Streams streams) {
    this.given = given;
    this.streams = streams;
  }

  public static Flags addTo(Flags flags) {
    return RunExecutor.addTo(
            TerminalListener.addTo(OptionFlags.add(flags, List.of(RunOptions.CONCURRENCY))))
        .value(
            IDLE_MEMORY,
            "MB",
            "megabytes for programs that wait for their next match (default a quarter of the"
                + " memory)");
  }

  /** Plays an event and stores it if there is a store; empty if it is stopped before. */
  public Optional<EventResult> run(Event event, Optional<Store> store) {
    return launch(event, store, runner -> runner.run(event));
  }

  /** Plays the remaining matches of an event; empty if it is stopped before the end. */
  public Optional<EventResult> resume(StoredEvent stored, Store store) {
    return launch(
        stored.event(),
        Optional.of(store),
        runner -> runner.resume(stored, EventDatabase.trust(given), sandbox(given)));
  }

  static Optional<SandboxMode> sandbox(Arguments given) {
    Settings defaults = Settings.defaults(List.of(RunOptions.SANDBOX));
    return given
        .value(RunOptions.SANDBOX.key())
        .map(_ -> OptionFlags.changed(defaults, given).get(RunOptions.SANDBOX));
  }

  private ProgramPool pool(int threads, int seats) {
    return given
        .whole(IDLE_MEMORY, 0, Integer.MAX_VALUE)
        .map(megabytes -> ProgramPool.of(threads, seats, megabytes * 1024L * 1024L))
        .orElseGet(() -> ProgramPool.of(threads, seats));
  }

  private Optional<EventResult> launch(
      Event event, Optional<Store> store, Function<EventRunner, Optional<EventResult>> play) {
    int threads = threads(event, given);
    int seats = GameRegistry.game(event.game()).game().spec().maxSeats();
    LiveMatches live = streams.errIsTerminal() ? new LiveMatches() : LiveMatches.none();
    try (ProgramPool pool = pool(threads, seats);
        BuildProgress builds = new BuildProgress(streams);
        RunExecutor players =
            RunExecutor.of(event, given, new LocalExecutor(threads, pool, builds, live), builds)) {
      Optional<EventResult> result = launch(store, players, live, play);
      result.ifPresent(end -> RunExecutor.printWorkers(end, streams));
      return result;
    }
  }

  private Optional<EventResult> launch(
      Optional<Store> store,
      RunExecutor players,
      LiveMatches live,
      Function<EventRunner, Optional<EventResult>> play) {
    try (TerminalListener listener = new TerminalListener(given, streams, live)) {
      EventRunner.Builder options =
          EventRunner.builder().executor(players.executor()).listener(listener);
      store.ifPresent(options::store);
      EventRunner runner = options.build();
      try (ShutdownAction _ =
          new ShutdownAction(
              () -> {
                listener.interrupt();
                stop(runner::stop, listener::eventId, given, streams);
              })) {
        Optional<EventResult> result = play.apply(runner);
        eventId = listener.eventId();
        return result;
      } catch (StoreProblem e) {
        throw resumable(e, listener.eventId(), given);
      }
    }
  }

  /** Prints the number of the event that was played, and the commands that come next. */
  public void printNext(Store store) {
    eventId.flatMap(store::event).ifPresent(event -> printNext(store, event));
  }

  private void printNext(Store store, StoredEvent event) {
    Optional<Long> missing = EventDatabase.firstWithoutMoves(store, event);
    missing
        .filter(_ -> event.event().running().recording() != Recording.RESULTS)
        .ifPresent(
            first -> streams.err().println("agon: " + EventDatabase.withoutMoves(event, first)));
    String db = EventDatabase.flag(given) + PluginFlags.flag(given);
    String id = Long.toString(event.id());
    streams.err().println("event " + id + " is stored; next:");
    streams.err().println("  agon report " + id + db);
    streams.err().println("  agon matches " + id + db);
    streams
        .err()
        .println(
            missing.filter(first -> first == 1).isPresent()
                ? "  agon standings " + id + " --wide" + db
                : "  agon replay " + id + "/1" + db);
  }

  /** Stops an event or a test and prints how to resume it. */
  static void stop(Runnable stop, Supplier<Optional<Long>> id, Arguments given, Streams streams) {
    try {
      stop.run();
    } catch (StoreProblem e) {
      streams.err().println("agon: " + e.getMessage());
    }
    id.get()
        .map(number -> EventDatabase.resumeCommand(number, given))
        .ifPresent(command -> streams.err().println("agon: stopped; resume with: " + command));
  }

  /** A problem of the store, with how to resume what it has stopped. */
  static StoreProblem resumable(StoreProblem problem, Optional<Long> id, Arguments given) {
    return id.map(number -> EventDatabase.resumeCommand(number, given))
        .map(command -> problem.with("; resume it later with: " + command))
        .orElse(problem);
  }

  /** The number of matches that are played at once. */
  public static int threads(Event event, Arguments given) {
    return OptionFlags.changed(event.running().settings(), given)
        .get(RunOptions.CONCURRENCY)
        .orElseGet(() -> Runtime.getRuntime().availableProcessors());
  }
}
