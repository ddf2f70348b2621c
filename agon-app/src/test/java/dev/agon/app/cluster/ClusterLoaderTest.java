package dev.agon.app.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.SLF4JServiceProvider;

final class ClusterLoaderTest {
  @TempDir private Path home;

  /** Else the server's log, which is silent, would swallow why a cluster refuses a driver. */
  @Test
  void sparkLogsByItsOwnClasses() throws Exception {
    Path jar =
        Path.of(LoggerFactory.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path jars = Files.createDirectories(home.resolve("lib").resolve("spark"));
    Files.copy(jar, jars.resolve("slf4j-api.jar"));
    ClassLoader loader = ClusterLoader.loader(home);
    String services = "META-INF/services/" + SLF4JServiceProvider.class.getName();
    assertThat(Collections.list(getClass().getClassLoader().getResources(services))).isNotEmpty();

    assertThat(loader.loadClass(LoggerFactory.class.getName()).getClassLoader()).isSameAs(loader);
    assertThat(Collections.list(loader.getResources(services))).isEmpty();
    assertThat(loader.loadClass(ClusterLoader.class.getName())).isSameAs(ClusterLoader.class);
  }
}
