package dev.agon.pack;

import dev.agon.process.Child;
import dev.agon.process.Excerpt;
import dev.agon.process.Heard;
import dev.agon.process.host.ProgramCommand;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.BoxReader;
import dev.agon.sandbox.BoxSpec;
import dev.agon.sandbox.ReadOnlyMount;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds out the versions of programs by asking them, in a box: bots may bring programs along. */
public final class ToolVersion {
  /** What stands for the version of a program that is not there. */
  public static final String MISSING = "not installed";

  private static final String UNKNOWN = "of an unknown version";
  private static final Pattern NUMBERED = Pattern.compile("(.*?) ?(\\d+)\\.(\\d+)");
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Duration MOMENT = Duration.ofSeconds(1);

  /** Some print their version to standard error. */
  private static final String SCRIPT = "exec \"$0\" --version 2>&1";

  /** Java starts some threads for each core. */
  private static final BoxLimits LIMITS = BoxLimits.DEFAULT.withProcesses(1_000);

  private ToolVersion() {}

  /** The program that a command in a box starts, unless it is one of the bot's own files. */
  public static Optional<String> program(ProgramCommand command) {
    String word = command.words().getFirst();
    if (command.box().isEmpty() || !word.startsWith("/")) {
      return Optional.empty();
    }
    boolean isOwn =
        command.box().get().mounts().stream()
            .filter(mount -> Path.of(word).startsWith(mount.target()))
            .anyMatch(mount -> !mount.source().equals(mount.target()));
    return isOwn ? Optional.empty() : Optional.of(Path.of(word).toString());
  }

  /** The first line that a program prints about its version. */
  public static String of(String program) {
    if (!Files.isExecutable(Path.of(program))) {
      return MISSING;
    }
    try {
      Toolchain tools = Toolchain.of(program, Path.of("/"), "", BoxReader.ofThisProcess());
      List<ReadOnlyMount> mounts = tools.installations().stream().map(ReadOnlyMount::of).toList();
      return asked(
          ProgramCommand.of(List.of("/bin/sh", "-c", SCRIPT, program))
              .inBox(new BoxSpec(mounts, LIMITS)));
    } catch (UserError | IOException e) {
      return UNKNOWN;
    }
  }

  private static String asked(ProgramCommand command) throws IOException {
    try (Child child = Child.start(command, new Excerpt())) {
      child.awaitBox();
      child.setDeadline(PATIENCE);
      child.closeInput();
      Heard heard = child.hearAll();
      child.exit(MOMENT);
      return heard instanceof Heard.Said(String text) && child.endedCleanly()
          ? firstLine(text)
          : UNKNOWN;
    }
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().map(String::strip).orElse(UNKNOWN);
  }

  /** The C library, like {@code glibc 2.36}; empty where it is not known. */
  public static String libc() {
    try {
      Process process = new ProcessBuilder("getconf", "GNU_LIBC_VERSION").start();
      process.getOutputStream().close();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS) && process.exitValue() == 0
          ? firstLine(said)
          : "";
    } catch (IOException e) {
      return "";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  /**
   * Whether a version is older than another; one that has no comparable number is if it differs.
   */
  public static boolean isOlder(String one, String other) {
    Matcher first = NUMBERED.matcher(one);
    Matcher second = NUMBERED.matcher(other);
    if (!first.matches() || !second.matches() || !first.group(1).equals(second.group(1))) {
      return !one.equals(other);
    }
    int major = Integer.compare(number(first, 2), number(second, 2));
    return major != 0 ? major < 0 : number(first, 3) < number(second, 3);
  }

  private static int number(Matcher version, int group) {
    return Integer.parseInt(version.group(group));
  }
}
