package dev.agon.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.agon.game.Outcome;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/**
 * The processor time of matches on one thread and in a program in C, in turn. Both play the same
 * matches, and the results must be the same.
 */
final class ComparedWithC {
  private static final int REPEATS = 7;

  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final ProcessBuilder program;

  /** With a command that prints nanoseconds and the hash of all results. */
  ComparedWithC(List<String> command) {
    this.program = new ProcessBuilder(command);
  }

  /** A hash of results in their order, as the programs in C have it. */
  static final class Results {
    private long hash;

    void add(long result) {
      hash = 31 * hash + result;
    }

    /** Adds a match of two: the seat that won, 2 for a draw, 3 if both lost. */
    void addDuel(Outcome outcome) {
      if (outcome.won(0) || outcome.won(1)) {
        add(outcome.won(0) ? 0 : 1);
      } else {
        add(outcome.drawn() ? 2 : 3);
      }
    }
  }

  /** Prints the medians; {@code play} plays all matches and adds their results in order. */
  void print(String what, long matches, Consumer<Results> play) throws IOException {
    Median agon = new Median();
    Median c = new Median();
    Median ratio = new Median();
    play.accept(new Results());
    for (int i = 0; i < REPEATS; i++) {
      long begin = system.getProcessCpuTime();
      Results results = new Results();
      play.accept(results);
      double byAgon = (system.getProcessCpuTime() - begin) / (double) matches;
      double inC = nanosInC(results.hash) / (double) matches;
      agon.add(byAgon);
      c.add(inC);
      ratio.add(byAgon / inC);
    }
    System.out.printf(
        "%s, processor time of a match on one thread: %,.0f ns, in C %,.0f ns, Agon takes %.2f"
            + " times as long, same results%n",
        what, agon.value(), c.value(), ratio.value());
  }

  private long nanosInC(long results) throws IOException {
    String line = program.start().inputReader(StandardCharsets.UTF_8).readLine();
    if (line == null || !line.endsWith(String.format(" %016x", results))) {
      throw new IllegalStateException(
          "%s: other results than %016x: %s".formatted(program.command(), results, line));
    }
    return Long.parseLong(line.split(" ")[0]);
  }
}
