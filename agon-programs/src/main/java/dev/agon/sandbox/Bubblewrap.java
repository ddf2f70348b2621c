package dev.agon.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Makes the command that starts a program in a box.
 *
 * <p>The command is a chain of programs, each of which replaces itself by the next: setpriv changes
 * the user, bubblewrap makes the box, and in the box a shell reports that the box is ready, and
 * becomes the program. Bubblewrap names the first process of the box, and waits before it starts
 * the shell until that process has its limits. Set earlier, all boxes of a user would share the
 * number of processes; set later, the first process would have no limits.
 *
 * <p>It is started with more open files than the standard streams: {@link #READY_FILE}, {@link
 * #GO_FILE}, {@link #FIRST_PROCESS_FILE}, and after them those of {@link #inputs}.
 */
public record Bubblewrap(BoxTools tools) {
  /** The number of the open file to which the box reports that it is ready, by a line. */
  public static final int READY_FILE = 3;

  /** The number of the open file whose end lets the box go on. */
  public static final int GO_FILE = 4;

  /** The number of the open file to which bubblewrap writes the id of the box's first process. */
  public static final int FIRST_PROCESS_FILE = 5;

  private static final int FILTER_FILE = 6;
  private static final int USERS_FILE = 7;
  private static final int GROUPS_FILE = 8;

  /** The user and group that programs in a box believe to be. */
  private static final String USER = "1000";

  /** What is shown of /etc, by the beginnings of names. */
  private static final List<String> SHOWN_OF_ETC =
      List.of("alternatives", "ld.so.", "java", "localtime");

  /** Folders that are links into /usr on most systems. */
  private static final List<String> FOLDERS_OF_SYSTEM =
      List.of("bin", "sbin", "lib", "lib32", "lib64", "libx32");

  private static final List<String> DEVICES = List.of("null", "full", "random", "urandom");

  /** Reports, and becomes the program. */
  private static final String REPORT = "echo >&%1$d && exec %1$d>&- \"$@\"".formatted(READY_FILE);

  /** Everything a program finds in its environment, unless it sets it itself. */
  private static final Map<String, String> ENVIRONMENT =
      Map.of(
          "PATH", "/usr/local/bin:/usr/bin:/bin",
          "HOME", BoxSpec.SCRATCH.toString(),
          "TMPDIR", BoxSpec.SCRATCH.toString(),
          "LANG", "C.UTF-8",
          "TZ", "UTC",
          "PYTHONHASHSEED", "0",
          "PYTHONDONTWRITEBYTECODE", "1");

  /** The contents of the open files after {@link #FIRST_PROCESS_FILE}, in order. */
  public List<byte[]> inputs(AllowedCalls calls) {
    return List.of(
        SystemCallFilter.ofThisMachine(calls).map(SystemCallFilter::bytes).orElse(new byte[0]),
        "bot:x:%1$s:%1$s:bot:%2$s:/bin/sh\n"
            .formatted(USER, BoxSpec.SCRATCH)
            .getBytes(StandardCharsets.US_ASCII),
        "bot:x:%s:\n".formatted(USER).getBytes(StandardCharsets.US_ASCII));
  }

  /**
   * The command for a program.
   *
   * @param program its path inside the box, and its arguments
   * @param environment its own variables
   * @param folder the folder inside the box in which it starts
   * @param user the user id of the box on this machine, if it is not the arena's own
   */
  public List<String> command(
      List<String> program,
      Map<String, String> environment,
      Path folder,
      BoxSpec box,
      OptionalLong user) {
    List<String> words = new ArrayList<>();
    user.ifPresent(id -> words.addAll(changeUser(id)));
    words.add(tools.bubblewrap().orElseThrow().toString());
    words.addAll(
        List.of(
            "--unshare-all",
            "--unshare-user",
            "--disable-userns",
            "--uid",
            USER,
            "--gid",
            USER,
            "--cap-drop",
            "ALL",
            "--die-with-parent",
            "--new-session",
            "--hostname",
            "box",
            "--block-fd",
            String.valueOf(GO_FILE),
            "--info-fd",
            String.valueOf(FIRST_PROCESS_FILE)));
    if (SystemCallFilter.isKnownHere()) {
      add(words, "--seccomp", String.valueOf(FILTER_FILE));
    }
    addSystem(words);
    // The scratch folder hides what was mounted below it before: a toolchain of the same path.
    addMounts(words, box, mount -> !mount.target().startsWith(BoxSpec.SCRATCH));
    String scratch = BoxSpec.SCRATCH.toString();
    add(words, "--size", String.valueOf(box.limits().scratch()), "--tmpfs", scratch);
    addMounts(words, box, mount -> mount.target().startsWith(BoxSpec.SCRATCH));
    // Programs that share memory look for this folder; it is in the scratch, whose size is limited.
    add(words, "--symlink", scratch, "/dev/shm", "--remount-ro", "/");
    words.add("--clearenv");
    Map<String, String> variables = new TreeMap<>(ENVIRONMENT);
    variables.putAll(environment);
    variables.forEach((name, value) -> add(words, "--setenv", name, value));
    add(words, "--chdir", folder.toString());
    add(words, "--", "/bin/sh", "-c", REPORT, "sh");
    words.addAll(program);
    return words;
  }

  /** The words before a command that is to run as another user. */
  public List<String> changeUser(long id) {
    return List.of(
        tools.setpriv().orElseThrow().toString(),
        "--reuid",
        String.valueOf(id),
        "--regid",
        String.valueOf(id),
        "--clear-groups");
  }

  private static void addMounts(List<String> words, BoxSpec box, Predicate<ReadOnlyMount> which) {
    for (ReadOnlyMount mount : box.mounts()) {
      if (which.test(mount)) {
        add(words, "--ro-bind", mount.source().toString(), mount.target().toString());
      }
    }
  }

  private static void addSystem(List<String> words) {
    add(words, "--ro-bind", "/usr", "/usr");
    for (String name : FOLDERS_OF_SYSTEM) {
      Path folder = Path.of("/", name);
      if (Files.isSymbolicLink(folder)) {
        add(words, "--symlink", target(folder), folder.toString());
      } else if (Files.isDirectory(folder)) {
        add(words, "--ro-bind", folder.toString(), folder.toString());
      }
    }
    add(words, "--perms", "0755", "--dir", "/etc");
    for (String file : shownOfEtc()) {
      add(words, "--ro-bind", file, file);
    }
    add(words, "--file", String.valueOf(USERS_FILE), "/etc/passwd");
    add(words, "--file", String.valueOf(GROUPS_FILE), "/etc/group");
    add(words, "--perms", "0755", "--dir", "/dev");
    for (String device : DEVICES) {
      add(words, "--dev-bind", "/dev/" + device, "/dev/" + device);
    }
    // It reads the same. Mapping the real one would make memory that the arena cannot count.
    add(words, "--symlink", "full", "/dev/zero");
    add(words, "--symlink", "/proc/self/fd", "/dev/fd");
    add(words, "--symlink", "/proc/self/fd/0", "/dev/stdin");
    add(words, "--symlink", "/proc/self/fd/1", "/dev/stdout");
    add(words, "--symlink", "/proc/self/fd/2", "/dev/stderr");
    add(words, "--proc", "/proc");
    // The first process has no filter, and whoever could write to its memory would have none.
    add(words, "--tmpfs", "/proc/1", "--remount-ro", "/proc/1");
  }

  private static List<String> shownOfEtc() {
    String[] names = Path.of("/etc").toFile().list();
    List<String> shown = new ArrayList<>();
    for (String name : names == null ? new String[0] : names) {
      if (SHOWN_OF_ETC.stream().anyMatch(name::startsWith)) {
        shown.add("/etc/" + name);
      }
    }
    shown.sort(null);
    return shown;
  }

  private static String target(Path link) {
    try {
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      throw new IllegalStateException("a link that cannot be read: " + link, e);
    }
  }

  private static void add(List<String> words, String... more) {
    words.addAll(List.of(more));
  }
}
