package dev.agon.text;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** Writes files completely or not at all. */
public final class AtomicFile {
  private static final AtomicLong COUNT = new AtomicLong();

  /** Temporary files, which are deleted if the program is interrupted. */
  private static final Set<Path> UNDER_WAY = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(AtomicFile::clearAway));
  }

  private static void clearAway() {
    for (Path partial : UNDER_WAY) {
      try {
        Files.deleteIfExists(partial);
      } catch (IOException e) {
        // The file stays; the program is ending and cannot report it.
      }
    }
  }

  private AtomicFile() {}

  @FunctionalInterface
  public interface Content {
    void to(Writer writer) throws IOException;
  }

  public static void write(Path path, String text) throws IOException {
    write(path, writer -> writer.write(text));
  }

  /** Writes the file and replaces an existing one. Pipes and devices are written to directly. */
  public static void write(Path path, Content content) throws IOException {
    Path file = Files.exists(path) ? path.toRealPath() : path;
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      fill(file, content);
      return;
    }
    // Not Files.createTempFile, whose files only their owner can read.
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
