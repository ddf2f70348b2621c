package dev.agon.app.fight;

import dev.agon.app.cli.Streams;
import dev.agon.app.terminal.FaultLines;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.run.EventLog;
import java.util.List;

/** Collects the faults of a tournament and prints games and faults as the switches say. */
final class Faults {
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
    if (options.verbose()) {
      streams.err().println(describe(match, result));
    }
    log.add(match, result);
    if (options.stopAtError() && !result.faults().isEmpty()) {
      Fault fault = result.faults().getFirst();
      String bot = bots.get(match.seats().get(fault.seat())).describe();
      streams.err().println("fight: stopped: " + bot + " " + fault.words());
      return false;
    }
    return true;
  }

  private String describe(MatchSpec match, Result result) {
    StringBuilder text = new StringBuilder("game " + match.number() + ":");
    for (int seat = 0; seat < match.seats().size(); seat++) {
      text.append(seat == 0 ? " " : ", ").append(bots.get(match.seats().get(seat)).name());
      text.append(" ").append(result.outcome().place(seat)).append('.');
    }
    return text.append(" after ").append(result.steps()).append(" moves").toString();
  }

  /** Prints a line for each bot and kind of fault on standard error. */
  void print() {
    List<String> names = bots.stream().map(Listed::describe).toList();
    FaultLines.print(streams.err(), "fight", names, log.faults());
  }
}
