package dev.agon.run;

import dev.agon.execute.Executor;
import dev.agon.execute.MatchBatch;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.ResultSink;
import dev.agon.execute.WorkerTotals;
import dev.agon.result.MatchSpec;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import java.util.List;

/** Takes the first matches of an event from the store and leaves the others to a session. */
public final class StoredFirstSession implements Executor.Session {
  private final StoredMatches stored;
  private final List<WorkerTotals> earlier;
  private final Executor.Session others;
  private long left;

  private StoredFirstSession(
      StoredMatches stored, long known, List<WorkerTotals> earlier, Executor.Session others) {
    this.stored = stored;
    this.left = known;
    this.earlier = earlier;
    this.others = others;
  }

  /** {@code others} plays what is not stored; it stays open when this session is closed. */
  public static StoredFirstSession of(Store store, StoredEvent event, Executor.Session others) {
    return new StoredFirstSession(
        store.matches(event.id()), event.matches(), store.workers(event.id()), others);
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

  /** What workers did before and do now. */
  @Override
  public List<WorkerTotals> workers() {
    return WorkerTotals.sum(earlier, others.workers());
  }

  @Override
  public void close() {
    stored.close();
  }
}
