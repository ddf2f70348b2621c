package dev.agon.text;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Files that are there as a whole or not at all. */
public final class AtomicFile {
  private static final AtomicLong COUNT = new AtomicLong();

  /** Files that are being written, which an interrupted program takes away. */
  private static final Set<Path> UNDER_WAY = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(AtomicFile::clearAway));
  }

  private static void clearAway() {
    for (Path partial : UNDER_WAY) {
      try {
        Files.deleteIfExists(partial);
      } catch (IOException e) {
        // It stays; nobody is left to be told.
      }
    }
  }

  private AtomicFile() {}

  /** What is to be in a file, written as it comes. */
  @FunctionalInterface
  public interface Content {
    void to(Writer writer) throws IOException;
  }

  public static void write(Path path, String text) throws IOException {
    write(path, writer -> writer.write(text));
  }

  /**
   * Writes the file, in place of one that is there. What is there and no file, like a pipe or a
   * device, is written to as it is.
   */
  public static void write(Path path, Content content) throws IOException {
    Path file = Files.exists(path) ? path.toRealPath() : path;
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      fill(file, content);
      return;
    }
    // Not a temporary file of the platform's, which only its owner could read.
    String name = ".agon-" + ProcessHandle.current().pid() + "-" + COUNT.incrementAndGet();
    Path partial = file.toAbsolutePath().resolveSibling(name + ".partial");
    UNDER_WAY.add(partial);
    try {
      fill(partial, content);
      Files.move(partial, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
      UNDER_WAY.remove(partial);
    }
  }

  private static void fill(Path file, Content content) throws IOException {
    try (Writer writer = Files.newBufferedWriter(file)) {
      content.to(writer);
    }
  }
}
