package dev.agon.web.live;

import dev.agon.build.BuildListener;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalExecutor;
import dev.agon.process.ProgramPool;
import dev.agon.text.UserError;
import dev.agon.watch.LiveMatches;

/** Finds what plays the matches of an event. */
@FunctionalInterface
public interface EventExecutors {
  /**
   * Opens the executor of an event.
   *
   * @param pool for threads of this machine; it stays open
   * @param live told of matches that are played on this machine
   * @throws UserError if nothing can play it
   */
  OpenExecutor open(Event event, int threads, ProgramPool pool, LiveMatches live);

  /**
   * An executor that has to be closed.
   *
   * @param isLocal whether this machine plays, so that matches can be seen meanwhile
   */
  record OpenExecutor(Executor executor, boolean isLocal, Runnable closing)
      implements AutoCloseable {
    @Override
    public void close() {
      closing.run();
    }
  }

  /** Threads of this machine; an event that names a cluster is refused. */
  static EventExecutors onThreads() {
    return (event, threads, pool, live) -> {
      if (event.running().cluster().address().isPresent()) {
        throw new UserError("this server plays on its own machine; leave out the event's cluster");
      }
      return new OpenExecutor(
          new LocalExecutor(threads, pool, BuildListener.NONE, live), true, () -> {});
    };
  }
}
