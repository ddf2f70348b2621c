package dev.agon.process;

import dev.agon.process.host.BoxFailure;
import dev.agon.process.host.ProgramCommand;
import dev.agon.process.linux.LinuxHost;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.BoxReader;
import dev.agon.sandbox.BoxSpec;
import dev.agon.sandbox.BoxTools;
import dev.agon.sandbox.ControlGroups;
import dev.agon.sandbox.LayerStatus;
import dev.agon.sandbox.Remedies;
import dev.agon.sandbox.SandboxLayer;
import dev.agon.sandbox.SandboxStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes one whole box, looks around in it, and says layer by layer what is enforced. */
public final class SandboxProbe {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final String NAMESPACES = "/proc/self/ns/";

  /** Tries everything that a layer forbids; each line of the output is one finding. */
  private static final String SCRIPT =
      """
      for folder in / /usr /etc /dev /proc/sys/kernel; do
        if ( : > "$folder/agon-probe" ) 2>/dev/null; then echo "writable $folder"; fi
      done
      if : > "$TMPDIR/agon-probe"; then echo "scratch"; fi
      for kind in user pid mnt net ipc uts; do
        echo "namespace $kind $(readlink /proc/self/ns/$kind)"
      done
      while read -r name rest; do echo "interface $name"; done < /proc/net/dev
      while read -r line; do echo "status $line"; done < /proc/self/status
      while read -r line; do echo "limit $line"; done < /proc/self/limits
      while read -r inside outside count; do echo "user $outside"; done < /proc/self/uid_map
      if unshare --user true 2>/dev/null; then echo "nested"; fi
      """;

  private SandboxProbe() {}

  /** Probes this machine; takes some milliseconds. */
  public static SandboxStatus run() {
    return run(BoxTools.installed());
  }

  public static SandboxStatus run(BoxTools tools) {
    Remedies remedies = Remedies.ofThisMachine();
    if (!ThisSystem.isLinux()) {
      return none("boxes need Linux", Optional.of(remedies.useLinux()));
    }
    if (tools.bubblewrap().isEmpty()) {
      return none("bubblewrap is not installed", Optional.of(remedies.install("bubblewrap")));
    }
    if (BoxReader.ofThisProcess() == BoxReader.OTHER && tools.setpriv().isEmpty()) {
      return none("setpriv is not installed", Optional.of(remedies.install("util-linux")));
    }
    try {
      return judged(look());
    } catch (IOException | BoxFailure e) {
      return none(String.valueOf(e.getMessage()), remedies.makeNamespacesPossible());
    }
  }

  private static List<String> look() throws IOException {
    ProgramCommand command =
        ProgramCommand.of(List.of("/bin/sh", "-c", SCRIPT))
            .inBox(new BoxSpec(List.of(), BoxLimits.DEFAULT));
    try (Child child = Child.start(command, new Excerpt())) {
      child.awaitBox();
      child.setDeadline(PATIENCE);
      child.closeInput();
      if (child.hearAll() instanceof Heard.Said(String text)) {
        return text.lines().toList();
      }
      throw new IOException("a box was made, but nothing was heard from it");
    }
  }

  private static SandboxStatus none(String why, Optional<String> remedy) {
    return new SandboxStatus(
        Stream.of(SandboxLayer.values())
            .map(
                layer ->
                    layer == SandboxLayer.BOX
                        ? LayerStatus.missing(layer, why, remedy)
                        : LayerStatus.missing(layer, "there is no box", Optional.empty()))
            .toList());
  }

  private static SandboxStatus judged(List<String> seen) {
    List<LayerStatus> layers = new ArrayList<>();
    for (SandboxLayer layer : SandboxLayer.values()) {
      layers.add(
          problem(layer, seen)
              .map(why -> LayerStatus.missing(layer, why, remedy(layer)))
              .orElseGet(() -> LayerStatus.enforced(layer)));
    }
    return new SandboxStatus(layers);
  }

  private static Optional<String> remedy(SandboxLayer layer) {
    return layer == SandboxLayer.CGROUP
        ? Optional.of("systemd-run --user --scope -p Delegate=yes ./agon ...")
        : Optional.empty();
  }

  private static Optional<String> problem(SandboxLayer layer, List<String> seen) {
    return switch (layer) {
      case BOX, MEMORY -> Optional.empty();
      case FILES ->
          firstWith(seen, "writable ")
              .or(() -> missing(seen, "scratch", "the scratch folder is not writable"));
      case PROCESSES -> sharedNamespace(seen, List.of("user", "pid", "mnt", "ipc", "uts"));
      case NETWORK -> sharedNamespace(seen, List.of("net"));
      case PRIVILEGES ->
          missing(seen, "status NoNewPrivs: 1", "programs may gain privileges")
              .or(() -> missing(seen, "status CapEff: 0000000000000000", "it has capabilities"))
              .or(() -> missing(seen, "status CapBnd: 0000000000000000", "it can get capabilities"))
              .or(() -> firstWith(seen, "nested").map(_ -> "nested user namespaces are possible"));
      case SYSTEM_CALLS ->
          missing(seen, "status Seccomp: 2", "no filter is known for this processor");
      case USER -> firstWith(seen, "user 0").map(_ -> "the box's user is root");
      case LIMITS -> limitProblem(seen, BoxLimits.DEFAULT);
      case CGROUP ->
          LinuxHost.controlGroups() instanceof ControlGroups.Delegation.NotDelegated(String why)
              ? Optional.of(why)
              : Optional.empty();
    };
  }

  private static Optional<String> firstWith(List<String> seen, String begin) {
    return seen.stream().filter(line -> line.startsWith(begin)).findFirst();
  }

  private static Optional<String> missing(List<String> seen, String line, String why) {
    return seen.stream().anyMatch(other -> squeezed(other).equals(line))
        ? Optional.empty()
        : Optional.of(why);
  }

  private static String squeezed(String line) {
    return line.replaceAll("\\s+", " ").strip();
  }

  private static Optional<String> sharedNamespace(List<String> seen, List<String> kinds) {
    return kinds.stream()
        .filter(kind -> seen.contains("namespace " + kind + " " + ours(kind)))
        .findFirst()
        .map(kind -> "the box shares the arena's namespace " + kind);
  }

  private static String ours(String kind) {
    try {
      return Files.readSymbolicLink(Path.of(NAMESPACES + kind)).toString();
    } catch (IOException e) {
      return "";
    }
  }

  private static Optional<String> limitProblem(List<String> seen, BoxLimits limits) {
    return missingLimit(seen, "Max processes", limits.processes())
        .or(() -> missingLimit(seen, "Max data size", limits.memory()))
        .or(() -> missingLimit(seen, "Max open files", limits.openFiles()))
        .or(() -> missingLimit(seen, "Max file size", limits.scratch()))
        .or(() -> missingLimit(seen, "Max core file size", 0));
  }

  private static Optional<String> missingLimit(List<String> seen, String name, long value) {
    return seen.stream()
            .map(SandboxProbe::squeezed)
            .anyMatch(line -> line.startsWith("limit " + name + " " + value + " " + value))
        ? Optional.empty()
        : Optional.of(name.toLowerCase(Locale.ROOT) + " is not enforced");
  }
}
