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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    digestBoth(event);
    assertThat(cluster.workers())
        .singleElement()
        .extracting(WorkerTotals::faults, WorkerTotals::slowestNanos)
        .containsExactly(0L, 0L);
  }

  private static void digestBoth(Event event) {
    assertThat(ClusterEvents.digest(event, cluster))
        .isEqualTo(ClusterEvents.digestOnThreads(event));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "format: gauntlet, games: 3",
        "format: matchups, matchups: [[Greedy, Randy], [CPlayer, AllLow]], games: 3",
        "format: swiss",
        "format: table, games: 3",
        "format: single-elimination, best-of: 3",
        "format: double-elimination",
        "format: groups",
        "format: round-robin, seats: 6, max-matches: 36"
      })
  void everyFormatHasTheSameDigestAsOnThreads(String stage) {
    digestBoth(
        ClusterEvents.file(
            """
            game: coinfight
            seed: 7
            bots: [Greedy, Randy, Coinage, AllLow, AllHigh, CPlayer]
            stages: [{%s}]
            """
                .formatted(stage)));
  }

  @Test
  void aThousandPlayersAtATableHaveTheSameDigestAsOnThreads() {
    digestBoth(
        ClusterEvents.file(
            """
            game: canopy
            settings: {rounds: 5}
            seed: 7
            bots: [Climber*500, Random*500]
            stages: [{format: table, games: 2}]
            """));
  }
}
