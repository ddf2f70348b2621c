package dev.agon.app.cluster;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.OptionFlags;
import dev.agon.app.cli.Streams;
import dev.agon.build.BuildListener;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.process.ProgramPool;
import dev.agon.remote.Cluster;
import dev.agon.remote.ClusterOptions;
import dev.agon.run.EventResult;
import java.util.List;
import java.util.Optional;

/** What plays the matches of a run: threads of this machine, or a cluster. */
public record RunExecutor(Executor executor, Optional<Cluster> cluster) implements AutoCloseable {
  public static Flags addTo(Flags flags) {
    return OptionFlags.add(flags, ClusterOptions.SETTINGS);
  }

  /** The executor that the event or the flags name; the pool for threads stays open. */
  public static RunExecutor of(
      Event event, Arguments given, int threads, ProgramPool pool, BuildListener builds) {
    return of(event, given, new LocalExecutor(threads, pool, builds), builds);
  }

  /** The cluster that the event or the flags name; without one, threads of this machine. */
  public static RunExecutor of(
      Event event, Arguments given, LocalExecutor threads, BuildListener builds) {
    ClusterOptions options = options(event, given);
    if (options.address().isEmpty()) {
      return new RunExecutor(
          setup -> threads.open(setup.retrying(options.retryFaults())), Optional.empty());
    }
    Cluster cluster = ClusterLoader.connect(options, builds);
    return new RunExecutor(cluster, Optional.of(cluster));
  }

  /** The cluster of the event, changed by the flags for this run. */
  static ClusterOptions options(Event event, Arguments given) {
    return ClusterOptions.of(OptionFlags.changed(event.running().settings(), given));
  }

  public boolean isCluster() {
    return cluster.isPresent();
  }

  /** Prints what each worker has done, if a cluster has played. */
  public static void printWorkers(EventResult result, Streams streams) {
    List<EventResult.WorkerSummary> workers = result.seen().workers();
    if (!workers.isEmpty()) {
      streams.err().print(WorkerTable.of(workers));
    }
  }

  @Override
  public void close() {
    cluster.ifPresent(Cluster::close);
  }
}
