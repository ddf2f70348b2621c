package dev.agon.app.terminal;

import dev.agon.run.FaultSummary;
import java.io.PrintStream;
import java.util.List;

/** Says how bots failed, for their authors to read. */
public final class FaultLines {
  private FaultLines() {}

  /** A line for each bot and way of failing, and below it what the program said about it. */
  public static void print(
      PrintStream err, String program, List<String> names, List<FaultSummary> faults) {
    for (FaultSummary fault : faults) {
      err.printf(
          "%s: %s failed in %d games; first: game %d, %s: %s%n",
          program,
          names.get(fault.bot()),
          fault.matches(),
          fault.match(),
          fault.reason().describe(),
          fault.detail());
      fault.stderr().lines().forEach(line -> err.printf("%s:   | %s%n", program, clean(line)));
    }
  }

  /** A program's words move no cursor. */
  private static String clean(String line) {
    return line.replaceAll("\\p{Cntrl}", "?");
  }
}
