package dev.agon.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;
import java.util.Set;

/**
 * Says what the user of a box can read. If the arena runs as root, that is a user who owns nothing
 * and is in no group; otherwise it is the arena's own user.
 */
public enum BoxReader {
  /** The arena's own user. */
  SAME,
  /** A user without any rights of their own. */
  OTHER;

  /** The reader of boxes that this process starts. */
  public static BoxReader ofThisProcess() {
    try {
      return Integer.valueOf(0).equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"))
          ? OTHER
          : SAME;
    } catch (IOException | UnsupportedOperationException e) {
      // Not Linux, so there is no box.
      return SAME;
    }
  }

  /** Why a file or folder cannot be read or executed, if it cannot: a sentence with its path. */
  public Optional<String> problem(Path path) {
    try {
      if (this == SAME) {
        return Files.isReadable(path)
            ? Optional.empty()
            : Optional.of("a bot's box cannot read " + path + ": permission denied");
      }
      Path real = path.toRealPath();
      for (Path folder = real.getParent(); folder != null; folder = folder.getParent()) {
        if (!permissions(folder).contains(PosixFilePermission.OTHERS_EXECUTE)) {
          return Optional.of(
              "a bot's box cannot read %s: %s is closed to other users (chmod o+x opens it)"
                  .formatted(path, folder));
        }
      }
      return permissions(real).contains(PosixFilePermission.OTHERS_READ)
          ? Optional.empty()
          : Optional.of(
              "a bot's box cannot read %s: other users may not (chmod o+r lets them)"
                  .formatted(path));
    } catch (IOException e) {
      return Optional.of("a bot's box cannot read " + path + ": no such file or folder");
    }
  }

  private static Set<PosixFilePermission> permissions(Path path) throws IOException {
    return Files.getPosixFilePermissions(path);
  }
}
