package dev.agon.spark;

import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.ResultSink;
import dev.agon.execute.WorkerTotals;
import dev.agon.remote.RangeSession;
import dev.agon.result.MatchSpec;
import dev.agon.text.UserError;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * A session that ends with its programs. While this process is being stopped, Spark's failures are
 * no failures of the event.
 */
record SparkSession(RangeSession ranges, Runnable end) implements Executor.Session {
  @Override
  public void play(MatchBatch matches, ResultSink results) {
    try {
      ranges.play(matches, results);
    } catch (UserError | IllegalStateException e) {
      holdIfEnding();
      throw e;
    }
  }

  @Override
  public PlayedMatch play(MatchSpec match) {
    return ranges.play(match);
  }

  @Override
  public void stopRecording() {
    ranges.stopRecording();
  }

  @Override
  public List<WorkerTotals> workers() {
    return ranges.workers();
  }

  @Override
  public void close() {
    end.run();
  }

  /** Spark stops itself when this process is told to stop; the event is resumed later. */
  private static void holdIfEnding() {
    while (isEnding()) {
      LockSupport.park();
    }
  }

  private static boolean isEnding() {
    Thread hook = new Thread(() -> {});
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      Runtime.getRuntime().removeShutdownHook(hook);
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }
}
