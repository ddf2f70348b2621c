package dev.agon.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder stands in for the kernel's: files instead of its interface. */
final class ControlGroupsTest {
  @TempDir private Path mounted;

  private Path delegated(String controllers) throws IOException {
    Files.writeString(mounted.resolve("cgroup.controllers"), "cpu memory pids\n");
    Path folder = Files.createDirectories(mounted.resolve("user.slice/agon.scope"));
    Files.writeString(folder.resolve("cgroup.controllers"), controllers);
    return folder;
  }

  private ControlGroups.Delegation find() {
    return ControlGroups.find(mounted, "12:cpu:/\n0::/user.slice/agon.scope\n");
  }

  @Test
  void aBoxHasAGroupWithItsLimits() throws IOException {
    Path folder = delegated("memory pids\n");
    assertThat(find()).isInstanceOf(ControlGroups.Delegation.Delegated.class);
    ControlGroups groups = ((ControlGroups.Delegation.Delegated) find()).groups();
    assertThat(folder.resolve("agon-arena/cgroup.procs"))
        .hasContent(String.valueOf(ProcessHandle.current().pid()));
    assertThat(folder.resolve("cgroup.subtree_control")).hasContent("+memory +pids");
    ControlGroups.BoxGroup group = groups.group(BoxLimits.DEFAULT);
    assertThat(group.folder().resolve("memory.max")).hasContent("536870912");
    assertThat(group.folder().resolve("memory.oom.group")).hasContent("1");
    assertThat(group.folder().resolve("pids.max")).hasContent("66");
    assertThat(group.ranOutOfMemory()).isFalse();
    Files.writeString(group.folder().resolve("memory.events"), "oom 1\noom_kill 1\n");
    assertThat(group.ranOutOfMemory()).isTrue();
    group.kill();
    assertThat(group.folder().resolve("cgroup.kill")).hasContent("1");
  }

  @Test
  void withoutDelegationThereAreNoGroups() throws IOException {
    delegated("memory\n");
    assertThat(find())
        .isEqualTo(
            new ControlGroups.Delegation.NotDelegated(
                "no control group is delegated to this user"));
    assertThat(ControlGroups.find(mounted, "4:memory:/a\n"))
        .isEqualTo(
            new ControlGroups.Delegation.NotDelegated(
                "this system has no control groups of version 2"));
  }
}
