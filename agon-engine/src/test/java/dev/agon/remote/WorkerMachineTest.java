package dev.agon.remote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.sandbox.EnforcedLayers;
import dev.agon.sandbox.SandboxLayer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A worker takes part if programs run there as they do on the driver. */
final class WorkerMachineTest {
  private static final EnforcedLayers BOX = new EnforcedLayers(List.of(SandboxLayer.BOX));
  private static final WorkerMachine DRIVER =
      new WorkerMachine(
          "25.0.3", "amd64", "glibc 2.36", BOX, Map.of("/usr/bin/python3", "Python 3.11.2"));

  private static WorkerMachine with(
      String processor, String libc, EnforcedLayers box, Map<String, String> tools) {
    return new WorkerMachine("25.0.3", processor, libc, box, tools);
  }

  @Test
  void theSameMachineAndANewerLibraryTakePart() {
    assertThat(DRIVER.problem(DRIVER)).isEmpty();
    assertThat(DRIVER.problem(with("amd64", "glibc 2.41", BOX, DRIVER.tools()))).isEmpty();
  }

  @Test
  void aWorkerSaysEverythingThatItLacks() {
    assertThat(DRIVER.problem(with("aarch64", "glibc 2.9", EnforcedLayers.NONE, Map.of())))
        .contains(
            "its processor is aarch64, not amd64, it has glibc 2.9, older than glibc 2.36,"
                + " /usr/bin/python3 is not installed, its box enforces none, the driver's box");
  }

  @Test
  void anotherVersionOfAnInterpreterIsNamed() {
    Map<String, String> newer = Map.of("/usr/bin/python3", "Python 3.13.1");
    assertThat(DRIVER.problem(with("amd64", "glibc 2.36", BOX, newer)))
        .contains("/usr/bin/python3 is Python 3.13.1, not Python 3.11.2");
  }
}
