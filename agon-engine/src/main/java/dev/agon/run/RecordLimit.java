package dev.agon.run;

import dev.agon.event.Recording;
import dev.agon.event.RunOptions;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import java.util.Optional;

/**
 * Decides which records of an event are stored: those of its first matches, until the limit is
 * reached. Then only results are stored, so the matches with records are the beginning of the
 * event.
 */
final class RecordLimit {
  private static final long MEGABYTE = 1_000_000;

  private final long max;
  private long used;
  private boolean isReached;

  private RecordLimit(long max, long used, boolean isReached) {
    this.max = max;
    this.used = used;
    this.isReached = isReached;
  }

  /** The limit for the next matches of a stored event. */
  public static RecordLimit of(Store store, StoredEvent event) {
    RunOptions options = event.event().running();
    return new RecordLimit(
        options.recordLimit() * MEGABYTE,
        store.recordedCharacters(event.id()),
        options.recording() == Recording.RESULTS || store.lastRecord(event.id()) < event.matches());
  }

  public static RecordLimit nothing() {
    return new RecordLimit(0, 0, true);
  }

  /** The record if it is to be stored; called for each match in canonical order. */
  public Optional<String> admitted(Optional<String> record) {
    if (isReached || record.isEmpty() || used + record.get().length() > max) {
      isReached = true;
      return Optional.empty();
    }
    used += record.get().length();
    return record;
  }

  public boolean isReached() {
    return isReached;
  }
}
