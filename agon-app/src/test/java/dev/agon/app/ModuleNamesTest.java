package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The jars name their modules, so that a program with a {@code module-info} can require them. */
@Tag("e2e")
final class ModuleNamesTest {
  private static final Path LIB = Path.of("target", "lib");

  @Test
  void everyJarIsAModuleNamedAfterItsArtifact() throws IOException {
    Path[] jars;
    try (Stream<Path> files = Files.walk(LIB)) {
      jars =
          files
              .filter(file -> file.getFileName().toString().startsWith("agon-"))
              .toArray(Path[]::new);
    }
    ModuleFinder finder = ModuleFinder.of(jars);
    List<String> names =
        finder.findAll().stream().map(ModuleReference::descriptor).map(it -> it.name()).toList();
    assertThat(names)
        .hasSameSizeAs(jars)
        .contains("dev.agon.spi", "dev.agon.engine", "dev.agon.web")
        .allMatch(name -> name.startsWith("dev.agon."));
    // Fails if two of them have the same package.
    Configuration jdk = ModuleLayer.boot().configuration();
    assertThat(jdk.resolve(finder, ModuleFinder.of(), names).modules()).hasSameSizeAs(jars);
  }
}
