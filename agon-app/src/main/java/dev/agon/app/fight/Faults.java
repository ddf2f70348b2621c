package dev.agon.app.fight;

import dev.agon.app.cli.Streams;
import dev.agon.app.terminal.FaultLines;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.run.EventLog;
import java.util.List;
import java.util.regex.Pattern;

/** Collects the faults of a tournament and prints them as the switches say. */
final class Faults {
  /** How programs complain about files that are missing. */
  private static final Pattern MISSING =
      Pattern.compile(
          "No module named|Cannot find (module|package)|No such file|cannot load such file");

  private final List<Listed> bots;
  private final FightOptions options;
  private final Streams streams;
  private final EventLog log = new EventLog();

  Faults(List<Listed> bots, FightOptions options, Streams streams) {
    this.bots = bots;
    this.options = options;
    this.streams = streams;
  }

  /** Adds a match; false if the tournament stops because of a fault. */
  boolean add(MatchSpec match, Result result) {
    log.add(match, result);
    if (options.stopAtError() && !result.faults().isEmpty()) {
      Fault fault = result.faults().getFirst();
      String bot = bots.get(match.seats().get(fault.seat())).describe();
      streams.err().println("fight: stopped: " + bot + " " + fault.words());
      return false;
    }
    return true;
  }

  /** Prints a line for each bot and kind of fault on standard error, and what a box may explain. */
  void print(boolean isBoxed) {
    List<String> names = bots.stream().map(Listed::describe).toList();
    FaultLines.print(streams.err(), "fight", names, log.faults());
    if (isBoxed
        && log.faults().stream().anyMatch(fault -> MISSING.matcher(fault.stderr()).find())) {
      streams
          .err()
          .println(
              "fight: in its box a program sees what its command names; -r PATH shows it more");
    }
  }
}
