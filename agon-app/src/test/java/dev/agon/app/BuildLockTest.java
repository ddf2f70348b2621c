package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starts of Agon from its sources that build it at the same time, or after a build was killed. */
final class BuildLockTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final String BUILDS = "agon: building; the first time this takes a minute";

  private final List<Process> started = new ArrayList<>();

  @TempDir private Path folder;

  /** A project whose build lasts until its file {@code end} is there. */
  @BeforeEach
  void makeProject() throws Exception {
    Files.createDirectory(folder.resolve("tools"));
    for (String script : List.of("agon", "tools/launch.sh", "tools/start.sh")) {
      Files.copy(HOME.resolve(script), folder.resolve(script));
    }
    Path build = folder.resolve("mvnw");
    Files.writeString(build, "#!/bin/sh\nuntil [ -e end ]; do sleep 0.1; done\n");
    assertThat(build.toFile().setExecutable(true)).isTrue();
  }

  @AfterEach
  void endWhatAFailedTestLeaves() {
    started.forEach(BuildLockTest::kill);
  }

  private static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private static void run(String... command) throws Exception {
    assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).isZero();
  }

  /** In a process group of its own. */
  private BufferedReader start() throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder("setsid", folder.resolve("agon").toString(), "games");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    Process process = builder.start();
    started.add(process);
    return process.errorReader();
  }

  @Test
  void aBuildThatWasKilledKeepsNobodyWaiting() throws Exception {
    try (BufferedReader first = start()) {
      assertThat(first.readLine()).isEqualTo(BUILDS);
      // The whole group at once, as nothing can that a script catches.
      run("kill", "-KILL", "--", "-" + started.getFirst().pid());
    }
    // Its last process may still be ending.
    run("flock", folder.resolve("agon-app/target/build.lock").toString(), "true");
    try (BufferedReader second = start()) {
      assertThat(second.readLine()).isEqualTo(BUILDS);
    }
  }

  @Test
  void aFolderThatCannotBeWrittenIsNamed() throws Exception {
    // Not even root makes a folder below a file.
    Files.createFile(folder.resolve("agon-app"));
    try (BufferedReader start = start()) {
      assertThat(start.lines())
          .containsExactly(
              "agon: has to be built first and cannot write to %s; build it where that is allowed"
                  .formatted(folder.toRealPath().resolve("agon-app/target")));
    }
  }

  @Test
  void aStartWaitsForTheBuildOfAnotherOne() throws Exception {
    try (BufferedReader first = start();
        BufferedReader second = start()) {
      String oneLine = first.readLine();
      String otherLine = second.readLine();
      assertThat(List.of(oneLine, otherLine))
          .containsExactlyInAnyOrder(BUILDS, "agon: waiting for another build");
      Files.createFile(folder.resolve("end"));
      BufferedReader waiting = oneLine.equals(BUILDS) ? second : first;
      assertThat(waiting.readLine()).isEqualTo(BUILDS);
    }
  }
}
