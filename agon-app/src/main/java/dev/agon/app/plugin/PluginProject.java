package dev.agon.app.plugin;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.agon.app.manual.Version;
import dev.agon.game.kit.GameKit;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.zip.CRC32;

/** The project of a new game: files of a template, and a Maven repository with Agon's classes. */
final class PluginProject {
  /** The files of the template, for a game whose id is {@code mygame}. */
  private static final List<String> FILES =
      List.of(
          "gitignore",
          "README.md",
          "pom.xml",
          "src/main/java/org/example/Mygame.java",
          "src/main/java/org/example/MygameKit.java",
          "src/main/resources/META-INF/services/dev.agon.game.kit.GameKit",
          "src/main/resources/dev/agon/rules/mygame.md",
          "src/test/java/org/example/MygameContractTest.java",
          "src/test/java/org/example/MygameTest.java",
          "src/test/resources/playthroughs/mygame.txt");

  /** The only part that names what else Maven must find. */
  private static final String TESTKIT = "agon-testkit";

  /** What a game and its tests need of Agon: jars in the folder of its libraries. */
  private static final List<String> PARTS =
      List.of("agon-spi", "agon-base", "agon-programs", "agon-match", "testkit/" + TESTKIT);

  private final Map<String, byte[]> jars = new LinkedHashMap<>();
  private final Path folder;
  private final String id;
  private final String version;

  private PluginProject(Path folder, String id) throws IOException {
    this.folder = folder;
    this.id = id;
    CRC32 sum = new CRC32();
    for (String part : PARTS) {
      byte[] jar = Files.readAllBytes(library().resolve(part + "-" + Version.number() + ".jar"));
      jars.put(part.substring(part.indexOf('/') + 1), jar);
      sum.update(jar);
    }
    // Maven keeps what it has once read by its version, so other jars need another version.
    this.version = "%s-%08x".formatted(Version.number(), sum.getValue());
  }

  /** Writes the project of a game into a folder that does not exist. */
  static void write(Path folder, String id) throws IOException {
    PluginProject project = new PluginProject(folder, id);
    for (String file : FILES) {
      project.write(file, project.named(resource("project/" + file)).getBytes(UTF_8));
    }
    for (var jar : project.jars.entrySet()) {
      String file = "agon/dev/agon/%1$s/%2$s/%1$s-%2$s".formatted(jar.getKey(), project.version);
      String pom = resource(jar.getKey().equals(TESTKIT) ? "agon-testkit.pom" : "part.pom");
      pom = project.named(pom).replace("AGON_PART", jar.getKey());
      project.write(file + ".pom", pom.getBytes(UTF_8));
      project.write(file + ".jar", jar.getValue());
    }
  }

  /** The text of the template with the names of this game. */
  private String named(String text) {
    String name = id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
    return text.replace("mygame", id).replace("Mygame", name).replace("AGON_VERSION", version);
  }

  private void write(String file, byte[] content) throws IOException {
    // Maven packs no file that is named as git wants it.
    Path target = folder.resolve(file.equals("gitignore") ? ".gitignore" : named(file));
    Files.createDirectories(target.getParent());
    Files.write(target, content);
  }

  private static Path library() {
    try {
      URI jar = GameKit.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      return Path.of(jar).resolveSibling("");
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = Objects.requireNonNull(PluginProject.class.getResourceAsStream(name))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
