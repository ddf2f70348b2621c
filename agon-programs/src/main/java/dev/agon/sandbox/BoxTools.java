package dev.agon.sandbox;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The programs of this machine that make boxes; empty where one is not installed.
 *
 * @param bubblewrap makes the box
 * @param setpriv changes the user, needed if the arena runs as root
 */
public record BoxTools(Optional<Path> bubblewrap, Optional<Path> setpriv) {
  /** Finds the programs in the folders of a PATH. */
  public static BoxTools on(String path) {
    return new BoxTools(find(path, "bwrap"), find(path, "setpriv"));
  }

  /** Finds the programs on the PATH of this process. */
  public static BoxTools installed() {
    return on(System.getenv().getOrDefault("PATH", ""));
  }

  private static Optional<Path> find(String path, String program) {
    for (String folder : path.split(File.pathSeparator, -1)) {
      if (folder.startsWith("/") && Files.isExecutable(Path.of(folder, program))) {
        return Optional.of(Path.of(folder, program));
      }
    }
    return Optional.empty();
  }
}
