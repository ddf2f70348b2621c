package dev.agon.remote;

import dev.agon.pack.ToolVersion;
import dev.agon.process.SandboxProbe;
import dev.agon.sandbox.EnforcedLayers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a machine has that programs depend on.
 *
 * @param java the version of Java
 * @param processor its architecture
 * @param libc the C library
 * @param box what boxes enforce
 * @param tools the programs that bots need, with their versions
 */
record WorkerMachine(
    String java, String processor, String libc, EnforcedLayers box, Map<String, String> tools) {
  WorkerMachine {
    tools = new TreeMap<>(tools);
  }

  static WorkerMachine here(boolean isBoxed, Collection<String> programs) {
    Map<String, String> tools = new TreeMap<>();
    programs.forEach(program -> tools.put(program, ToolVersion.of(program)));
    return here(
        isBoxed ? new EnforcedLayers(SandboxProbe.run().enforced()) : EnforcedLayers.NONE, tools);
  }

  /** A machine with these tools, and otherwise this one. */
  static WorkerMachine here(EnforcedLayers box, Map<String, String> tools) {
    return new WorkerMachine(
        Runtime.version().toString(),
        System.getProperty("os.arch"),
        ToolVersion.libc(),
        box,
        tools);
  }

  String system() {
    return "Java " + java + ", " + processor + (libc.isEmpty() ? "" : ", " + libc);
  }

  /** Why programs that run here may not run, or not run alike, on another machine. */
  Optional<String> problem(WorkerMachine other) {
    List<String> problems = new ArrayList<>();
    if (!processor.equals(other.processor)) {
      problems.add("its processor is %s, not %s".formatted(other.processor, processor));
    }
    if (ToolVersion.isOlder(other.libc, libc)) {
      problems.add("it has %s, older than %s".formatted(other.libc, libc));
    }
    tools.forEach(
        (program, version) -> {
          String found = other.tools.getOrDefault(program, ToolVersion.MISSING);
          if (found.equals(ToolVersion.MISSING)) {
            problems.add(program + " is not installed");
          } else if (!found.equals(version)) {
            problems.add("%s is %s, not %s".formatted(program, found, version));
          }
        });
    if (!box.equals(other.box)) {
      problems.add("its box enforces %s, the driver's %s".formatted(other.box.text(), box.text()));
    }
    return problems.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", problems));
  }
}
