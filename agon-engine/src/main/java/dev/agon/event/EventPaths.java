package dev.agon.event;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The paths of an event's files.
 *
 * @param baseFolder the folder that the paths of bots are relative to, and in which programs run;
 *     absolute
 * @param recordFolder the folder for record files, if they are written; as written by the user
 */
public record EventPaths(Path baseFolder, Optional<String> recordFolder) {
  /** What other arenas are told of the folders of this one. */
  public static final EventPaths UNKNOWN = new EventPaths(Path.of("/"), Optional.empty());

  /** Paths relative to the current folder, and no record files. */
  public static EventPaths here() {
    return new EventPaths(Path.of("").toAbsolutePath(), Optional.empty());
  }

  /**
   * Paths relative to the folder of an event file, and no record files. A pipe or a device has no
   * folder of its own; its paths are relative to the current folder.
   */
  public static EventPaths of(String file) {
    Path path = Path.of(file).toAbsolutePath();
    Path folder = path.getParent();
    boolean isFile = !Files.exists(path) || Files.isRegularFile(path);
    return isFile && folder != null ? new EventPaths(folder, Optional.empty()) : here();
  }

  public EventPaths withRecordFolder(Optional<String> folder) {
    return new EventPaths(baseFolder, folder);
  }
}
