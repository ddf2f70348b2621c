package dev.agon.app.fight;

import dev.agon.app.FaultLines;
import dev.agon.app.Streams;
import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.run.EventLog;
import java.util.List;

/** Watches for errors: names games where asked to, and stops at an error where asked to. */
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

  boolean goesOn(MatchSpec pairing, Result result) {
    if (options.verbose()) {
      streams.err().println(story(pairing, result));
    }
    log.add(pairing, result);
    if (options.stopAtError() && !result.faults().isEmpty()) {
      Fault fault = result.faults().getFirst();
      String bot = bots.get(pairing.seats().get(fault.seat())).describe();
      streams.err().println("fight: stopped: " + bot + " " + fault.words());
      return false;
    }
    return true;
  }

  private String story(MatchSpec pairing, Result result) {
    StringBuilder story = new StringBuilder("game " + pairing.number() + ":");
    for (int seat = 0; seat < pairing.seats().size(); seat++) {
      story.append(seat == 0 ? " " : ", ").append(bots.get(pairing.seats().get(seat)).name());
      story.append(" ").append(result.outcome().place(seat)).append('.');
    }
    return story.append(" after ").append(result.steps()).append(" moves").toString();
  }

  /** A line for each bot that failed, on standard error. */
  void sumUp() {
    List<String> names = bots.stream().map(Listed::describe).toList();
    FaultLines.print(streams.err(), "fight", names, log.faults());
  }
}
