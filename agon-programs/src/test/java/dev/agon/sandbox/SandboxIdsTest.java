package dev.agon.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Ids reach files, so that they never change. */
final class SandboxIdsTest {
  @Test
  void idsOfLayersAndLimitsStay() {
    assertThat(Stream.of(SandboxLayer.values()).map(SandboxLayer::id))
        .containsExactly(
            "box",
            "files",
            "processes",
            "network",
            "privileges",
            "system-calls",
            "user",
            "limits",
            "memory",
            "cgroup");
  }

  @Test
  void theLastSymptomInTheOutputCounts() {
    assertThat(BoxLimit.inOutput("warning: connection refused\nMemoryError\n"))
        .contains(BoxLimit.MEMORY);
    assertThat(BoxLimit.inOutput("OSError: [Errno 30] Read-only file system: 'log'"))
        .contains(BoxLimit.FILES);
    assertThat(BoxLimit.inOutput("KeyError: 'hands'")).isEmpty();
  }
}
