package dev.agon.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.build.BuildListener;
import dev.agon.event.Event;
import dev.agon.execute.Cluster;
import dev.agon.execute.WorkerTotals;
import dev.agon.tournament.FormatType;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Events on a cluster in this process are the same as on threads. */
final class LocalClusterTest {
  private static Cluster cluster;

  @BeforeAll
  static void connect() {
    cluster = SparkCluster.connect(ClusterEvents.options("local[2]"), BuildListener.NONE);
  }

  @AfterAll
  static void disconnect() {
    cluster.close();
  }

  @Test
  void anEventHasTheSameDigestAsOnThreads() {
    Event event = ClusterEvents.builtIns(FormatType.ROUND_ROBIN, Map.of("games", "20"));
    assertThat(ClusterEvents.digest(event, cluster))
        .isEqualTo(ClusterEvents.digestOnThreads(event));
    assertThat(cluster.workers())
        .singleElement()
        .extracting(WorkerTotals::faults, WorkerTotals::slowestNanos)
        .containsExactly(0L, 0L);
  }

  @Test
  void laterRoundsDependOnEarlierOnesAsOnThreads() {
    Event event = ClusterEvents.builtIns(FormatType.SWISS, Map.of());
    assertThat(ClusterEvents.digest(event, cluster))
        .isEqualTo(ClusterEvents.digestOnThreads(event));
  }
}
