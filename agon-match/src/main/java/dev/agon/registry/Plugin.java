package dev.agon.registry;

import dev.agon.game.DisplayText;
import dev.agon.game.kit.GameKit;
import dev.agon.match.GameFailure;
import dev.agon.text.Sha256;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/**
 * A jar with games that are not part of Agon: it offers the service {@link GameKit}, and {@value
 * #API_ENTRY} in its manifest is {@value #API}. Its code has all rights of this process, so nothing
 * loads one that the owner of the process has not put or named here.
 */
public final class Plugin {
  /** The version of the SPI that this Agon has. */
  public static final int API = 1;

  /** The entry of a plug-in's manifest with the version of the SPI that it was made for. */
  public static final String API_ENTRY = "Agon-Api";

  private static final int SHOWN_DIGITS = 12;

  /** All files of a jar are in memory; a small jar may have large ones. */
  private static final int MAX_BYTES = 100 << 20;

  private static final String TOO_LARGE =
      "it has more than %d MB, the most that is read".formatted(MAX_BYTES >> 20);
  private static final int MAX_COLUMNS = 300;

  private final String file;
  private final byte[] jar;
  private final String hash;
  private final PluginClasses classes;
  private final List<GameKit<?, ?, ?>> games;

  private Plugin(String file, byte[] jar) {
    this.file = file;
    this.jar = jar;
    this.hash = hash(jar);
    Map<String, byte[]> files = files(jar);
    checkApi(Optional.ofNullable(files.get(JarFile.MANIFEST_NAME)));
    this.classes = new PluginClasses(hash, files);
    this.games = games(classes);
  }

  /** The user error names the file, if it is not a plug-in for this Agon. */
  public static Plugin load(Path file) {
    try {
      if (Files.size(file) > MAX_BYTES) {
        throw refused(file.toString(), TOO_LARGE);
      }
      return of(file.toString(), Files.readAllBytes(file));
    } catch (IOException e) {
      throw refused(file.toString(), UserFiles.why(e));
    }
  }

  /** The file's name is for messages; fails with a user error if it is no plug-in for this Agon. */
  public static Plugin of(String file, byte[] jar) {
    try {
      return new Plugin(file, jar.clone());
    } catch (UserError e) {
      throw refused(file, String.valueOf(e.getMessage()));
    } catch (ServiceConfigurationError | LinkageError e) {
      throw refused(file, words(e));
    }
  }

  /** What failed, and the first cause, such as what a static initialiser has thrown. */
  private static String words(Error failure) {
    String words =
        Stream.iterate(failure.getCause(), Objects::nonNull, Throwable::getCause)
            .reduce((_, cause) -> cause)
            .map(root -> failure.getMessage() + ": " + root)
            .orElseGet(failure::toString);
    return DisplayText.shortened(DisplayText.visible(words), MAX_COLUMNS);
  }

  static UserError refused(String file, String why) {
    return new UserError("the plug-in %s is left out: %s".formatted(file, why));
  }

  /** The hash of a jar, which is not loaded. */
  public static String hash(byte[] jar) {
    return HexFormat.of().formatHex(Sha256.begin().digest(jar));
  }

  private static Map<String, byte[]> files(byte[] jar) {
    Map<String, byte[]> files = new HashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(jar))) {
      int left = MAX_BYTES;
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        byte[] content = zip.readNBytes(left + 1);
        left -= content.length;
        if (left < 0) {
          throw new UserError(TOO_LARGE);
        }
        files.put(entry.getName(), content);
      }
    } catch (IOException e) {
      throw new UserError("it is damaged: " + e.getMessage(), e);
    }
    if (files.isEmpty()) {
      throw new UserError("it is no jar");
    }
    return files;
  }

  private static void checkApi(Optional<byte[]> manifest) {
    String api = "";
    try (InputStream text = new ByteArrayInputStream(manifest.orElse(new byte[0]))) {
      api =
          Optional.ofNullable(new Manifest(text).getMainAttributes().getValue(API_ENTRY))
              .orElse("");
    } catch (IOException e) {
      throw new UserError("its manifest cannot be read: " + e.getMessage(), e);
    }
    if (!api.equals(String.valueOf(API))) {
      throw new UserError(
          api.isEmpty()
              ? "its manifest has no %s; this Agon loads %s: %d"
                  .formatted(API_ENTRY, API_ENTRY, API)
              : "it is made for %s %s; this Agon has %d".formatted(API_ENTRY, api, API));
    }
  }

  @SuppressWarnings("rawtypes") // a service is named by its class, which has no parameters
  private static List<GameKit<?, ?, ?>> games(ClassLoader classes) {
    List<GameKit<?, ?, ?>> games =
        ServiceLoader.load(GameKit.class, classes).stream()
            .<GameKit<?, ?, ?>>map(provider -> PluginGuard.of(provider.get()))
            .toList();
    if (games.isEmpty()) {
      throw new UserError("it has no service " + GameKit.class.getName());
    }
    for (GameKit<?, ?, ?> game : games) {
      String id = game.game().spec().id();
      if (game.codec().toString().isEmpty() || game.bots().isEmpty()) {
        throw new UserError(id + " has no built-in bot");
      }
    }
    return games;
  }

  public String file() {
    return file;
  }

  /** The SHA-256 hash of the jar, in hexadecimal digits. */
  public String hash() {
    return hash;
  }

  /** Its file, the first digits of its hash, and what its code may do. */
  public String describe() {
    return "%s (hash %s), whose code runs with all rights of Agon"
        .formatted(file, hash.substring(0, SHOWN_DIGITS));
  }

  public byte[] jar() {
    return jar.clone();
  }

  /** Its games; whatever they throw is a {@link GameFailure}. */
  public List<GameKit<?, ?, ?>> games() {
    return games;
  }

  public Optional<GameKit<?, ?, ?>> game(String id) {
    return games.stream().filter(kit -> kit.game().spec().id().equals(id)).findFirst();
  }

  /** A file of the jar; null if there is none. */
  @Nullable InputStream resource(String name) {
    return classes.getResourceAsStream(name);
  }
}
