package dev.agon.sandbox;

import java.nio.file.Path;

/**
 * A file or folder that a box shows, read-only.
 *
 * @param source where it is on this machine; absolute, and readable for every user if the arena
 *     runs as root
 * @param target where the box shows it; absolute
 */
public record ReadOnlyMount(Path source, Path target) {
  public ReadOnlyMount {
    if (!source.isAbsolute() || !target.isAbsolute()) {
      throw new IllegalArgumentException("not absolute: " + source + ", " + target);
    }
  }

  /** A file or folder that has the same path inside and outside. */
  public static ReadOnlyMount of(Path path) {
    return new ReadOnlyMount(path, path);
  }
}
