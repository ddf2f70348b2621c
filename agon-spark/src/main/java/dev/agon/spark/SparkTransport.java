package dev.agon.spark;

import dev.agon.remote.RangeTransport;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Sends the ranges of one event to executors of Spark. */
record SparkTransport(SparkExecutors executors, SparkJobs jobs, EventFiles event)
    implements RangeTransport {
  private static final int PATIENCE_SECONDS = 15;

  @Override
  public int cores() {
    return executors.cores();
  }

  @Override
  public List<CompletableFuture<byte[]>> submit(List<byte[]> ranges, Optional<String> avoided) {
    return jobs.submit(
        new WorkerTask(WorkerTask.Work.PLAY, event),
        ranges,
        Collections.nCopies(ranges.size(), executors.locations(avoided)));
  }

  @Override
  public void cancelAll() {
    jobs.cancelAll();
  }

  @Override
  public void exclude(String worker) {
    executors.exclude(worker);
  }

  @Override
  public boolean awaitWorker() {
    return executors.awaitCores(PATIENCE_SECONDS);
  }
}
