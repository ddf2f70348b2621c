package dev.agon.run;

import dev.agon.execute.Executor;
import dev.agon.execute.PlayedMatch;
import dev.agon.record.RecordFolder;
import dev.agon.store.MatchWriter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Stores the matches that a run plays, each in the store and in the folder of records. */
public final class NewMatches {
  private final long matchesDone;
  private final @Nullable MatchWriter writer;
  private final @Nullable RecordFolder folder;
  private final RecordLimit limit;
  private final Runnable stopRecording;

  private NewMatches(
      long matchesDone,
      @Nullable MatchWriter writer,
      @Nullable RecordFolder folder,
      RecordLimit limit,
      Runnable stopRecording) {
    this.matchesDone = matchesDone;
    this.writer = writer;
    this.folder = folder;
    this.limit = limit;
    this.stopRecording = stopRecording;
  }

  /** Stores nothing, because all matches are stored or none is. */
  static NewMatches ignored() {
    return new NewMatches(0, null, null, RecordLimit.nothing(), () -> {});
  }

  /**
   * Stores what is new.
   *
   * @param matchesDone how many matches are stored already
   * @param writer null without a store
   * @param folder null without record files
   * @param session is told as soon as no further record is wanted
   */
  static NewMatches of(
      long matchesDone,
      @Nullable MatchWriter writer,
      @Nullable RecordFolder folder,
      RecordLimit limit,
      Executor.Session session) {
    Runnable stopRecording = folder == null ? session::stopRecording : () -> {};
    if (limit.isReached()) {
      stopRecording.run();
    }
    return new NewMatches(matchesDone, writer, folder, limit, stopRecording);
  }

  /**
   * Stores a match, if it is new; called in canonical order.
   *
   * @return false if the run was stopped; the match is not stored
   */
  public boolean add(PlayedMatch match) {
    if (match.spec().number() <= matchesDone) {
      return true;
    }
    if (folder != null) {
      folder.write(match.spec().number(), match.record().orElseThrow());
    }
    boolean wasOpen = !limit.isReached();
    Optional<String> record = limit.admitted(match.record());
    if (wasOpen && limit.isReached()) {
      stopRecording.run();
    }
    return writer == null || writer.add(match.spec(), match.result(), record);
  }
}
