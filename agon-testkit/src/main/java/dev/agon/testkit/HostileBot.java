package dev.agon.testkit;

import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.BoxSpec;
import dev.agon.sandbox.ReadOnlyMount;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Bots of Coin Fight that attack the arena, their opponents or the machine, and then exit. */
public enum HostileBot {
  /** Attacks nobody; all others should cost their opponents no more than this one. */
  EXITS,
  KILLS,
  STOPS,
  SIGNALS_EVERYTHING,
  TRACES,
  READS_PROC,
  REWRITES_FIRST,
  WRITES_PIPES,
  READS_FILES,
  WRITES_FILES,
  FORK_BOMB,
  FORKS_AND_EXITS,
  MEMORY,
  MEMORY_OF_MANY,
  MEMORY_SHARED,
  MEMORY_WITHOUT_FIRST_THREAD,
  MEMORY_OF_ODD_NAMES,
  MEMORY_OF_TABLES,
  MEMORY_OF_MAPPINGS,
  MEMORY_OF_HIDDEN_MAPPINGS,
  MEMORY_OF_SOCKETS,
  MEMORY_OF_RIGHTS,
  MEMORY_OF_RULESETS,
  MEMORY_NAMELESS,
  MEMORY_SYSTEM_V,
  MEMORY_SCRATCH,
  DISK,
  MANY_FILES,
  STDERR,
  TAKES_BACK_STDERR,
  DAEMONS,
  NETWORK,
  NAMESPACES,
  TALKS;

  /** What it prints to standard error if its attack succeeds. */
  public static final String SUCCESS = "GOT";

  private static final Path INSIDE = Path.of("/bot");

  /** Its name in the script and in standings. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Its command, in a box that shows the folder.
   *
   * @param folder gets the script, and a link to the secret
   * @param secret a file that it must not reach
   * @param port of this machine, which it must not reach
   */
  public ProgramCommand command(Path folder, Path secret, int port) {
    return ProgramCommand.of(
            List.of(
                "/usr/bin/python3",
                INSIDE.resolve("hostile.py").toString(),
                id(),
                String.valueOf(ProcessHandle.current().pid()),
                secret.toString(),
                String.valueOf(port)))
        .in(INSIDE)
        .inBox(box(folder));
  }

  /** Copies the script and a link to the secret to a folder. */
  public static void prepare(Path folder, Path secret) throws IOException {
    try (InputStream source = HostileBot.class.getResourceAsStream("hostile.py")) {
      Files.copy(
          Objects.requireNonNull(source),
          folder.resolve("hostile.py"),
          StandardCopyOption.REPLACE_EXISTING);
    }
    Files.createSymbolicLink(folder.resolve("link"), secret);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** A box that shows a folder. */
  public static BoxSpec box(Path folder) {
    return new BoxSpec(
        List.of(new ReadOnlyMount(folder.toAbsolutePath(), INSIDE)), BoxLimits.DEFAULT);
  }
}
