package dev.agon.execute;

import dev.agon.build.BuildListener;
import dev.agon.process.ProgramPool;
import dev.agon.registry.GameRegistry;
import dev.agon.watch.LiveMatches;

/**
 * Plays on threads of this machine.
 *
 * @param pool where programs wait between matches; it stays open when a session is closed
 * @param builds is told how far the bots are built
 * @param live shows the matches under way
 */
public record LocalExecutor(int threads, ProgramPool pool, BuildListener builds, LiveMatches live)
    implements Executor {
  public LocalExecutor(int threads, ProgramPool pool, BuildListener builds) {
    this(threads, pool, builds, LiveMatches.none());
  }

  public LocalExecutor(int threads, ProgramPool pool) {
    this(threads, pool, BuildListener.NONE);
  }

  public static Executor withOwnPool(int threads) {
    return setup -> {
      int seats = GameRegistry.game(setup.game()).game().spec().maxSeats();
      ProgramPool pool = ProgramPool.of(threads, seats);
      return new LocalExecutor(threads, pool).open(setup, pool::close);
    };
  }

  @Override
  public Session open(MatchSetup setup) {
    return open(setup, () -> {});
  }

  private Session open(MatchSetup setup, Runnable close) {
    MatchWorker worker = MatchWorker.of(setup, pool, builds).shownIn(live);
    LocalThreads local =
        setup.hasExternals() ? LocalThreads.waiting(threads) : LocalThreads.computing(threads);
    return local.session(worker::play, worker::stopRecording, close);
  }
}
