package dev.agon.execute;

import dev.agon.build.BuildListener;
import dev.agon.process.ProgramPool;

/**
 * Plays on threads of this machine.
 *
 * @param pool where programs wait between matches; it stays open when a session is closed
 * @param builds is told how far the bots are built
 */
public record LocalExecutor(int threads, ProgramPool pool, BuildListener builds)
    implements Executor {
  /** An executor that tells nobody how far the bots are built. */
  public LocalExecutor(int threads, ProgramPool pool) {
    this(threads, pool, BuildListener.NONE);
  }

  @Override
  public Session open(MatchSetup setup) {
    MatchWorker worker = MatchWorker.of(setup, pool, builds);
    LocalThreads local =
        setup.hasExternals() ? LocalThreads.waiting(threads) : LocalThreads.computing(threads);
    return local.session(worker::play, worker::stopRecording);
  }
}
