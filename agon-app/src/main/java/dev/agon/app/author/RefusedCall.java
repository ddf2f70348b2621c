package dev.agon.app.author;

import dev.agon.result.Fault;
import dev.agon.sandbox.AllowedCalls;
import dev.agon.sandbox.SystemCallFilter;
import java.util.Optional;

/**
 * Finds out whether a program failed because its box refuses a system call, and which: the match is
 * played again with all but the dangerous calls, and then with filters that end the program at one
 * of a range of calls, until a single one is left.
 */
final class RefusedCall {
  private static final String KILLED_BY_FILTER = "SIGSYS";

  private final Trial trial;

  /** Plays the match in which a program failed again, in a box with other system calls. */
  interface Trial {
    /** The program's fault; empty if it had none. */
    Optional<Fault> faultWith(AllowedCalls calls);
  }

  RefusedCall(Trial trial) {
    this.trial = trial;
  }

  /** What the author has to know; empty if the failure has another cause. */
  Optional<String> hint() {
    if (trial.faultWith(AllowedCalls.WIDE).isPresent()) {
      return Optional.empty();
    }
    String call = isUsed(0, AllowedCalls.END) ? " " + SystemCallFilter.name(first()) : "";
    return Optional.of(
        "it needs the system call%s, which a box refuses; allow it with --calls wide (in an event"
                .formatted(call)
            + " file: calls: wide)");
  }

  /** The first call of those that the program uses and the box refuses, by number. */
  private int first() {
    int from = 0;
    int to = AllowedCalls.END;
    while (to - from > 1) {
      int middle = (from + to) / 2;
      if (isUsed(from, middle)) {
        to = middle;
      } else {
        from = middle;
      }
    }
    return from;
  }

  private boolean isUsed(int from, int to) {
    return trial
        .faultWith(AllowedCalls.listedOrDead(from, to))
        .filter(fault -> fault.detail().contains(KILLED_BY_FILTER))
        .isPresent();
  }
}
