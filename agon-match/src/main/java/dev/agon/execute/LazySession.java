package dev.agon.execute;

import dev.agon.result.MatchSpec;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Opens a session when the first match is to be played: without one, no bot is built or needed. */
public final class LazySession implements Executor.Session {
  private final Supplier<Executor.Session> opener;
  private Executor.@Nullable Session opened;
  private boolean recordsNoMore;

  public LazySession(Supplier<Executor.Session> opener) {
    this.opener = opener;
  }

  private synchronized Executor.Session session() {
    Executor.Session session = opened;
    if (session == null) {
      session = opener.get();
      opened = session;
      if (recordsNoMore) {
        session.stopRecording();
      }
    }
    return session;
  }

  @Override
  public synchronized void stopRecording() {
    recordsNoMore = true;
    if (opened != null) {
      opened.stopRecording();
    }
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
  public synchronized List<WorkerTotals> workers() {
    return opened == null ? List.of() : opened.workers();
  }

  @Override
  public synchronized void close() {
    if (opened != null) {
      opened.close();
    }
  }
}
