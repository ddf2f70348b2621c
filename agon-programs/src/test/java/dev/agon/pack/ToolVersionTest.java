package dev.agon.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class ToolVersionTest {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** Prints the version of Java, as a worker finds it. */
  public static void main(String[] args) {
    System.out.print(ToolVersion.of(JAVA));
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
