package dev.agon.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Groups of processes whose memory and number the kernel limits as a whole: version 2 of control
 * groups, where a folder of them belongs to the arena's user.
 */
public record ControlGroups(Path folder, AtomicLong made) {
  /** Where systems mount version 2. */
  private static final Path MOUNTED = Path.of("/sys/fs/cgroup");

  private static final List<String> NEEDED = List.of("memory", "pids");

  public record BoxGroup(Path folder) {
    /** The file into which a process writes its own number to enter the group. */
    public Path entrance() {
      return folder.resolve("cgroup.procs");
    }

    public void kill() {
      writeIfPossible(folder.resolve("cgroup.kill"), "1");
    }

    /** Whether the kernel ended a process because the group had too much memory. */
    public boolean ranOutOfMemory() {
      return text(folder.resolve("memory.events"))
          .lines()
          .anyMatch(line -> line.startsWith("oom_kill ") && !line.equals("oom_kill 0"));
    }

    /** Removes the group, once its processes have ended. */
    public void remove() {
      try {
        Files.deleteIfExists(folder);
      } catch (IOException e) {
        // A process of it has not quite ended; an empty group costs nothing.
      }
    }
  }

  /** The groups of this process, or why it cannot make any. */
  public sealed interface Delegation {
    record Delegated(ControlGroups groups) implements Delegation {}

    record NotDelegated(String why) implements Delegation {}
  }

  public static Delegation ofThisProcess() {
    return find(MOUNTED, text(Path.of("/proc/self/cgroup")));
  }

  /** Makes room for boxes in a group of this user, given where groups are mounted and its own. */
  static Delegation find(Path mounted, String own) {
    Optional<String> path =
        own.lines()
            .filter(line -> line.startsWith("0::/"))
            .map(line -> line.substring(4))
            .findFirst();
    if (path.isEmpty() || !Files.exists(mounted.resolve("cgroup.controllers"))) {
      return new Delegation.NotDelegated("this system has no control groups of version 2");
    }
    Path folder = mounted.resolve(path.get());
    List<String> controllers = List.of(text(folder.resolve("cgroup.controllers")).split("\\s+"));
    if (!controllers.containsAll(NEEDED) || !Files.isWritable(folder)) {
      return new Delegation.NotDelegated("no control group is delegated to this user");
    }
    String self = String.valueOf(ProcessHandle.current().pid());
    if (!text(folder.resolve("cgroup.procs")).lines().allMatch(self::equals)) {
      return new Delegation.NotDelegated("the control group of this process is not its own");
    }
    try {
      // A group with processes of its own cannot limit groups in it.
      Path arena = Files.createDirectories(folder.resolve("agon-arena"));
      write(arena.resolve("cgroup.procs"), self);
      write(folder.resolve("cgroup.subtree_control"), "+memory +pids");
      return new Delegation.Delegated(new ControlGroups(folder, new AtomicLong()));
    } catch (IOException e) {
      return new Delegation.NotDelegated("the control group of this process cannot be divided");
    }
  }

  /** Makes a group with the limits of a box. */
  public BoxGroup group(BoxLimits limits) throws IOException {
    BoxGroup group =
        new BoxGroup(
            Files.createDirectory(
                folder.resolve(
                    "agon-box-" + ProcessHandle.current().pid() + "-" + made.incrementAndGet())));
    write(group.folder.resolve("memory.max"), String.valueOf(limits.memory()));
    writeIfPossible(group.folder.resolve("memory.swap.max"), "0");
    // Otherwise the kernel ends one process after the other, and the box starts new ones.
    writeIfPossible(group.folder.resolve("memory.oom.group"), "1");
    // Bubblewrap itself has two processes.
    write(group.folder.resolve("pids.max"), String.valueOf(limits.processes() + 2));
    return group;
  }

  private static void writeIfPossible(Path file, String text) {
    try {
      write(file, text);
    } catch (IOException e) {
      // The kernel is older than this file.
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.writeString(file, text, StandardCharsets.US_ASCII);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.US_ASCII).strip();
    } catch (IOException e) {
      return "";
    }
  }
}
