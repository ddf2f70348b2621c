package dev.agon.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.agon.build.BuildListener;
import dev.agon.event.BoxDecision;
import dev.agon.event.Event;
import dev.agon.execute.MatchSetup;
import dev.agon.execute.PlayedMatch;
import dev.agon.game.ForfeitReason;
import dev.agon.registry.GameRegistry;
import dev.agon.remote.Cluster;
import dev.agon.remote.WorkerStatus;
import dev.agon.run.EventListener;
import dev.agon.run.EventResult;
import dev.agon.run.EventResult.WorkerSummary;
import dev.agon.run.FaultSummary;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.FormatType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Events on a Master and two Workers, which are processes of their own; bots know one of them. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class RealClusterTest {
  /** Plays well, except on the marked Worker, where it does what it is told instead. */
  private static final String TROUBLED =
      """
      import json, os, sys, time
      trouble = "TROUBLE" if os.sched_getscheduler(0) == os.SCHED_BATCH else ""
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "start":
              if trouble == "stalls":
                  time.sleep(600)
              print('{"type":"ready"}', flush=True)
          elif message["type"] == "ask":
              if trouble == "sleeps":
                  time.sleep(600)
              if trouble == "exits":
                  sys.exit(1)
              view = message["view"]
              hand = view["hands"][view["you"]]
              coin = 3 if trouble == "cheats" else min(int(c) for c in hand if hand[c] > 0)
              move = {"type": "move", "move": {"coin": coin, "change": {}}}
              print("what?" if trouble == "babbles" else json.dumps(move), flush=True)
      """;

  @TempDir private static Path folder;

  private static RealCluster machines;
  private static Cluster cluster;
  private static @Nullable String withoutWorkers;
  private static List<WorkerStatus> workers;

  @BeforeAll
  static void start() {
    machines = RealCluster.withoutWorkers();
    cluster =
        SparkCluster.connect(ClusterEvents.options(machines.address(), 1), BuildListener.NONE);
    Event event = ClusterEvents.programs("1");
    MatchSetup setup =
        BoxDecision.here().decide(event.complete(GameRegistry.game(event.game()))).setup(false);
    withoutWorkers = catchThrowableOfType(UserError.class, () -> cluster.check(setup)).getMessage();
    machines.addWorker();
    machines.addMarkedWorker();
    do {
      workers = cluster.check(setup);
    } while (workers.size() < 2);
  }

  @AfterAll
  static void stop() {
    cluster.close();
    machines.close();
  }

  @Test
  @Order(1)
  void aClusterWithoutWorkersIsRefusedInOneLine() {
    assertThat(withoutWorkers)
        .isEqualTo("%1$s has no Worker; start one: tools/cluster join %1$s", machines.address());
  }

  @Test
  @Order(1)
  void aWrongSecretIsRefusedInOneLine() throws IOException {
    Path settings = Files.writeString(folder.resolve("wrong"), "spark.authenticate.secret guess\n");
    assertThat(
            DriverProcess.refusal(
                settings, folder.resolve("agon.db").toString(), machines.address(), "1"))
        .isEqualTo(machines.address() + " has another secret, or none\n");
  }

  @Test
  @Order(1)
  void everyWorkerSaysWhatItHas() {
    assertThat(workers)
        .hasSize(2)
        .allSatisfy(
            worker -> {
              assertThat(worker.problem()).isEmpty();
              assertThat(worker.tools()).anyMatch(tool -> tool.contains("Python 3"));
              assertThat(worker.box()).contains("box");
            });
  }

  @Test
  @Order(2)
  void programsTravelAndPlayInBoxesWithTheSameDigest() {
    Event event = ClusterEvents.programs("3");
    assertThat(ClusterEvents.digest(event, cluster))
        .isEqualTo(ClusterEvents.digestOnThreads(event));
    assertThat(RealCluster.programsOfBots()).isEmpty();
  }

  /** The Workers have no plug-in of their own. */
  @Test
  @Order(2)
  void aPluginTravelsAndPlaysWithTheSameDigest() {
    Event event = ClusterEvents.ofPlugin();
    EventResult result = ClusterEvents.result(event, cluster);
    assertThat(result.standings().digest()).isEqualTo(ClusterEvents.digestOnThreads(event));
    assertThat(matchesOfWorkers(result)).isEqualTo(result.matches());
    assertThat(result.seen().voids()).isPresent();
  }

  /** The bot plays well on threads, which are not marked. */
  @ParameterizedTest
  @CsvSource({"sleeps", "stalls"})
  @Order(3)
  void whatAClockDecidedOnOneWorkerIsPlayedOnTheOther(String trouble) throws IOException {
    Event event = troubled(trouble);
    EventResult result = ClusterEvents.result(event, cluster);
    assertThat(result.seen().faults()).isEmpty();
    assertThat(result.standings().digest()).isEqualTo(ClusterEvents.digestOnThreads(event));
    assertThat(faultsOfWorkers(result)).isPositive();
    assertThat(matchesOfWorkers(result)).isEqualTo(result.matches() + faultsOfWorkers(result));
  }

  @ParameterizedTest
  @CsvSource({"exits, DISCONNECTED", "cheats, ILLEGAL_MOVE", "babbles, UNREADABLE"})
  @Order(4)
  void whatABotDidOnOneWorkerCounts(String trouble, ForfeitReason reason) throws IOException {
    EventResult result = ClusterEvents.result(troubled(trouble), cluster);
    assertThat(result.seen().faults()).extracting(FaultSummary::reason).containsExactly(reason);
    assertThat(result.seen().faults().getFirst().matches()).isEqualTo(faultsOfWorkers(result));
    assertThat(matchesOfWorkers(result)).isEqualTo(result.matches());
  }

  private static Event troubled(String trouble) throws IOException {
    Path bot = folder.resolve(trouble + ".py");
    Files.writeString(bot, TROUBLED.replace("TROUBLE", trouble));
    return ClusterEvents.file(
        """
        game: coinfight
        seed: 7
        bots: [%s, Greedy]
        clock: {match: 3, startup: 3}
        quarantine: off
        stages: [{format: round-robin, games: 3}]
        """
            .formatted(bot));
  }

  private static long matchesOfWorkers(EventResult result) {
    return result.seen().workers().stream().mapToLong(WorkerSummary::matches).sum();
  }

  private static long faultsOfWorkers(EventResult result) {
    return result.seen().workers().stream().mapToLong(WorkerSummary::faults).sum();
  }

  /** Nearly the last one: the others count on both executors. */
  @Test
  @Order(5)
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

  /** The last one, because the other driver has to leave the Workers' cores. */
  @Test
  @Order(6)
  void aDriverPrintsNothingOfSparkWhenItEnds() throws IOException {
    cluster.close();
    assertThat(
            DriverProcess.output(folder.resolve("quiet.db").toString(), machines.address(), "1")
                .lines())
        .isNotEmpty()
        .allMatch(line -> line.matches("\\d+"));
  }
}
