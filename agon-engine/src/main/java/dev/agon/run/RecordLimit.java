package dev.agon.run;

import dev.agon.event.Recording;
import dev.agon.event.RunOptions;
import dev.agon.store.StoredRecords;
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

  /** The limit of an event of which so many matches and records are stored already. */
  public static RecordLimit of(RunOptions options, StoredRecords.Extent stored, long matches) {
    return new RecordLimit(
        options.recordLimit() * MEGABYTE,
        stored.characters(),
        options.recording() == Recording.RESULTS || stored.lastMatch() < matches);
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
