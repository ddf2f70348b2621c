package dev.agon.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ToolVersionTest {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** Prints the version of Java, as a worker finds it. */
  public static void main(String[] args) {
    System.out.print(ToolVersion.of(JAVA));
  }

  @TempDir private Path folder;

  /** Cluster nodes ask for the versions of all programs that bots name, before the first match. */
  @Test
  void aProgramThatABotBringsAlongIsAskedInABox() throws IOException {
    Path program = folder.resolve("env/bin/python");
    Path escaped = folder.resolve("escaped");
    Files.createDirectories(program.getParent());
    Files.createFile(folder.resolve("env/pyvenv.cfg"));
    Files.writeString(program, "#!/bin/sh\ntouch %s\necho Python 3.99\n".formatted(escaped));
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThat(ToolVersion.of(program.toString())).isNotEqualTo(ToolVersion.MISSING);
    assertThat(escaped).doesNotExist();
  }

  @Test
  void aWorkerWithOptionsForJavaHasTheSameVersionOfJava() throws IOException {
    ProcessBuilder worker =
        new ProcessBuilder(
                JAVA, "-cp", System.getProperty("java.class.path"), ToolVersionTest.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    worker.environment().put("JDK_JAVA_OPTIONS", "-Dworker=true");
    worker.environment().put("JAVA_TOOL_OPTIONS", "-Dworker=true");
    String found =
        new String(worker.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(found).isEqualTo(ToolVersion.of(JAVA)).contains("25");
  }
}
