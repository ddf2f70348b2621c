package dev.agon.process.host;

import java.util.List;

/**
 * How a program ended.
 *
 * @param code its exit code; 0 if a signal ended it
 * @param signal the signal that ended it, or 0
 * @param cpuNanos processor time of it and of the children it waited for; -1 if it is unknown
 */
public record ExitStatus(int code, int signal, long cpuNanos) {
  private static final int SIGNALS_FROM = 128;
  private static final int MAX_SIGNAL = 64;

  /** The names of the signals from 1 on, as Linux numbers them; those after them have none. */
  private static final List<String> NAMES =
      List.of(
          ("HUP INT QUIT ILL TRAP ABRT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT CHLD CONT"
                  + " STOP TSTP TTIN TTOU URG XCPU XFSZ VTALRM PROF WINCH IO PWR SYS")
              .split(" "));

  /**
   * How a program ended whose end another program reported by its own exit code: as shells do,
   * signals are added to 128.
   */
  public static ExitStatus reported(int code, long cpuNanos) {
    boolean isSignal = code > SIGNALS_FROM && code <= SIGNALS_FROM + MAX_SIGNAL;
    return isSignal
        ? new ExitStatus(0, code - SIGNALS_FROM, cpuNanos)
        : new ExitStatus(code, 0, cpuNanos);
  }

  /** Whether it ended as a program that has nothing to report. */
  public boolean isClean() {
    return code == 0 && signal == 0;
  }

  /** A few words for people, such as {@code killed by signal 11 (SIGSEGV)}. */
  public String words() {
    if (signal == 0) {
      return "exited with code " + code;
    }
    String name = signal <= NAMES.size() ? " (SIG" + NAMES.get(signal - 1) + ")" : "";
    return "killed by signal " + signal + name;
  }
}
