package dev.agon.spark;

import dev.agon.build.BuildListener;
import dev.agon.execute.MatchSetup;
import dev.agon.pack.TreeBytes;
import dev.agon.registry.GameRegistry;
import dev.agon.remote.Cluster;
import dev.agon.remote.ClusterAddress;
import dev.agon.remote.ClusterOptions;
import dev.agon.remote.ProgramShipment;
import dev.agon.remote.RangeSession;
import dev.agon.remote.RemoteSetup;
import dev.agon.remote.WorkerStatus;
import dev.agon.text.UserError;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.reflect.ClassTag;

/** A connection to a cluster of Spark; this process is its driver. */
final class SparkCluster implements Cluster {
  private static final int CONNECT_MILLIS = 5_000;
  private static final int POLL_MILLIS = 100;
  private static final int JOIN_SECONDS = 60;
  private static final int END_SECONDS = 10;
  private static final int SETTLE_SECONDS = 5;

  /** So many executors that end before the first one joins are no accident. */
  private static final int MAX_ENDED_EXECUTORS = 3;

  private final ClusterOptions options;
  private final ClusterAddress address;
  private final BuildListener builds;
  private final SparkContext context;
  private final SparkWarnings warnings;
  private final SparkExecutors executors;
  private final SparkJobs jobs;
  private final AtomicLong events = new AtomicLong();

  private SparkCluster(
      ClusterOptions options,
      BuildListener builds,
      SparkContext context,
      SparkWarnings warnings,
      SparkExecutors executors) {
    this.options = options;
    this.address = options.address().orElseThrow();
    this.builds = builds;
    this.context = context;
    this.warnings = warnings;
    this.executors = executors;
    this.jobs = new SparkJobs(context);
  }

  static SparkCluster connect(ClusterOptions options, BuildListener builds) {
    ClusterAddress address = options.address().orElseThrow();
    // Before anything of Spark is loaded, which would print.
    SparkWarnings warnings = SparkWarnings.listen(address);
    SparkConf conf = SparkSettings.of(address, System.getenv());
    if (!address.isLocal()) {
      knock(address);
    }
    SparkExecutors executors = new SparkExecutors();
    SparkContext context = context(conf, address, warnings);
    context.addSparkListener(executors);
    if (address.isLocal()) {
      executors.add(
          SparkExecutors.Executor.of("localhost", "driver", context.defaultParallelism()));
    }
    return new SparkCluster(options, builds, context, warnings, executors);
  }

  /** Spark tries for a minute to be accepted by a Master; a refusal is noticed before. */
  private static SparkContext context(
      SparkConf conf, ClusterAddress address, SparkWarnings warnings) {
    CompletableFuture<SparkContext> connected = new CompletableFuture<>();
    Thread.ofPlatform()
        .daemon()
        .name("agon-connect")
        .start(
            () -> {
              try {
                connected.complete(new SparkContext(conf));
              } catch (Throwable e) {
                connected.completeExceptionally(e);
              }
            });
    while (true) {
      try {
        return connected.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        warnings
            .refusal()
            .ifPresent(
                why -> {
                  throw new UserError(why, e);
                });
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new UserError("interrupted while connecting to " + address, e);
      } catch (ExecutionException e) {
        throw new UserError(
            warnings.refusal().orElse("cannot connect to " + address + ": " + e.getCause()), e);
      }
    }
  }

  /** Nobody may be there, which is said at once. */
  private static void knock(ClusterAddress address) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(address.host(), address.port()), CONNECT_MILLIS);
    } catch (IOException e) {
      throw new UserError("nobody answers at " + address + ": " + e.getMessage(), e);
    }
  }

  @Override
  public Session open(MatchSetup setup) {
    EventFiles files = files(setup);
    executors.readmitAll();
    List<WorkerStatus> workers = probe(files);
    workers.stream()
        .filter(worker -> worker.problem().isPresent())
        .forEach(worker -> executors.exclude(worker.name()));
    if (executors.cores() == 0) {
      throw new UserError("no worker can play this event: " + problems(workers));
    }
    RangeSession ranges =
        new RangeSession(new SparkTransport(executors, jobs, files), options.retryFaults());
    return new SparkSession(ranges, () -> end(files));
  }

  private static String problems(List<WorkerStatus> workers) {
    return String.join(
        "; ",
        workers.stream()
            .map(worker -> worker.name() + ": " + worker.problem().orElse("it has left"))
            .toList());
  }

  /** Builds and packs the event's programs and makes everything ready to be fetched. */
  private EventFiles files(MatchSetup setup) {
    ProgramShipment programs = ProgramShipment.of(setup, builds, address.isLocal());
    byte[] bytes = RemoteSetup.of(setup, programs).toBytes();
    HashMap<String, Broadcast<byte[]>> files = new HashMap<>();
    try {
      for (Map.Entry<String, Path> tree : programs.trees().entrySet()) {
        files.put(tree.getKey(), broadcast(TreeBytes.of(tree.getValue())));
      }
    } catch (IOException e) {
      throw new UserError("cannot read a packed bot: " + e.getMessage(), e);
    }
    setup
        .plugin()
        .flatMap(_ -> GameRegistry.plugin(setup.game()))
        .ifPresent(plugin -> files.put(plugin.hash(), broadcast(plugin.jar())));
    String id = context.applicationId() + "-" + events.incrementAndGet();
    return new EventFiles(id, broadcast(bytes), files);
  }

  private Broadcast<byte[]> broadcast(byte[] bytes) {
    return context.broadcast(bytes, ClassTag.apply(byte[].class));
  }

  @Override
  public List<WorkerStatus> check(MatchSetup setup) {
    EventFiles files = files(setup);
    executors.readmitAll();
    if (!address.isLocal()) {
      awaitWorker();
      executors.awaitSettled(SETTLE_SECONDS);
    }
    List<WorkerStatus> workers = probe(files);
    end(files);
    return workers;
  }

  /** Asks every executor that is there; waits for the first. */
  private List<WorkerStatus> probe(EventFiles files) {
    awaitWorker();
    List<WorkerStatus> workers = new ArrayList<>();
    List<CompletableFuture<byte[]>> answers = onAll(new WorkerTask(WorkerTask.Work.PROBE, files));
    awaitFirst(answers);
    for (CompletableFuture<byte[]> status : answers) {
      workers.add(StatusBytes.read(await(status)));
    }
    workers.sort(Comparator.comparing(WorkerStatus::name));
    return workers;
  }

  /**
   * Waits until an executor has answered or failed, unless all of them end as soon as they join.
   */
  private void awaitFirst(List<CompletableFuture<byte[]>> answers) {
    int before = warnings.endedExecutors();
    CompletableFuture<?> first =
        CompletableFuture.anyOf(answers.toArray(CompletableFuture<?>[]::new));
    while (!isDoneSoon(first)) {
      demandLasting(before);
    }
  }

  /** Waits for a second at most; whoever reads the answers finds out what went wrong. */
  private static boolean isDoneSoon(CompletableFuture<?> answer) {
    try {
      answer.get(1, TimeUnit.SECONDS);
      return true;
    } catch (ExecutionException e) {
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UserError("interrupted while the workers were asked", e);
    }
  }

  /** Waits for the first executor, unless there is no Worker that could start one. */
  private void awaitWorker() {
    if (executors.cores() > 0) {
      return;
    }
    List<String> joined = MasterWorkers.of(address);
    if (joined.isEmpty()) {
      throw new UserError(
          "%1$s has no Worker; start one: tools/cluster join %1$s".formatted(address));
    }
    for (int i = 0; i < JOIN_SECONDS && !executors.awaitCores(1); i++) {
      demandLasting(0);
    }
    if (executors.cores() == 0) {
      throw new UserError(
          "no Worker of %s started an executor within %d seconds (%s); are they alive, and have they"
                  .formatted(address, JOIN_SECONDS, String.join("; ", joined))
              + " a free core and 1 GB, or spark.executor.memory?");
    }
  }

  /** Ends the event if too many more executors have ended than before. */
  private void demandLasting(int before) {
    if (warnings.endedExecutors() - before >= MAX_ENDED_EXECUTORS) {
      throw new UserError(
          "executors end as soon as Workers of %s start them (%s); have the Workers Java %d, and room"
                  .formatted(
                      address,
                      String.join("; ", MasterWorkers.of(address)),
                      Runtime.version().feature())
              + " on their disks? Their own logs say more");
    }
  }

  private List<CompletableFuture<byte[]>> onAll(WorkerTask task) {
    List<byte[]> inputs = new ArrayList<>();
    List<List<String>> locations = new ArrayList<>();
    for (SparkExecutors.Executor executor : executors.all()) {
      inputs.add(new byte[0]);
      locations.add(address.isLocal() ? List.of() : List.of(executor.location()));
    }
    return jobs.submit(task, inputs, locations);
  }

  private static byte[] await(CompletableFuture<byte[]> status) {
    try {
      return status.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UserError("interrupted while the workers were asked", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof UserError error
          ? error
          : new IllegalStateException("asking a worker", e.getCause());
    }
  }

  /** Ends the programs of an event everywhere, for so long as that is quickly done. */
  private void end(EventFiles files) {
    jobs.cancelAll();
    if (context.isStopped()) {
      return;
    }
    try {
      CompletableFuture<?>[] ends =
          onAll(new WorkerTask(WorkerTask.Work.END, files)).toArray(CompletableFuture<?>[]::new);
      // Spark prints the stack of every request that is not answered when it stops.
      CompletableFuture.allOf(ends).thenRunAsync(files::destroy).get(END_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException | IllegalStateException e) {
      // Whoever has not answered, or is being stopped, ends its programs with its own process.
      jobs.cancelAll();
    }
  }

  @Override
  public void close() {
    context.stop();
  }
}
