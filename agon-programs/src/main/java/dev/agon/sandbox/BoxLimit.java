package dev.agon.sandbox;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A limit of a box that a program can run into, and how that shows. */
public enum BoxLimit {
  MEMORY(
      "memoryerror",
      "cannot allocate memory",
      "out of memory",
      "outofmemoryerror",
      "bad_alloc",
      "memory allocation of"),
  PROCESSES(
      "resource temporarily unavailable",
      "can't start new thread",
      "unable to create native thread",
      "cannot fork"),
  PROCESSOR,
  NETWORK(
      "network is unreachable",
      "temporary failure in name resolution",
      "name or service not known",
      "address family not supported",
      "eafnosupport",
      "unknownhostexception",
      "enetunreach",
      "eai_again",
      "econnrefused",
      "connection refused"),
  FILES("read-only file system", "erofs"),
  SCRATCH("no space left on device", "enospc", "file too large", "efbig"),
  OPEN_FILES("too many open files", "emfile");

  /** The signal of a program that makes a file too large. */
  private static final int SIGXFSZ = 25;

  /** What runtimes print when they meet it, in lower case. */
  @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable
  private final List<String> symptoms;

  BoxLimit(String... symptoms) {
    this.symptoms = List.of(symptoms);
  }

  /** The limit that a program that failed ran into, by what it printed last. */
  public static Optional<BoxLimit> inOutput(String stderr) {
    String printed = stderr.toLowerCase(Locale.ROOT);
    BoxLimit found = null;
    int last = -1;
    for (BoxLimit limit : values()) {
      for (String symptom : limit.symptoms) {
        int at = printed.lastIndexOf(symptom);
        if (at > last) {
          last = at;
          found = limit;
        }
      }
    }
    return Optional.ofNullable(found);
  }

  public static Optional<BoxLimit> ofSignal(int signal) {
    return signal == SIGXFSZ ? Optional.of(SCRATCH) : Optional.empty();
  }

  /** What the author of the program is told. */
  public String words(BoxLimits limits) {
    return switch (this) {
      case MEMORY -> "memory limit " + megabytes(limits.memory()) + " reached";
      case PROCESSES -> "limit of " + limits.processes() + " processes and threads reached";
      case PROCESSOR -> "kept computing while it was not asked";
      case NETWORK -> "tried to use the network";
      case FILES -> "cannot write outside TMPDIR";
      case SCRATCH -> "limit of " + megabytes(limits.scratch()) + " for files in TMPDIR reached";
      case OPEN_FILES -> "limit of " + limits.openFiles() + " open files reached";
    };
  }

  private static String megabytes(long bytes) {
    return bytes / BoxLimits.MIB + " MB";
  }
}
