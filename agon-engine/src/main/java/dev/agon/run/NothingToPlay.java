package dev.agon.run;

import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.ResultSink;
import dev.agon.match.MatchSpec;

/** The session of a finished event: all matches are stored, so asking for one is an error. */
final class NothingToPlay implements Executor.Session {
  @Override
  public void play(MatchBatch matches, ResultSink results) {
    throw StoredFirstSession.missing(matches.get(0));
  }

  @Override
  public PlayedMatch play(MatchSpec match) {
    throw StoredFirstSession.missing(match);
  }
}
