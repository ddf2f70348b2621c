package dev.agon.bridge;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.session.Session;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Real sessions beside the project; tests that use them are skipped where they are absent. */
public final class SharedFiles {
  private static final Path FOLDER = Path.of("..", "..", "shared", "data", "bridge");

  private SharedFiles() {}

  /** The path of a file; skips the test if it is not there. */
  public static Path path(String name) {
    Path file = FOLDER.resolve(name).toAbsolutePath().normalize();
    assumeTrue(Files.isReadable(file), () -> "no " + file);
    return file;
  }

  public static byte[] bytes(String name) {
    try {
      return Files.readAllBytes(path(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Session session(String name) {
    return SessionFile.read(name, bytes(name), Optional.empty(), false);
  }
}
