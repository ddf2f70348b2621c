package dev.agon.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JdkTest {
  @TempDir private Path folder;

  private Path runtime;

  /** A Java that can run programs but not compile them, as in a download. */
  @BeforeEach
  void makeRuntime() throws IOException {
    runtime = folder.resolve("runtime");
    program(runtime.resolve("bin/java"));
  }

  private static Path program(Path path) throws IOException {
    Files.createDirectories(path.resolve(".."));
    Files.writeString(path, "#!/bin/sh\n");
    assertThat(path.toFile().setExecutable(true)).isTrue();
    return path;
  }

  private Path jdk(String name) throws IOException {
    program(folder.resolve(name).resolve("bin/javac"));
    return folder.resolve(name).toRealPath();
  }

  @Test
  void theJdkThatRunsAgonIsUsed() throws IOException {
    Path running = jdk("running");
    Map<String, String> environment = Map.of("JAVA_HOME", jdk("other").toString());
    assertThat(Jdk.find(running, environment)).isEqualTo(new Jdk(running));
  }

  @Test
  void aRuntimeWithoutACompilerUsesJavaHome() throws IOException {
    Path home = jdk("home");
    Map<String, String> environment =
        Map.of("JAVA_HOME", home.toString(), "PATH", jdk("other").resolve("bin").toString());
    assertThat(Jdk.find(runtime, environment)).isEqualTo(new Jdk(home));
  }

  /** Debian's javac is a link to a link. */
  @Test
  void aCompilerOnThePathIsFollowedToItsJdk() throws IOException {
    Path home = jdk("home");
    Path bin = Files.createDirectories(folder.resolve("usr/bin"));
    Files.createSymbolicLink(bin.resolve("javac"), home.resolve("bin/javac"));
    Map<String, String> environment = Map.of("PATH", "/no/such/folder::" + bin);
    assertThat(Jdk.find(runtime, environment)).isEqualTo(new Jdk(home));
  }

  @Test
  void withoutAJdkTheMessageSaysWhatToInstall() {
    assertThatThrownBy(() -> Jdk.find(runtime, Map.of("PATH", folder.toString())))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "Java bots need a JDK, and there is none; install one (Temurin 25, for instance) or set"
                + " JAVA_HOME to it");
  }
}
