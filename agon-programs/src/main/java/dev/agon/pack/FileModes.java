package dev.agon.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Permissions of files, on systems that have those of POSIX; on others they stay as they are. */
final class FileModes {
  private static final boolean ARE_POSIX =
      Path.of("").getFileSystem().supportedFileAttributeViews().contains("posix");

  private FileModes() {}

  /** Sets the permissions, written as {@code ls} does. */
  static void set(Path path, String mode) throws IOException {
    if (ARE_POSIX) {
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
    }
  }
}
