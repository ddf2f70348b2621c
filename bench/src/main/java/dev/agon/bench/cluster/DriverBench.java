package dev.agon.bench.cluster;

import dev.agon.bench.Median;
import dev.agon.build.BuildListener;
import dev.agon.event.Event;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.RunOptions;
import dev.agon.execute.Executor;
import dev.agon.execute.MatchSetup;
import dev.agon.remote.ProgramShipment;
import dev.agon.remote.RangeSession;
import dev.agon.remote.RangeTransport;
import dev.agon.remote.RemoteSetup;
import dev.agon.remote.RemoteWorker;
import dev.agon.run.EventResult;
import dev.agon.run.EventRunner;
import dev.agon.source.BotEntry;
import dev.agon.store.Store;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/**
 * How many results a second the driver of a cluster makes specs for, orders, scores, digests and
 * stores, if all answers are ready when it asks for them.
 */
public final class DriverBench {
  private static final int GAMES = 1_000_000;
  private static final int MATCHES = 2 * GAMES;
  private static final int REPEATS = 5;

  private DriverBench() {}

  /** Plays ranges when it is asked for the first time, and gives the same answers later. */
  private static final class ReadyAnswers implements Executor, RangeTransport {
    private final List<CompletableFuture<byte[]>> answers = new ArrayList<>();
    private Optional<RemoteWorker> worker = Optional.empty();
    private int next;
    private long sentBytes;
    private long answerBytes;

    @Override
    public Session open(MatchSetup setup) {
      if (worker.isEmpty()) {
        ProgramShipment programs = ProgramShipment.of(setup, BuildListener.NONE, true);
        byte[] bytes = RemoteSetup.of(setup, programs).toBytes();
        worker = Optional.of(RemoteWorker.of("ready", 1, bytes, _ -> new byte[0]));
      }
      next = 0;
      return new RangeSession(this, 0);
    }

    @Override
    public int cores() {
      return 2;
    }

    @Override
    public List<CompletableFuture<byte[]>> submit(List<byte[]> ranges, Optional<String> avoided) {
      List<CompletableFuture<byte[]>> ready = new ArrayList<>();
      for (byte[] range : ranges) {
        if (next == answers.size()) {
          byte[] answer = worker.orElseThrow().play(range, () -> false);
          sentBytes += range.length;
          answerBytes += answer.length;
          answers.add(CompletableFuture.completedFuture(answer));
        }
        ready.add(answers.get(next++));
      }
      return ready;
    }

    @Override
    public void cancelAll() {}

    @Override
    public void exclude(String name) {}

    @Override
    public boolean awaitWorker() {
      return true;
    }
  }

  private static Event event() {
    FormatType format = FormatType.ROUND_ROBIN;
    return new Event(
        "Driver",
        "botstack",
        Map.of(),
        EventSeed.of(1),
        Stream.of("Trigger", "Gambler").map(BotEntry::builtIn).toList(),
        List.of(Stage.of(format, format.read(Map.of("games", Integer.toString(GAMES))).orThrow())),
        RunOptions.DEFAULT,
        EventPaths.here());
  }

  /** Takes the folder of the database. */
  public static void main(String[] args) throws IOException {
    Path database = Path.of(args[0]).resolve("driver.db");
    ReadyAnswers answers = new ReadyAnswers();
    rate(answers, Optional.empty());
    Median ordered = new Median();
    Median stored = new Median();
    for (int i = 0; i < REPEATS; i++) {
      ordered.add(rate(answers, Optional.empty()));
      try (Stream<Path> old = Files.list(Path.of(args[0]))) {
        for (Path file : old.filter(path -> path.toString().contains("driver.db")).toList()) {
          Files.delete(file);
        }
      }
      try (Store store = Store.open(database.toString())) {
        stored.add(rate(answers, Optional.of(store)));
      }
    }
    System.out.printf(
        "driver alone, one thread: %,.0f results/s; %,.0f stored (target: 2,000,000)%n",
        ordered.value(), stored.value());
    System.out.printf(
        "traffic of a match between built-ins: %.1f bytes to the worker, %.1f back%n",
        (double) answers.sentBytes / MATCHES, (double) answers.answerBytes / MATCHES);
  }

  private static double rate(Executor answers, Optional<Store> store) {
    long begin = System.nanoTime();
    EventRunner.Builder options = EventRunner.builder().executor(answers);
    store.ifPresent(options::store);
    EventResult result = options.build().run(event()).orElseThrow();
    return result.matches() / ((System.nanoTime() - begin) / 1e9);
  }
}
