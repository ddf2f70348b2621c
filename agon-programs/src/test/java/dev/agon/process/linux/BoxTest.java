package dev.agon.process.linux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.process.Child;
import dev.agon.process.Excerpt;
import dev.agon.process.Heard;
import dev.agon.process.SandboxProbe;
import dev.agon.process.host.BoxFailure;
import dev.agon.process.host.ProgramCommand;
import dev.agon.process.host.RunningBox;
import dev.agon.process.host.RunningProgram;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.BoxSpec;
import dev.agon.sandbox.BoxTools;
import dev.agon.sandbox.LayerStatus;
import dev.agon.sandbox.ReadOnlyMount;
import dev.agon.sandbox.SandboxLayer;
import dev.agon.sandbox.SandboxStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boxes of the real bubblewrap, with shell scripts as programs. */
final class BoxTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final BoxSpec PLAIN = new BoxSpec(List.of(), BoxLimits.DEFAULT);

  private static final String[] NONE = {};
  private static final String[] SLEEP = {"4711"};

  @TempDir private Path folder;

  @Test
  void everyLayerButControlGroupsIsEnforcedHere() {
    SandboxStatus status = SandboxProbe.run();
    assertThat(status.layers())
        .filteredOn(layer -> layer.layer() != SandboxLayer.CGROUP)
        .allSatisfy(layer -> assertThat(layer.why()).as(layer.layer().id()).isEmpty());
  }

  @Test
  void aMissingBubblewrapIsNamedWithTheCommandThatInstallsIt() {
    SandboxStatus status = SandboxProbe.run(new BoxTools(Optional.empty(), Optional.empty()));
    assertThat(status.hasBox()).isFalse();
    LayerStatus box = status.status(SandboxLayer.BOX);
    assertThat(box.why()).contains("bubblewrap is not installed");
    assertThat(box.remedy().orElseThrow()).contains("install bubblewrap");
    assertThat(status.enforced()).isEmpty();
  }

  @Test
  void aProgramSeesItsMountsReadOnlyAndACleanEnvironment() throws IOException {
    Files.writeString(folder.resolve("data"), "hello\n");
    // The box's user is another one if the tests run as root.
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    BoxSpec box =
        new BoxSpec(List.of(new ReadOnlyMount(folder, Path.of("/bot"))), BoxLimits.DEFAULT);
    String said =
        said(
            box,
            """
            pwd; cat data; touch new 2>&1 || true; echo more > "$TMPDIR/file" && cat /tmp/file
            touch /dev/shm/shared && ls "$TMPDIR"; env | sort; id -un
            """,
            Path.of("/bot"));
    assertThat(said.lines())
        .containsExactly(
            "/bot",
            "hello",
            "touch: cannot touch 'new': Read-only file system",
            "more",
            "file",
            "shared",
            "HOME=/tmp",
            "LANG=C.UTF-8",
            "OWN=1",
            "PATH=/usr/local/bin:/usr/bin:/bin",
            "PWD=/bot",
            "PYTHONDONTWRITEBYTECODE=1",
            "PYTHONHASHSEED=0",
            "TMPDIR=/tmp",
            "TZ=UTC",
            "bot");
    assertThat(folder.resolve("new")).doesNotExist();
  }

  @Test
  void standardStreamsCanBeOpenedByName() throws IOException {
    assertThat(said(PLAIN, "cat /dev/stdin; echo out > /dev/stdout", BoxSpec.SCRATCH))
        .isEqualTo("out\n");
  }

  @ParameterizedTest
  @CsvSource({
    "exit 7, exited with code 7",
    "kill -SEGV $$, killed by signal 11 (SIGSEGV)",
    "kill -KILL $$, killed by signal 9 (SIGKILL)",
    "exec /no/such/file, exited with code 127",
  })
  void theWordsForAnExitAreTheProgramsOwn(String script, String words) throws IOException {
    try (Child child = start(PLAIN, script, BoxSpec.SCRATCH)) {
      child.awaitBox();
      assertThat(child.exit(PATIENCE)).contains(words);
    }
  }

  @Test
  void closingEndsEverythingInTheBox() throws IOException {
    try (Child child =
        start(
            PLAIN,
            "for i in 1 2 3; do setsid sleep 4711 & done; (sleep 4711 &); echo; sleep 4711",
            BoxSpec.SCRATCH)) {
      child.awaitBox();
      child.hearLine();
      while (sleepers() == 0) {
        Thread.onSpinWait();
      }
    }
    assertThat(sleepers()).isZero();
  }

  private static long sleepers() {
    return ProcessHandle.allProcesses()
        .filter(one -> Arrays.equals(one.info().arguments().orElse(NONE), SLEEP))
        .count();
  }

  @Test
  void theTimeToMakeABoxIsNotTheProgramsOwn() throws IOException {
    Child child = start(PLAIN, "exit 0", BoxSpec.SCRATCH);
    child.awaitBox();
    child.exit(PATIENCE);
    child.close();
    assertThat(child.cpuNanos()).isBetween(0L, 20_000_000L);
  }

  /** All processes of a box descend from it, and it could start more than they may. */
  @Test
  void theFirstProcessOfABoxHasItsLimitsToo() throws IOException {
    RunningProgram program =
        new LinuxHost().start(ProgramCommand.of(List.of("/bin/cat")).inBox(PLAIN));
    try {
      assertThat(program.box().orElseThrow().awaitReady()).isTrue();
      for (ProcessTree.Member member : ProcessTree.of(((Spawned) program).pid()).subList(1, 3)) {
        assertThat(Path.of("/proc/" + member.pid() + "/limits"))
            .content()
            .containsPattern("Max processes +64 +64 ")
            .containsPattern("Max open files +256 +256 ")
            .containsPattern("Max data size +536870912 +536870912 ")
            .containsPattern("Max file size +67108864 +67108864 ")
            .containsPattern("Max core file size +0 +0 ");
      }
    } finally {
      program.end();
    }
  }

  @Test
  void aProgramHasNoFilesOpenBesidesItsStandardStreams() throws IOException {
    assertThat(said(PLAIN, "ls /proc/$$/fd; true", BoxSpec.SCRATCH)).isEqualTo("0\n1\n2\n");
  }

  @Test
  void theMemoryOfABoxFollowsAProgramThatGrows() throws IOException {
    List<String> words = List.of("/usr/bin/python3", "-c", "x = b'x' * (100 << 20); input()");
    RunningProgram program = new LinuxHost().start(ProgramCommand.of(words).inBox(PLAIN));
    RunningBox box = program.box().orElseThrow();
    try {
      box.awaitReady();
      while (box.memory() < 100 * BoxLimits.MIB && program.ended().isEmpty()) {
        Thread.onSpinWait();
      }
      assertThat(program.ended()).isEmpty();
    } finally {
      program.end();
    }
  }

  @Test
  void aToolchainBelowTheScratchFolderIsShownThereReadOnly() throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    Files.writeString(folder.resolve("tool"), "a tool");
    Path inside = BoxSpec.SCRATCH.resolve("venv/bin");
    BoxSpec box = new BoxSpec(List.of(new ReadOnlyMount(folder, inside)), BoxLimits.DEFAULT);
    assertThat(
            said(
                box,
                "cat %s/tool; touch $TMPDIR/own && echo , own; touch %<s/own || echo refused"
                    .formatted(inside),
                BoxSpec.SCRATCH))
        .isEqualTo("a tool, own\nrefused\n");
  }

  @Test
  void aBoxThatCannotBeMadeIsNoFaultOfABot() throws IOException {
    Path missing = folder.resolve("missing");
    BoxSpec box = new BoxSpec(List.of(ReadOnlyMount.of(missing)), BoxLimits.DEFAULT);
    try (Child child = start(box, "exit 0", BoxSpec.SCRATCH)) {
      assertThatThrownBy(child::awaitBox)
          .isInstanceOf(BoxFailure.class)
          .hasMessageContaining(missing.toString());
    }
  }

  private static Child start(BoxSpec box, String script, Path in) throws IOException {
    ProgramCommand command =
        ProgramCommand.of(List.of("/bin/sh", "-c", script)).with(Map.of("OWN", "1")).in(in);
    return Child.start(command.inBox(box), new Excerpt());
  }

  private static String said(BoxSpec box, String script, Path in) throws IOException {
    try (Child child = start(box, script, in)) {
      child.awaitBox();
      child.setDeadline(PATIENCE);
      child.closeInput();
      return child.hearAll() instanceof Heard.Said(String text) ? text : "";
    }
  }
}
