package dev.agon.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.build.BuildListener;
import dev.agon.entrant.GameRegistry;
import dev.agon.event.Event;
import dev.agon.execute.Cluster;
import dev.agon.execute.PlayedMatch;
import dev.agon.game.kit.GameKit;
import dev.agon.run.EventListener;
import dev.agon.run.EventRunner;
import dev.agon.tournament.FormatType;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Events on a Master and two Workers, which are processes of their own. */
final class RealClusterTest {
  private static RealCluster machines;
  private static Cluster cluster;

  @BeforeAll
  static void start() {
    machines = RealCluster.start();
    cluster = SparkCluster.connect(ClusterEvents.options(machines.address()), BuildListener.NONE);
  }

  @AfterAll
  static void stop() {
    cluster.close();
    machines.close();
  }

  @Test
  void programsTravelAndPlayInBoxesWithTheSameDigest() {
    Event event = ClusterEvents.programs("3");
    assertThat(ClusterEvents.digest(event, cluster))
        .isEqualTo(ClusterEvents.digestOnThreads(event));
    assertThat(RealCluster.programsOfBots()).isEmpty();
  }

  @Test
  void everyWorkerSaysWhatItHas() {
    Event event = ClusterEvents.programs("1");
    GameKit<?, ?, ?> kit = GameRegistry.game(event.game());
    assertThat(cluster.check(EventRunner.setup(event.complete(kit))))
        .isNotEmpty()
        .allSatisfy(
            worker -> {
              assertThat(worker.problem()).isEmpty();
              assertThat(worker.tools()).anyMatch(tool -> tool.contains("Python 3"));
              assertThat(worker.box()).contains("box");
            });
  }

  @Test
  void anExecutorThatIsKilledChangesNothing() {
    Event event = ClusterEvents.builtIns(FormatType.ROUND_ROBIN, Map.of("games", "100"));
    EventListener killer =
        new EventListener() {
          @Override
          public void matchFinished(PlayedMatch match, long knownMatches) {
            if (match.spec().number() == 10) {
              RealCluster.executors().getFirst().destroyForcibly();
            }
          }
        };
    assertThat(ClusterEvents.digest(event, cluster, killer))
        .isEqualTo(ClusterEvents.digestOnThreads(event));
  }
}
