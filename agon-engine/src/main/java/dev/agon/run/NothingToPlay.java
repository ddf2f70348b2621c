package dev.agon.run;

import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.ResultSink;
import dev.agon.result.MatchSpec;

/**
 * The session of an event that is only read. All matches of a finished event are stored, so asking
 * for one is an error; of an unfinished one, those that are not stored are left out.
 *
 * @param isFinished whether the event is finished
 */
public record NothingToPlay(boolean isFinished) implements Executor.Session {
  @Override
  public void play(MatchBatch matches, ResultSink results) {
    if (!isFinished) {
      return;
    }
    throw StoredFirstSession.missing(matches.get(0));
  }

  @Override
  public PlayedMatch play(MatchSpec match) {
    throw StoredFirstSession.missing(match);
  }
}
