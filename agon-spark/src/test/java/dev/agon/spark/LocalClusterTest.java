package dev.agon.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.build.BuildListener;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.process.ProgramPool;
import dev.agon.rating.Sprt;
import dev.agon.rating.SprtPlan;
import dev.agon.registry.GameRegistry;
import dev.agon.remote.Cluster;
import dev.agon.run.EventResult;
import dev.agon.sprt.SprtMatch;
import dev.agon.sprt.SprtRunner;
import dev.agon.tournament.stages.FormatType;
import java.util.Map;
import java.util.Optional;
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
    EventResult result = ClusterEvents.result(event, cluster);
    assertThat(result.standings().digest()).isEqualTo(ClusterEvents.digestOnThreads(event));
    assertThat(result.seen().workers())
        .containsExactly(new EventResult.WorkerSummary("localhost/driver", result.matches(), 0, 0));
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
  void anEventOfAPluginHasTheSameDigestAsOnThreads() {
    digestBoth(ClusterEvents.ofPlugin());
  }

  @Test
  void aSequentialTestHasTheSameDigestAsOnThreads() {
    Event event =
        ClusterEvents.file(
            """
            game: botstack
            seed: 3
            bots: [Trigger, Gambler]
            """);
    try (ProgramPool pool = ProgramPool.of(2, 2)) {
      assertThat(testDigest(event, cluster))
          .isEqualTo(testDigest(event, new LocalExecutor(2, pool)));
    }
  }

  private static String testDigest(Event event, Executor executor) {
    SprtRunner.Listener nobody =
        new SprtRunner.Listener() {
          @Override
          public void started(Event test, Optional<Long> id, Optional<Commitment> commitment) {}

          @Override
          public void gameFinished(SprtMatch state, boolean isNew) {}
        };
    return new SprtRunner(Optional.empty(), executor, nobody)
        .run(
            event.complete(GameRegistry.game(event.game())),
            new SprtPlan(new Sprt.Hypotheses(0, 5, 0.05, 0.05), 4_000))
        .orElseThrow()
        .digest();
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
