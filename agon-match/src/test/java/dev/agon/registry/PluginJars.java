package dev.agon.registry;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Jars of plug-ins, made of the classes of tests. */
public final class PluginJars {
  private static final String SERVICE = "META-INF/services/dev.agon.game.kit.GameKit";

  private PluginJars() {}

  /** A plug-in with this kit for this version of the SPI. */
  public static byte[] of(Class<?> kit) {
    return of(kit, "Agon-Api: " + Plugin.API, "");
  }

  /**
   * A jar with a kit.
   *
   * @param manifest a line of its manifest
   * @param note a text in it, with which it has another hash
   */
  public static byte[] of(Class<?> kit, String manifest, String note) {
    Map<String, byte[]> files = new LinkedHashMap<>();
    files.put(
        "META-INF/MANIFEST.MF",
        bytes("Manifest-Version: 1.0\n" + manifest + "\nNote: x" + note + "\n"));
    files.put(SERVICE, bytes(kit.getName() + "\n"));
    files.put("dev/agon/rules/faulty.md", bytes("# Faulty\n"));
    for (Class<?> part : kit.getNestMembers()) {
      String file = part.getName().replace('.', '/') + ".class";
      try (InputStream code = kit.getClassLoader().getResourceAsStream(file)) {
        files.put(file, Objects.requireNonNull(code).readAllBytes());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return zip(files);
  }

  /** Writes a plug-in with this kit. */
  public static Path write(Path file, Class<?> kit) throws IOException {
    return Files.write(file, of(kit));
  }

  static byte[] zip(Map<String, byte[]> files) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        ZipEntry entry = new ZipEntry(file.getKey());
        // The same files give the same hash.
        entry.setTimeLocal(LocalDateTime.of(2026, 1, 1, 0, 0));
        zip.putNextEntry(entry);
        zip.write(file.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
