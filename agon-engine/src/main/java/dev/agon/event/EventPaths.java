package dev.agon.event;

import java.nio.file.Path;
import java.util.Optional;

/**
 * The paths of an event's files.
 *
 * @param baseFolder the folder that the paths of bots are relative to; absolute
 * @param recordFolder the folder for record files, if they are written; as written by the user
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
