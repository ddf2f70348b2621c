package dev.agon.bench;

import dev.agon.result.Seeds;
import dev.agon.store.MatchWriter;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import java.util.Optional;

/** Makes events that were stopped shortly before their end, to be gone on with. */
public final class HaltedEvents {
  private HaltedEvents() {}

  /** Takes a database, and how many copies of its first event are made, each less some matches. */
  public static void main(String[] args) {
    try (Store store = Store.open(args[0])) {
      StoredEvent whole = store.event(1).orElseThrow();
      for (int copy = 0; copy < Integer.parseInt(args[1]); copy++) {
        copy(store, whole, whole.matches() - Integer.parseInt(args[2]));
      }
    }
  }

  private static void copy(Store store, StoredEvent whole, long matches) {
    StoredEvent begun =
        store.begin(whole.event(), whole.test(), whole.commitment(), whole.started());
    try (StoredMatches kept = store.matches(whole.id());
        MatchWriter ledger = store.writer(begun.id())) {
      for (long i = 0; i < matches; i++) {
        StoredMatch match = kept.next().orElseThrow();
        ledger.add(
            new Seeds(1).spec(match.number(), 1, match.seats()), match.result(), Optional.empty());
      }
    }
  }
}
