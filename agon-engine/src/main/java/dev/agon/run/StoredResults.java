package dev.agon.run;

import dev.agon.api.PublicApi;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import dev.agon.tournament.PlayedRound;
import java.util.List;
import java.util.Optional;

/** Rebuilds results of events from their stored matches, without their bots. */
public final class StoredResults {
  private StoredResults() {}

  /**
   * The result that was kept at the end of an event, and is as it was kept; its matches are not
   * read. Empty if there is none, or if that cannot be told here.
   */
  public static Optional<EventResult> kept(Store store, StoredEvent stored) {
    return stored.isOver()
        ? store
            .keptResult(stored.id())
            .flatMap(text -> KeptResult.read(text, stored, store.workers(stored.id())))
        : Optional.empty();
  }

  /**
   * The numbers of all matches with faults, if the kept result tells that none is missing; who
   * reads these matches verified knows all faults. Empty if there is no such result.
   */
  public static Optional<List<Long>> faultyMatches(Store store, StoredEvent stored) {
    return kept(store, stored)
        .map(result -> result.seen().faults().stream().mapToLong(FaultSummary::matches).sum())
        .filter(faults -> faults == store.faults(stored.id()))
        .map(_ -> store.faultyMatches(stored.id()));
  }

  /**
   * The result of a finished event, or the results so far of one that is not finished.
   *
   * @throws UserError when the matches of a finished event do not give the stored digest
   */
  @PublicApi
  public static EventResult of(Store store, StoredEvent stored) {
    if (stored.isOver()) {
      return recompute(store, stored, List.of());
    }
    try (StoredFirstSession session = session(store, stored, false)) {
      return run(stored.withAnyKey(), session, List.of()).soFar();
    }
  }

  /** The rounds of an event under way that have begun; the last may be played in part. */
  static List<PlayedRound> begunRounds(Store store, StoredEvent stored) {
    return of(store, stored).standings().rounds().stream()
        .filter(played -> played.round().firstMatch() <= stored.matches())
        .toList();
  }

  /**
   * The result of a finished event.
   *
   * @throws UserError when matches are missing, or do not give the stored digest
   */
  public static EventResult recompute(
      Store store, StoredEvent found, List<EventListener> listeners) {
    StoredEvent stored = store.opened(found);
    try (StoredFirstSession session = session(store, stored, true)) {
      EventResult result = run(stored, session, listeners).finish().orElseThrow();
      checkDigest(stored, result.standings().digest());
      return result;
    }
  }

  private static StoredFirstSession session(Store store, StoredEvent stored, boolean isWhole) {
    return StoredFirstSession.of(store, stored, new NothingToPlay(isWhole));
  }

  private static EventRun run(
      StoredEvent stored, StoredFirstSession session, List<EventListener> listeners) {
    return new EventRun(OpenRun.of(stored, session, NewMatches.ignored()), listeners, () -> false);
  }

  /**
   * Checks that the stored matches of a finished event give its digest; an unfinished event has no
   * digest to compare with.
   *
   * @throws UserError when they give another digest
   */
  public static void checkMatches(Store store, StoredEvent stored) {
    if (!stored.isOver()) {
      return;
    }
    Digest digest = Digest.of(stored.event(), stored.test());
    try (StoredMatches matches = store.matches(stored.id())) {
      for (Optional<StoredMatch> next = matches.next(); next.isPresent(); next = matches.next()) {
        digest.add(next.get().number(), next.get().seats(), next.get().result());
      }
    }
    checkDigest(stored, digest.value());
  }

  /**
   * Compares a digest with the stored one, if there is one.
   *
   * @throws UserError when they differ
   */
  public static void checkDigest(StoredEvent stored, String digest) {
    stored
        .digest()
        .filter(expected -> !expected.equals(digest))
        .ifPresent(
            expected -> {
              throw new UserError(
                  // Whoever changes results would like to know the digest that they give.
                  "event %d ended with digest %s, but its stored matches give another one"
                      .formatted(stored.id(), expected));
            });
  }
}
