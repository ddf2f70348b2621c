package dev.agon.app;

import dev.agon.game.Outcome;
import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Names every game as it starts and as it ends, in the words that scripts look for. */
final class GameLines {
  private final PrintStream err;
  private final List<String> names;
  private volatile long total;

  GameLines(PrintStream err, List<String> names) {
    this.err = err;
    this.names = names;
  }

  /** There are so many games, as far as is known. */
  void expect(long games) {
    total = games;
  }

  /** Plays a game, with a line before and one after it. */
  Result play(MatchSpec pairing, Function<MatchSpec, Result> play) {
    String game = "game %d of %d (%s)".formatted(pairing.number(), total, players(pairing));
    err.println("Started " + game);
    Result result = play.apply(pairing);
    err.println("Finished " + game + ": " + score(result.outcome()) + " " + how(pairing, result));
    return result;
  }

  private String players(MatchSpec pairing) {
    return String.join(" vs ", pairing.seats().stream().map(names::get).toList());
  }

  /** Of two as in chess, of more the place of each. */
  private static String score(Outcome outcome) {
    if (outcome.seats() != 2) {
      List<String> places = new ArrayList<>();
      for (int seat = 0; seat < outcome.seats(); seat++) {
        places.add(String.valueOf(outcome.place(seat)));
      }
      return String.join("-", places);
    }
    if (outcome.lostByAll()) {
      return "0-0";
    }
    return outcome.drawn() ? "1/2-1/2" : outcome.place(0) == 1 ? "1-0" : "0-1";
  }

  private String how(MatchSpec pairing, Result result) {
    if (!result.faults().isEmpty()) {
      Fault fault = result.faults().getFirst();
      return "{%s %s}".formatted(names.get(pairing.seats().get(fault.seat())), did(fault));
    }
    Outcome outcome = result.outcome();
    if (outcome.lostByAll()) {
      return "{nobody wins}";
    }
    if (outcome.drawn()) {
      return "{draw}";
    }
    for (int seat = 0; seat < outcome.seats(); seat++) {
      if (outcome.place(seat) == 1) {
        return "{" + names.get(pairing.seats().get(seat)) + " wins}";
      }
    }
    throw new IllegalStateException("somebody is first in " + outcome);
  }

  private static String did(Fault fault) {
    return switch (fault.reason()) {
      case ILLEGAL_MOVE -> "makes an illegal move";
      case UNREADABLE -> "gives an unreadable answer";
      case QUARANTINED -> "is quarantined";
      case TIME, DISCONNECTED, STALLED -> fault.reason().describe();
    };
  }
}
