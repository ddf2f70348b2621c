package dev.agon.app.fight;

import dev.agon.app.Streams;
import dev.agon.match.Fault;
import dev.agon.match.Pairing;
import dev.agon.match.Result;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Watches for errors: names games where asked to, and stops at an error where asked to. */
final class Faults {
  private final List<Listed> bots;
  private final FightOptions options;
  private final Streams streams;
  private final Map<Integer, Integer> counts = new LinkedHashMap<>();
  private final Map<Integer, String> firsts = new LinkedHashMap<>();

  Faults(List<Listed> bots, FightOptions options, Streams streams) {
    this.bots = bots;
    this.options = options;
    this.streams = streams;
  }

  boolean goesOn(Pairing pairing, Result result) {
    if (options.verbose()) {
      streams.err().println(story(pairing, result));
    }
    for (Fault fault : result.faults()) {
      int bot = pairing.seats().get(fault.seat());
      String words = fault.reason().words() + ": " + fault.detail();
      counts.merge(bot, 1, Integer::sum);
      firsts.putIfAbsent(bot, words);
      if (options.stopAtError()) {
        streams.err().println("fight: stopped: " + bots.get(bot).byAuthor() + " " + words);
        return false;
      }
    }
    return true;
  }

  private String story(Pairing pairing, Result result) {
    StringBuilder story = new StringBuilder("game " + pairing.number() + ":");
    for (int seat = 0; seat < pairing.seats().size(); seat++) {
      story.append(seat == 0 ? " " : ", ").append(bots.get(pairing.seats().get(seat)).title());
      story.append(" ").append(result.outcome().place(seat)).append('.');
    }
    return story.append(" after ").append(result.steps()).append(" moves").toString();
  }

  /** A line for each bot that failed, on standard error. */
  void sumUp() {
    counts.forEach(
        (bot, count) ->
            streams
                .err()
                .printf(
                    "fight: %s failed in %d games; first: %s%n",
                    bots.get(bot).byAuthor(), count, firsts.get(bot)));
  }
}
