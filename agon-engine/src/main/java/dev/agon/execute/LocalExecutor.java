package dev.agon.execute;

import dev.agon.build.BuildListener;
import dev.agon.process.ProgramPool;
import java.util.concurrent.atomic.AtomicReference;

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
    MatchWorker recording = MatchWorker.of(setup, pool, builds);
    AtomicReference<MatchWorker> worker = new AtomicReference<>(recording);
    LocalThreads local =
        setup.hasExternals() ? LocalThreads.waiting(threads) : LocalThreads.computing(threads);
    return local.session(
        match -> worker.get().play(match), () -> worker.set(recording.withoutRecords()));
  }
}
