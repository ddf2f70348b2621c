package dev.agon.execute;

import dev.agon.match.MatchSpec;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Opens a session when the first match is to be played: without one, no bot is built or needed. */
public final class LazySession implements Executor.Session {
  private final Supplier<Executor.Session> opener;
  private Executor.@Nullable Session opened;

  public LazySession(Supplier<Executor.Session> opener) {
    this.opener = opener;
  }

  private synchronized Executor.Session session() {
    Executor.Session session = opened == null ? opener.get() : opened;
    opened = session;
    return session;
  }

  @Override
  public void play(MatchBatch matches, ResultSink results) {
    session().play(matches, results);
  }

  @Override
  public PlayedMatch play(MatchSpec match) {
    return session().play(match);
  }

  @Override
  public synchronized void close() {
    if (opened != null) {
      opened.close();
    }
  }
}
