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
public interface EventPlayers {
  /**
   * What plays the matches of an event, until it is closed.
   *
   * @param pool for threads of this machine; it stays open
   * @param watch told of matches that are played on this machine
   * @throws UserError if nothing can play it
   */
  OpenPlayers of(Event event, int threads, ProgramPool pool, LiveMatches watch);

  /** An executor that has to be closed. */
  interface OpenPlayers extends AutoCloseable {
    Executor executor();

    /** Whether matches can be followed while they are played. */
    boolean isWatched();

    @Override
    void close();
  }

  /** Threads of this machine; an event that names a cluster is refused. */
  static EventPlayers onThreads() {
    return (event, threads, pool, watch) -> {
      if (event.running().cluster().address().isPresent()) {
        throw new UserError("this server plays on its own machine; leave out the event's cluster");
      }
      return new OpenPlayers() {
        @Override
        public Executor executor() {
          return new LocalExecutor(threads, pool, BuildListener.NONE, watch);
        }

        @Override
        public boolean isWatched() {
          return true;
        }

        @Override
        public void close() {}
      };
    };
  }
}
