package dev.agon.app.terminal;

import dev.agon.game.DisplayText;
import dev.agon.run.FaultSummary;
import java.io.PrintStream;
import java.util.List;

/** Prints the failures of bots, for their authors. */
public final class FaultLines {
  private FaultLines() {}

  /** Prints a line for each bot and kind of fault, with the program's standard error below it. */
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
          DisplayText.visible(fault.detail()));
      fault
          .stderr()
          .lines()
          .forEach(line -> err.printf("%s:   | %s%n", program, DisplayText.visible(line)));
    }
  }
}
