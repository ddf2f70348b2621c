package dev.agon.sprt;

import dev.agon.execute.PlayedMatch;
import dev.agon.rating.SprtPlan;
import dev.agon.result.Seeds;
import dev.agon.run.Digest;
import dev.agon.run.EventLog;
import dev.agon.run.FaultSummary;
import dev.agon.run.NothingToPlay;
import dev.agon.run.RunLifecycle;
import dev.agon.run.StoredFirstSession;
import dev.agon.run.StoredResults;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import java.util.List;
import java.util.function.Consumer;

/** The state of a test and the faults of its bots. */
public record SprtState(SprtMatch match, List<FaultSummary> faults, String digest) {
  public SprtState {
    faults = List.copyOf(faults);
  }

  /** What is stored of it at the end of a test. */
  public RunLifecycle.StoredEnd end() {
    return new RunLifecycle.StoredEnd(digest, "");
  }

  /**
   * Rebuilds the state of a stored test from its games, also if it is not finished.
   *
   * @throws UserError when the games of a finished test do not give the stored digest
   */
  public static SprtState of(Store store, StoredEvent stored, Consumer<PlayedMatch> listener) {
    SprtPlan plan = stored.test().orElseThrow();
    SprtMatch match = new SprtMatch(plan.hypotheses(), Digest.of(stored.event(), stored.test()));
    EventLog log = new EventLog();
    try (StoredFirstSession session =
        StoredFirstSession.of(store, stored, new NothingToPlay(stored.isOver()))) {
      match.replay(
          stored.matches(),
          new Seeds(stored.withAnyKey().event().seed().key()),
          session,
          game -> {
            log.add(game.spec(), game.result());
            listener.accept(game);
            return true;
          });
    }
    SprtState state = new SprtState(match, log.faults(), match.digest());
    StoredResults.checkDigest(stored, state.digest());
    return state;
  }
}
