package dev.agon.execute;

import dev.agon.process.ProgramPool;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Plays on threads of this machine.
 *
 * @param pool where programs wait between matches; it stays open when a session is closed
 */
public record LocalExecutor(int threads, ProgramPool pool) implements Executor {
  @Override
  public Session open(MatchSetup setup) {
    MatchWorker recording = MatchWorker.of(setup, pool);
    AtomicReference<MatchWorker> worker = new AtomicReference<>(recording);
    LocalThreads local =
        setup.hasExternals() ? LocalThreads.waiting(threads) : LocalThreads.computing(threads);
    return local.session(
        match -> worker.get().play(match), () -> worker.set(recording.withoutRecords()));
  }
}
