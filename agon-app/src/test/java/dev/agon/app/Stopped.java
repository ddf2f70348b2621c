package dev.agon.app;

import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.store.MatchWriter;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import java.util.Optional;

/** Events as they are when they were stopped. */
final class Stopped {
  private Stopped() {}

  /** The first event once more, as it was when so many of its matches were over. */
  static long after(String database, long matches) {
    try (Store store = Store.open(database)) {
      StoredEvent whole = store.event(1).orElseThrow();
      StoredEvent begun =
          store.begin(whole.event(), whole.test(), whole.commitment(), whole.started());
      try (StoredMatches kept = store.matches(1);
          MatchWriter ledger = store.writer(begun.id())) {
        for (long i = 0; i < matches; i++) {
          StoredMatch match = kept.next().orElseThrow();
          MatchSpec pairing = new Seeds(1).spec(match.number(), 1, match.seats());
          ledger.add(pairing, match.result(), Optional.empty());
        }
      }
      return begun.id();
    }
  }
}
