package dev.agon.app.manual;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The version of Agon; the build writes it into a resource. */
public final class Version {
  private Version() {}

  /** The version alone, like {@code 0.1.0}. */
  public static String number() {
    try (InputStream in =
        Objects.requireNonNull(Version.class.getResourceAsStream("version.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What {@code agon version} prints: what a bug report needs. */
  static String text() {
    return "agon %s%nJava %s (%s), %s %s%n"
        .formatted(
            number(),
            System.getProperty("java.runtime.version"),
            System.getProperty("java.vendor"),
            System.getProperty("os.name"),
            System.getProperty("os.arch"));
  }
}
