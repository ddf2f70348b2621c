package dev.agon.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are there as a whole or not at all. */
public final class WholeFile {
  private WholeFile() {}

  /** Writes the file, in place of one that is there. */
  public static void write(Path file, String text) throws IOException {
    Path parent = file.toAbsolutePath().getParent();
    Path partial = Files.createTempFile(parent, ".agon-", ".partial");
    try {
      Files.writeString(partial, text);
      Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }
}
