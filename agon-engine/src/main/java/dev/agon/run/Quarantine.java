package dev.agon.run;

import dev.agon.event.QuarantineRule;
import dev.agon.game.ForfeitReason;
import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps out bots that fail again and again: one that has failed in so many of its matches in a row
 * forfeits all those that follow, without being asked.
 *
 * <p>Who is kept out of a match is decided by the matches before it in canonical order, and by
 * nothing else. A match that was played before this was known is played again.
 */
public final class Quarantine {
  private final QuarantineRule rule;
  private final int[] failuresInARow;
  private final List<Case> cases = new ArrayList<>();

  /** Those kept out; never written to, since others read it while they play. */
  private volatile List<Integer> keptOut = List.of();

  /** A bot that is kept out of all matches after this one. */
  public record Case(int entrant, long match) {}

  public Quarantine(int entrants, QuarantineRule rule) {
    this.rule = rule;
    this.failuresInARow = new int[entrants];
  }

  /** The match without those who are known to be kept out. */
  MatchSpec admit(MatchSpec pairing) {
    List<Integer> out = keptOut;
    if (out.isEmpty()) {
      return pairing;
    }
    List<Integer> absent = new ArrayList<>();
    for (int seat = 0; seat < pairing.seats().size(); seat++) {
      if (out.contains(pairing.seats().get(seat))) {
        absent.add(seat);
      }
    }
    return pairing.without(absent);
  }

  /** Takes note of a result, in canonical order. */
  void note(MatchSpec pairing, Result result) {
    if (rule.failures() == 0) {
      return;
    }
    for (int seat = 0; seat < pairing.seats().size(); seat++) {
      int entrant = pairing.seats().get(seat);
      if (!result.hasFault(seat)) {
        failuresInARow[entrant] = 0;
      }
    }
    for (Fault fault : result.faults()) {
      if (fault.reason() != ForfeitReason.QUARANTINED) {
        failed(pairing.seats().get(fault.seat()), pairing.number());
      }
    }
  }

  private void failed(int entrant, long match) {
    failuresInARow[entrant]++;
    if (failuresInARow[entrant] >= rule.failures() && !keptOut.contains(entrant)) {
      List<Integer> more = new ArrayList<>(keptOut);
      more.add(entrant);
      keptOut = List.copyOf(more);
      cases.add(new Case(entrant, match));
    }
  }

  /** All who were kept out, in the order in which that came about. */
  public List<Case> cases() {
    return List.copyOf(cases);
  }
}
