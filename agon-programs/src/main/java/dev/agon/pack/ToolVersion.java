package dev.agon.pack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Finds out the versions of programs by asking them. */
public final class ToolVersion {
  /** What stands for the version of a program that is not there. */
  public static final String MISSING = "not installed";

  private static final String UNKNOWN = "of an unknown version";
  private static final Set<String> JAVA_OPTIONS = Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS");
  private static final int SECONDS = 10;
  private static final int ENOUGH = 4_096;

  private ToolVersion() {}

  /** The first line that a program prints about its version. */
  public static String of(String program) {
    if (!Files.isExecutable(Path.of(program))) {
      return MISSING;
    }
    return firstLine(program, "--version");
  }

  /** The C library, like {@code glibc 2.36}; empty where it is not known. */
  public static String libc() {
    String line = firstLine("getconf", "GNU_LIBC_VERSION");
    return line.equals(UNKNOWN) ? "" : line;
  }

  private static String firstLine(String... command) {
    try {
      ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
      // Java would say first that it has seen them, and a box has none of them.
      builder.environment().keySet().removeAll(JAVA_OPTIONS);
      Process process = builder.start();
      process.getOutputStream().close();
      byte[] said = process.getInputStream().readNBytes(ENOUGH);
      boolean isOver = process.waitFor(SECONDS, TimeUnit.SECONDS);
      if (!isOver) {
        process.destroyForcibly();
      }
      return isOver && process.exitValue() == 0
          ? new String(said, StandardCharsets.UTF_8)
              .lines()
              .findFirst()
              .map(String::strip)
              .orElse(UNKNOWN)
          : UNKNOWN;
    } catch (IOException e) {
      return UNKNOWN;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return UNKNOWN;
    }
  }
}
