package dev.agon.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.agon.build.BuildListener;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.execute.PlayedMatch;
import dev.agon.process.ProgramPool;
import dev.agon.remote.Cluster;
import dev.agon.run.EventListener;
import dev.agon.run.EventRunner;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever happens at whatever moment: the digest is the same, and no bot is left. */
@Tag("long")
final class FaultMatrixTest {
  private static final String GAMES = "20";

  /** The event has 240 matches; enough of them follow. */
  private static final int LAST_MOMENT = 200;

  private static final int MOMENTS_PER_FAULT = 4;

  /** How long a process may take to notice that it is alone. */
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private static String expected;
  private static Optional<RealCluster> shared = Optional.empty();

  /** What happens to the machines of a cluster. */
  enum Disturbance {
    EXECUTOR_KILLED,
    WORKER_KILLED,
    WORKER_FROZEN,
    NETWORK_CUT
  }

  @BeforeAll
  static void playOnThreads() {
    expected = ClusterEvents.digestOnThreads(ClusterEvents.programs(GAMES));
  }

  @AfterAll
  static void stopShared() {
    shared.ifPresent(RealCluster::close);
    shared = Optional.empty();
  }

  /** The cluster that most tests use, one after the other; its start takes longer than an event. */
  private static RealCluster shared() {
    if (shared.isEmpty()) {
      shared = Optional.of(RealCluster.impatient());
    }
    return shared.get();
  }

  private static List<Integer> moments(String fault) {
    return new Random(fault.hashCode()).ints(MOMENTS_PER_FAULT, 1, LAST_MOMENT).boxed().toList();
  }

  private static Stream<Arguments> disturbances() {
    return Arrays.stream(Disturbance.values())
        .flatMap(what -> moments(what.name()).stream().map(at -> Arguments.of(what, at)));
  }

  private static Stream<Arguments> endsOfTheDriver() {
    List<Integer> moments = moments("DRIVER_KILLED");
    return IntStream.range(0, moments.size())
        .mapToObj(i -> Arguments.of(moments.get(i), i % 2 == 0));
  }

  /** Does it when so many matches are counted, and remembers which programs ran then. */
  private static final class Happening implements EventListener {
    private final long at;
    private final Runnable what;
    private List<ProcessHandle> programs = List.of();

    Happening(long at, Runnable what) {
      this.at = at;
      this.what = what;
    }

    @Override
    public void matchFinished(PlayedMatch match, long knownMatches) {
      if (match.spec().number() == at) {
        programs = RealCluster.programsOfBots();
        what.run();
      }
    }
  }

  @ParameterizedTest(name = "{0} at match {1}")
  @MethodSource("disturbances")
  void theDigestIsTheSame(Disturbance what, int at) {
    if (what == Disturbance.NETWORK_CUT) {
      assumeTrue(Cable.isPossible(), "only root may make networks");
      stopShared();
      try (Cable cable = Cable.plug();
          RealCluster machines = RealCluster.behind(cable)) {
        play(machines, new Happening(at, cable::cut), List.of());
      }
      return;
    }
    List<ProcessHandle> frozen = new ArrayList<>();
    Runnable disturbance =
        switch (what) {
          case EXECUTOR_KILLED -> () -> RealCluster.executors().getFirst().destroyForcibly();
          case WORKER_KILLED -> () -> RealCluster.busyWorker().destroyForcibly();
          case WORKER_FROZEN -> () -> frozen.addAll(freeze(RealCluster.busyWorker()));
          case NETWORK_CUT -> throw new AssertionError();
        };
    play(shared(), new Happening(at, disturbance), frozen);
    if (what == Disturbance.WORKER_KILLED) {
      shared().addWorker();
    }
  }

  /**
   * Plays the event.
   *
   * @param frozen the processes that stand still then
   */
  private static void play(RealCluster machines, Happening happening, List<ProcessHandle> frozen) {
    Event event = ClusterEvents.programs(GAMES);
    try (Cluster cluster =
        SparkCluster.connect(ClusterEvents.options(machines.address()), BuildListener.NONE)) {
      assertThat(ClusterEvents.digest(event, cluster, happening)).isEqualTo(expected);
      assertThat(happening.programs).isNotEmpty();
    } finally {
      frozen.forEach(process -> signal("CONT", process));
    }
    assertEnded(RealCluster.executors());
    assertEnded(happening.programs);
  }

  /** Stops a Worker with all that it has started, as a machine that stands still. */
  private static List<ProcessHandle> freeze(ProcessHandle worker) {
    List<ProcessHandle> all = Stream.concat(Stream.of(worker), worker.descendants()).toList();
    all.forEach(process -> signal("STOP", process));
    return all;
  }

  private static void signal(String signal, ProcessHandle process) {
    try {
      new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static void assertEnded(List<ProcessHandle> processes) {
    assertThat(processes).allSatisfy(one -> assertThat(one.onExit()).succeedsWithin(PATIENCE));
  }

  @ParameterizedTest(name = "at match {0}, on a cluster again: {1}")
  @MethodSource("endsOfTheDriver")
  void anEventWhoseDriverIsKilledIsResumed(int at, boolean isOnCluster, @TempDir Path folder)
      throws IOException, InterruptedException {
    String database = folder.resolve("agon.db").toString();
    String address = shared().address();
    List<ProcessHandle> programs = DriverProcess.killAt(at, database, address, GAMES);
    assertThat(programs).isNotEmpty();
    assertEnded(programs);
    assertEnded(RealCluster.executors());
    try (Store store = Store.open(database)) {
      StoredEvent stored = store.event(1).orElseThrow();
      assertThat(stored.isOver()).isFalse();
      assertThat(isOnCluster ? onCluster(address, store, stored) : onThreads(store, stored))
          .isEqualTo(expected);
    }
  }

  private static String onCluster(String address, Store store, StoredEvent stored) {
    try (Cluster cluster =
        SparkCluster.connect(ClusterEvents.options(address), BuildListener.NONE)) {
      return resume(store, stored, cluster);
    }
  }

  private static String onThreads(Store store, StoredEvent stored) {
    try (ProgramPool pool = ProgramPool.of(2, 2)) {
      return resume(store, stored, new LocalExecutor(2, pool));
    }
  }

  private static String resume(Store store, StoredEvent stored, Executor executor) {
    return EventRunner.builder()
        .store(store)
        .executor(executor)
        .build()
        .resume(stored)
        .orElseThrow()
        .standings()
        .digest();
  }
}
