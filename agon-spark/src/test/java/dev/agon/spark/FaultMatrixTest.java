package dev.agon.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.build.BuildListener;
import dev.agon.event.Event;
import dev.agon.execute.Cluster;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.execute.PlayedMatch;
import dev.agon.process.ProgramPool;
import dev.agon.run.EventListener;
import dev.agon.run.EventResult;
import dev.agon.run.EventRunner;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever happens to workers at whatever moment: the digest is the same, and no bot is left. */
@Tag("long")
final class FaultMatrixTest {
  private static final int MOMENTS = Integer.getInteger("agon.moments", 6);

  private enum Disturbance {
    EXECUTOR_KILLED,
    WORKER_KILLED,
    EXECUTOR_FROZEN
  }

  /** What happens at a match. */
  private record Happening(Disturbance what, long at) implements EventListener {
    @Override
    public void matchFinished(PlayedMatch match, long knownMatches) {
      if (match.spec().number() != at) {
        return;
      }
      List<ProcessHandle> executors = RealCluster.executors();
      switch (what) {
        case EXECUTOR_KILLED -> executors.getFirst().destroyForcibly();
        case WORKER_KILLED ->
            ProcessHandle.of(RealCluster.workers().getFirst()).orElseThrow().destroyForcibly();
        case EXECUTOR_FROZEN -> signal("-STOP", executors.getFirst().pid());
      }
    }
  }

  private static void signal(String signal, long pid) {
    try {
      new ProcessBuilder("kill", signal, Long.toString(pid)).start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  @Test
  void anEventWhoseDriverIsKilledResumesWithAndWithoutTheCluster(@TempDir Path folder)
      throws IOException, InterruptedException {
    String expected = ClusterEvents.digestOnThreads(ClusterEvents.programs("40"));
    Random moments = new Random(17);
    for (int i = 0; i < Math.min(4, MOMENTS); i++) {
      String database = folder.resolve(i + ".db").toString();
      try (RealCluster machines = RealCluster.impatient()) {
        long at = 1 + moments.nextInt(400);
        DriverProcess.killAt(at, database, machines.address(), "40");
        try (Store store = Store.open(database);
            ProgramPool pool = ProgramPool.of(2, 2);
            Cluster cluster =
                SparkCluster.connect(
                    ClusterEvents.options(machines.address()), BuildListener.NONE)) {
          StoredEvent stored = store.event(1).orElseThrow();
          Executor executor = i % 2 == 0 ? cluster : new LocalExecutor(2, pool);
          EventResult result =
              new EventRunner(Optional.of(store), executor, List.of()).resume(stored).orElseThrow();
          assertThat(result.standings().digest()).as("driver at match %d", at).isEqualTo(expected);
        }
        assertThat(RealCluster.programsOfBots()).as("driver at match %d", at).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Disturbance.class)
  void theDigestIsTheSame(Disturbance what) {
    Event event = ClusterEvents.programs("40");
    String expected = ClusterEvents.digestOnThreads(event);
    Random moments = new Random(what.ordinal());
    for (int i = 0; i < MOMENTS; i++) {
      long at = 1 + moments.nextInt(400);
      try (RealCluster machines = RealCluster.impatient();
          Cluster cluster =
              SparkCluster.connect(ClusterEvents.options(machines.address()), BuildListener.NONE)) {
        assertThat(ClusterEvents.digest(event, cluster, new Happening(what, at)))
            .as("%s at match %d", what, at)
            .isEqualTo(expected);
        RealCluster.executors().forEach(executor -> signal("-CONT", executor.pid()));
        assertThat(RealCluster.programsOfBots()).as("%s at match %d", what, at).isEmpty();
      }
    }
  }
}
