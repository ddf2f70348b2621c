package dev.agon.run;

import dev.agon.entrant.MatchRunner;
import dev.agon.event.Recording;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.match.StepListener;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Recorder;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Writes matches down as they are played: for the database, into a folder, or not at all. */
public final class RecordKeeper {
  private final Recording recording;
  private final Optional<Path> folder;

  /** What a match's record is, until it is kept with its result. */
  private final Map<Long, String> records = new ConcurrentHashMap<>();

  /**
   * A keeper of records.
   *
   * @param folder where a file for each match is written too, if anywhere
   */
  public RecordKeeper(Recording recording, Optional<Path> folder) {
    this.recording = recording;
    this.folder = folder;
  }

  /** A folder for the records of an event that begins; it is made if it is not there. */
  public static Path newFolder(String name) {
    Path path = folder(name);
    try (Stream<Path> inside = Files.list(path)) {
      if (inside.anyMatch(file -> file.getFileName().toString().startsWith("match-"))) {
        throw new UserError(name + " has records of another run; name a new folder");
      }
    } catch (IOException e) {
      throw new UserError("cannot read the folder " + name + ": " + UserFiles.why(e), e);
    }
    return path;
  }

  /** A folder for records, which may have some. */
  public static Path folder(String name) {
    if (name.isBlank()) {
      throw new UserError("--records needs the name of a folder");
    }
    try {
      return Files.createDirectories(Path.of(name));
    } catch (IOException e) {
      throw new UserError("cannot make the folder " + name + ": " + UserFiles.why(e), e);
    }
  }

  /** Plays a match, and writes it down. */
  public <S, V, M> Result play(MatchRunner<S, V, M> arena, MatchSpec pairing) {
    if (recording == Recording.RESULTS && folder.isEmpty()) {
      return arena.play(pairing);
    }
    MatchRecord match =
        recording == Recording.ALL
            ? Recorder.recordWithViews(arena, pairing)
            : Recorder.record(arena, pairing, StepListener.none());
    switch (recording) {
      case RESULTS -> {}
      case MOVES -> records.put(pairing.number(), RecordFile.text(match.withoutExpenses()));
      case ALL -> records.put(pairing.number(), RecordFile.text(match));
    }
    folder.ifPresent(path -> write(path, match));
    return match.result();
  }

  private static void write(Path folder, MatchRecord match) {
    try {
      long number = match.pairing().number();
      RecordFile.write(folder.resolve("match-%06d.json".formatted(number)), match);
    } catch (IOException e) {
      throw new UncheckedIOException(UserFiles.why(e), e);
    }
  }

  /** The record of a match for the database, once. */
  public Optional<String> take(long number) {
    return Optional.ofNullable(records.remove(number));
  }
}
