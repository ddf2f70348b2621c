package dev.agon.run;

import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.ResultSink;
import dev.agon.result.MatchSpec;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;

/** Takes the first matches of an event from the store and leaves the others to a session. */
public final class StoredFirstSession implements Executor.Session {
  private final StoredMatches stored;
  private final Executor.Session others;
  private long left;

  /**
   * A session that resumes an event.
   *
   * @param known how many matches are stored
   */
  public StoredFirstSession(StoredMatches stored, long known, Executor.Session others) {
    this.stored = stored;
    this.others = others;
    this.left = known;
  }

  @Override
  public void play(MatchBatch matches, ResultSink results) {
    long known = Math.min(left, matches.size());
    for (long index = 0; index < known; index++) {
      if (!results.accept(next(matches.get(index)))) {
        return;
      }
    }
    if (known < matches.size()) {
      others.play(known == 0 ? matches : matches.from(known), results);
    }
  }

  private PlayedMatch next(MatchSpec match) {
    StoredMatch found = stored.next().orElseThrow(() -> missing(match));
    if (found.number() != match.number() || !found.seats().equals(match.seats())) {
      throw new UserError(
          "stored match %d is not the one of this event; was it played by another version of Agon?"
              .formatted(found.number()));
    }
    left--;
    if (left == 0) {
      stored.close();
    }
    return PlayedMatch.of(match, found.result());
  }

  static UserError missing(MatchSpec match) {
    return new UserError("match " + match.number() + " is not stored");
  }

  @Override
  public void stopRecording() {
    others.stopRecording();
  }

  @Override
  public PlayedMatch play(MatchSpec match) {
    return others.play(match);
  }
}
