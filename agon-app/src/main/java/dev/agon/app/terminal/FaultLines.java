package dev.agon.app.terminal;

import dev.agon.game.DisplayText;
import dev.agon.game.ForfeitReason;
import dev.agon.run.FaultSummary;
import java.io.PrintStream;
import java.util.List;

/** Prints the failures of bots, for their authors. */
public final class FaultLines {
  /** The most lines below a result, so that it stays on the screen. */
  private static final int MAX_BELOW = 12;

  private FaultLines() {}

  /** Prints a line for each bot and kind of fault, with the program's standard error below it. */
  public static void print(
      PrintStream err, String program, List<String> names, List<FaultSummary> faults) {
    for (FaultSummary fault : faults) {
      err.println(program + ": " + line(names, fault));
      fault
          .stderr()
          .lines()
          .forEach(line -> err.printf("%s:   | %s%n", program, DisplayText.visible(line)));
    }
  }

  /** Prints the same below a result: without standard error, and only the first, if it is much. */
  static void printBelow(PrintStream err, List<String> names, List<FaultSummary> faults) {
    long all = faults.stream().mapToLong(fault -> 1 + fault.stderr().lines().count()).sum();
    if (all <= MAX_BELOW || faults.size() == 1) {
      print(err, "agon", names, faults);
      return;
    }
    int shown = faults.size() <= MAX_BELOW ? faults.size() : MAX_BELOW - 1;
    faults.stream().limit(shown).forEach(fault -> err.println("agon: " + line(names, fault)));
    if (shown < faults.size()) {
      err.printf("agon: and %d more like these; agon report lists all%n", faults.size() - shown);
    }
  }

  private static String line(List<String> names, FaultSummary fault) {
    String name = names.get(fault.bot());
    return fault.reason().isExclusion()
        ? "%s was %s%s; it forfeited %d games from game %d on"
            .formatted(
                name,
                fault.reason().describe(),
                fault.reason() == ForfeitReason.QUARANTINED ? " after repeated failures" : "",
                fault.matches(),
                fault.match())
        : "%s failed in %d games; first: game %d, %s: %s"
            .formatted(
                name,
                fault.matches(),
                fault.match(),
                fault.reason().describe(),
                DisplayText.visible(fault.detail()));
  }
}
