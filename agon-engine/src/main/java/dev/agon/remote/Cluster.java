package dev.agon.remote;

import dev.agon.execute.Executor;
import dev.agon.execute.MatchSetup;
import java.util.List;

/** An executor whose workers are other processes, often on other machines. */
public interface Cluster extends Executor, AutoCloseable {
  /** What every worker that is there now has to say about an event's bots. */
  List<WorkerStatus> check(MatchSetup setup);

  /** Ends the connection, and everything that workers still run for it. */
  @Override
  void close();
}
