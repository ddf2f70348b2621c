package dev.agon.remote;

import dev.agon.build.BuildFailure;
import dev.agon.build.BuildListener;
import dev.agon.execute.MatchSetup;
import dev.agon.execute.MatchWorker;
import dev.agon.execute.PlayedMatch;
import dev.agon.game.ForfeitReason;
import dev.agon.game.kit.GameKit;
import dev.agon.pack.ContentStore;
import dev.agon.pack.TreeBytes;
import dev.agon.process.ProgramPool;
import dev.agon.process.host.ProgramCommand;
import dev.agon.registry.Plugin;
import dev.agon.remote.ProgramShipment.Shipped;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.row.MatchRowBuilder;
import dev.agon.source.BotSource;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Plays ranges of one event in this process, which is a worker. It compares this machine with the
 * driver's, fetches what is missing of the bots' files, and keeps programs between ranges.
 */
public final class RemoteWorker implements AutoCloseable {
  private final String name;
  private final int cores;
  private final WorkerMachine machine;
  private final Optional<String> problem;
  private final ProgramPool pool;
  private final @Nullable MatchWorker matches;

  /** Fetches a copy of a bot's files, or the jar of a plug-in, by its hash. */
  @FunctionalInterface
  public interface TreeSource {
    byte[] fetch(String hash) throws IOException;
  }

  private RemoteWorker(
      String name,
      int cores,
      WorkerMachine machine,
      Optional<String> problem,
      ProgramPool pool,
      @Nullable MatchWorker matches) {
    this.name = name;
    this.cores = cores;
    this.machine = machine;
    this.problem = problem;
    this.pool = pool;
    this.matches = matches;
  }

  /**
   * Gets this process ready for an event.
   *
   * @param cores how many ranges it plays at once
   * @param setup {@link RemoteSetup#toBytes}
   */
  public static RemoteWorker of(String name, int cores, byte[] setup, TreeSource trees) {
    RemoteSetup remote;
    try {
      remote = RemoteSetup.of(setup);
    } catch (UserError e) {
      WorkerMachine unknown = WorkerMachine.here(false, List.of());
      return unfit(name, cores, unknown, String.valueOf(e.getMessage()));
    }
    WorkerMachine machine =
        WorkerMachine.here(remote.setup().box().isBoxed(), remote.driver().tools().keySet());
    Optional<String> problem =
        remote.setup().hasExternals() ? remote.driver().problem(machine) : Optional.empty();
    if (problem.isPresent()) {
      return unfit(name, cores, machine, problem.get());
    }
    ProgramPool pool = ProgramPool.none();
    try {
      fetch(remote, trees);
      GameKit<?, ?, ?> kit = kit(remote.setup(), trees);
      if (remote.setup().hasExternals()) {
        pool = ProgramPool.of(cores, kit.game().spec().maxSeats());
      }
      MatchWorker worker =
          MatchWorker.of(
              kit,
              remote.setup(),
              pool,
              BuildListener.NONE,
              commands(remote.programs().programs()));
      return new RemoteWorker(name, cores, machine, Optional.empty(), pool, worker);
    } catch (IOException e) {
      return unfit(name, cores, machine, "cannot get the event's files: " + e.getMessage());
    } catch (UserError e) {
      return unfit(name, cores, machine, String.valueOf(e.getMessage()));
    }
  }

  private static RemoteWorker unfit(String name, int cores, WorkerMachine machine, String why) {
    return new RemoteWorker(name, cores, machine, Optional.of(why), ProgramPool.none(), null);
  }

  /**
   * The game. A plug-in is the driver's, whatever plug-ins this machine has; no code of another jar
   * is run.
   */
  private static GameKit<?, ?, ?> kit(MatchSetup setup, TreeSource files) throws IOException {
    if (setup.plugin().isEmpty()) {
      return setup.kit();
    }
    byte[] jar = files.fetch(setup.plugin().get());
    String hash = Plugin.hash(jar);
    if (!hash.equals(setup.plugin().get())) {
      throw new IOException("the plug-in arrived with the hash " + hash);
    }
    return Plugin.of("of the driver", jar).game(setup.game()).orElseThrow();
  }

  /** Fetches the copies that are not here yet; workers on one machine share them. */
  private static void fetch(RemoteSetup remote, TreeSource trees) throws IOException {
    for (String hash : remote.programs().trees().keySet()) {
      ContentStore store = ProgramShipment.store();
      if (store.find(hash).isEmpty()) {
        TreeBytes.unpack(trees.fetch(hash), hash, store);
      }
    }
  }

  private static Function<BotSource, ProgramCommand> commands(Map<BotSource, Shipped> programs) {
    return source ->
        switch (programs.get(source)) {
          case Shipped.PackedCommand(ProgramCommand command) -> command;
          case Shipped.BuildRefusal(String message, String output) ->
              throw new BuildFailure(message, output);
          case null -> throw new IllegalStateException("not shipped: " + source.describe());
        };
  }

  public WorkerStatus status() {
    return new WorkerStatus(
        name,
        cores,
        machine.system(),
        machine.box().text(),
        machine.tools().entrySet().stream()
            .map(tool -> tool.getKey() + " " + tool.getValue())
            .toList(),
        problem);
  }

  /**
   * Plays a range; may be called from several threads at once.
   *
   * @param isCancelled asked before each match; the results of a cancelled range are not wanted
   */
  public byte[] play(byte[] range, BooleanSupplier isCancelled) {
    if (matches == null) {
      return new RangeAnswer.Unfit(name, problem.orElse("unknown")).toBytes();
    }
    MatchRange.Reader specs = new MatchRange.Reader(range);
    if (!specs.isRecorded()) {
      matches.stopRecording();
    }
    MatchRowBuilder row = new MatchRowBuilder();
    long start = System.nanoTime();
    try {
      while (specs.hasNext()) {
        if (isCancelled.getAsBoolean()) {
          return new RangeAnswer.Failed("cancelled").toBytes();
        }
        PlayedMatch match = matches.play(specs.next());
        row.add(match.spec(), withHost(match.result()), match.record());
      }
    } catch (UserError e) {
      return new RangeAnswer.Failed(name + ": " + e.getMessage()).toBytes();
    }
    return new RangeAnswer.Results(name, System.nanoTime() - start, row.build()).toBytes();
  }

  /** Adds the host and its load to faults that the clock decided. */
  private Result withHost(Result result) {
    for (Fault fault : result.faults()) {
      if (isByClock(fault.reason())) {
        List<Fault> told = result.faults().stream().map(this::withHost).toList();
        return result.with(told, result.times());
      }
    }
    return result;
  }

  private Fault withHost(Fault fault) {
    return isByClock(fault.reason())
        ? new Fault(
            fault.seat(),
            fault.reason(),
            "%s (on %s with load %s)".formatted(fault.detail(), name, load()),
            fault.step(),
            fault.stderr())
        : fault;
  }

  private static boolean isByClock(ForfeitReason reason) {
    return reason == ForfeitReason.TIME || reason == ForfeitReason.STALLED;
  }

  private static String load() {
    try {
      String text = Files.readString(Path.of("/proc/loadavg"));
      return text.substring(0, text.indexOf(' '));
    } catch (IOException e) {
      return "unknown";
    }
  }

  /** Ends every program that waits for its next match. */
  @Override
  public void close() {
    pool.close();
  }
}
