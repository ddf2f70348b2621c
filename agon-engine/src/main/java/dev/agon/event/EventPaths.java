package dev.agon.event;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where an event's files are.
 *
 * @param baseFolder what the paths of bots are relative to; absolute
 * @param recordFolder where a file for each match is written, if anywhere; as written
 */
public record EventPaths(Path baseFolder, Optional<String> recordFolder) {
  /** Paths relative to the current folder, and no record files. */
  public static EventPaths here() {
    return new EventPaths(Path.of("").toAbsolutePath(), Optional.empty());
  }

  public EventPaths withRecordFolder(Optional<String> folder) {
    return new EventPaths(baseFolder, folder);
  }
}
