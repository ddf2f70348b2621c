package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same sources give the same jars, wherever and whenever they are built. */
@Tag("e2e")
final class ReproducibleJarsTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  @TempDir private Path folder;

  private static List<Path> jars(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root, 3)) {
      return files
          .filter(file -> root.relativize(file).toString().matches("agon-[a-z]+/target/.*\\.jar"))
          .filter(file -> !file.toString().contains("-tests"))
          .sorted()
          .toList();
    }
  }

  @Test
  void jarsHaveNeitherTheTimeNorTheMachineOfTheirBuildInThem() throws IOException {
    List<Path> jars = jars(HOME);
    assertThat(jars).hasSizeGreaterThan(5);
    for (Path file : jars) {
      try (JarFile jar = new JarFile(file.toFile())) {
        List<ZipEntry> entries =
            Collections.list(jar.entries()).stream().map(ZipEntry.class::cast).toList();
        assertThat(entries)
            .as(file.toString())
            .extracting(ZipEntry::getTimeLocal)
            .containsOnly(LocalDateTime.of(2026, 1, 1, 0, 0));
        assertThat(jar.getManifest().getMainAttributes().keySet())
            .extracting(Object::toString)
            .doesNotContain("Built-By", "Build-Jdk", "Build-Time", "Bnd-LastModified");
      }
    }
  }

  /** Builds in another folder, so that paths would be found, too. */
  @Tag("long")
  @Test
  void twoBuildsGiveTheSameBytes() throws Exception {
    Map<String, byte[]> first = build(folder.resolve("first"));
    Map<String, byte[]> second = build(folder.resolve("somewhere/else"));
    assertThat(first).containsKeys("agon-app.jar", "sbom.json").hasSameSizeAs(second);
    assertThat(second).allSatisfy((name, bytes) -> assertThat(bytes).isEqualTo(first.get(name)));
  }

  private static Map<String, byte[]> build(Path sources) throws Exception {
    Files.createDirectories(sources);
    shell(HOME, "git ls-files -z | tar -c --null -T - | tar -x -C '" + sources + "'");
    shell(
        sources,
        "mvn -B -ntp -q -Prelease -Dmaven.javadoc.skip=true -Dmaven.test.skip=true -pl agon-app -am"
            + " package");
    List<Path> built = new ArrayList<>(jars(sources));
    built.add(sources.resolve("agon-app/target/sbom.json"));
    return built.stream()
        .collect(
            Collectors.toMap(
                file -> String.valueOf(file.getFileName()), ReproducibleJarsTest::bytes));
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void shell(Path folder, String command) throws Exception {
    Process process =
        new ProcessBuilder("sh", "-c", command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }
}
