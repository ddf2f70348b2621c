package dev.agon.app.terminal;

import dev.agon.execute.PlayedMatch;
import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** Prints a line when a match starts and when it ends, in the words that scripts know. */
final class MatchLines {
  private final PrintStream err;
  private final List<String> names;
  private volatile long total;

  MatchLines(PrintStream err, List<String> names) {
    this.err = err;
    this.names = names;
  }

  /** Sets the number of matches that are known so far. */
  void expect(long games) {
    total = games;
  }

  void started(MatchSpec match) {
    err.println("Started " + game(match));
  }

  void finished(PlayedMatch match) {
    Result result = match.result();
    err.println(
        "Finished %s: %s %s"
            .formatted(
                game(match.spec()),
                result.isVoid() ? "*" : score(result.outcome()),
                how(match.spec(), result)));
  }

  private String game(MatchSpec match) {
    return "game %d of %d (%s)".formatted(match.number(), total, players(match));
  }

  private String players(MatchSpec match) {
    return String.join(" vs ", match.seats().stream().map(names::get).toList());
  }

  /** The score as in chess for two players, the places for more. */
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

  private String how(MatchSpec match, Result result) {
    if (result.isVoid()) {
      return "{void: %s}".formatted(result.voidReason().get());
    }
    if (!result.faults().isEmpty()) {
      Fault fault = result.faults().getFirst();
      return "{%s %s}".formatted(names.get(match.seats().get(fault.seat())), did(fault));
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
        return "{" + names.get(match.seats().get(seat)) + " wins}";
      }
    }
    throw new IllegalStateException("somebody is first in " + outcome);
  }

  private static String did(Fault fault) {
    return switch (fault.reason()) {
      case ILLEGAL_MOVE -> "makes an illegal move";
      case UNREADABLE -> "gives an unreadable answer";
      case QUARANTINED, WITHDRAWN, DISQUALIFIED -> "is " + fault.reason().describe();
      case TIME, DISCONNECTED, STALLED, NOT_BUILT -> fault.reason().describe();
    };
  }
}
