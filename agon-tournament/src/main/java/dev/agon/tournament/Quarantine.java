package dev.agon.tournament;

import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Excludes bots that fail repeatedly: a bot that has failed in a number of its matches in a row
 * forfeits all further matches without being asked. So does a bot that the organiser excluded.
 *
 * <p>Only the matches before it in canonical order decide who is excluded from a match. A match
 * that was played before this was known is played again.
 */
public final class Quarantine {
  private final QuarantineRule rule;
  private final Map<Integer, Long> excludedFrom;
  private final int[] failuresInARow;
  private final List<Case> cases = new ArrayList<>();

  /** The excluded bots; an immutable list, because other threads read it. */
  private volatile List<Integer> excluded = List.of();

  /** A bot that is excluded from all matches after this one. */
  public record Case(int entrant, long match) {}

  public Quarantine(int entrants, QuarantineRule rule) {
    this(entrants, rule, Map.of());
  }

  /** {@code excludedFrom} has the first matches from which the organiser excluded bots. */
  public Quarantine(int entrants, QuarantineRule rule, Map<Integer, Long> excludedFrom) {
    this.rule = rule;
    this.excludedFrom = excludedFrom;
    this.failuresInARow = new int[entrants];
  }

  /** The match, in which bots that are already excluded forfeit. */
  public MatchSpec admit(MatchSpec spec) {
    List<Integer> out = excluded;
    if (out.isEmpty() && excludedFrom.isEmpty()) {
      return spec;
    }
    List<Integer> absent = new ArrayList<>();
    for (int seat = 0; seat < spec.seats().size(); seat++) {
      int entrant = spec.entrant(seat);
      if (out.contains(entrant)
          || excludedFrom.getOrDefault(entrant, Long.MAX_VALUE) <= spec.number()) {
        absent.add(seat);
      }
    }
    return spec.without(absent);
  }

  /** Counts the failures of a result; called in canonical order. */
  public void note(MatchSpec spec, Result result) {
    if (rule.failures() == 0 || result.isVoid()) {
      return;
    }
    for (int seat = 0; seat < spec.seats().size(); seat++) {
      int entrant = spec.seats().get(seat);
      if (!result.hasFault(seat)) {
        failuresInARow[entrant] = 0;
      }
    }
    for (Fault fault : result.faults()) {
      if (!fault.reason().isExclusion()) {
        failed(spec.seats().get(fault.seat()), spec.number());
      }
    }
  }

  private void failed(int entrant, long match) {
    failuresInARow[entrant]++;
    if (failuresInARow[entrant] >= rule.failures() && !excluded.contains(entrant)) {
      List<Integer> more = new ArrayList<>(excluded);
      more.add(entrant);
      excluded = List.copyOf(more);
      cases.add(new Case(entrant, match));
    }
  }

  /** All excluded bots, in the order in which they were excluded. */
  public List<Case> cases() {
    return List.copyOf(cases);
  }
}
