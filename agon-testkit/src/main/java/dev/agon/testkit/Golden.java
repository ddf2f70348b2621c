package dev.agon.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Golden files: output that was checked once and must stay the same. */
public final class Golden {
  private static final Path RESOURCES = Path.of("src", "test", "resources");

  private Golden() {}

  /** The file below the module's test resources says exactly this; -Dagon.update=true writes it. */
  public static void assertSame(String name, String actual) {
    assertSame(RESOURCES.resolve(name), actual);
  }

  /** A file anywhere says exactly this; -Dagon.update=true writes it. */
  public static void assertSame(Path file, String actual) {
    try {
      if (Boolean.getBoolean("agon.update")) {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, actual);
      }
      String remedy =
          "%s; if the change is wanted, -Dagon.update=true writes it anew: read it then";
      assertThat(file).as(remedy, file).exists();
      assertThat(actual).as(remedy, file).isEqualTo(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
