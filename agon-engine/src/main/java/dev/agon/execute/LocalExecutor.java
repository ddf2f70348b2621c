package dev.agon.execute;

import dev.agon.process.ProgramPool;

/**
 * Plays on threads of this machine.
 *
 * @param pool where programs wait between matches; it stays open when a session is closed
 */
public record LocalExecutor(int threads, ProgramPool pool) implements Executor {
  @Override
  public Session open(MatchSetup setup) {
    MatchWorker worker = MatchWorker.of(setup, pool);
    LocalThreads local =
        setup.hasExternals() ? LocalThreads.waiting(threads) : LocalThreads.computing(threads);
    return local.session(worker::play);
  }
}
