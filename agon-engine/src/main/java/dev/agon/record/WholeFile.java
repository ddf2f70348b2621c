package dev.agon.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;

/** Files that are there as a whole or not at all. */
public final class WholeFile {
  private static final AtomicLong COUNT = new AtomicLong();

  private WholeFile() {}

  /**
   * Writes the file, in place of one that is there. What is there and no file, like a pipe or a
   * device, is written to as it is.
   */
  public static void write(Path path, String text) throws IOException {
    Path file = Files.exists(path) ? path.toRealPath() : path;
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.writeString(file, text);
      return;
    }
    // Not a temporary file of the platform's, which only its owner could read.
    String name = ".agon-" + ProcessHandle.current().pid() + "-" + COUNT.incrementAndGet();
    Path partial = file.toAbsolutePath().resolveSibling(name + ".partial");
    try {
      Files.writeString(partial, text, StandardOpenOption.CREATE_NEW);
      Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }
}
