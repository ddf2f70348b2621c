package dev.agon.tournament;

import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Excludes bots that fail repeatedly: a bot that has failed in a number of its matches in a row
 * forfeits all further matches without being asked, until the organiser replaces its files. So does
 * a bot that the organiser excluded.
 *
 * <p>Only the matches before it in canonical order decide who is excluded from a match. A match
 * that was played before this was known is played again.
 */
public final class Quarantine {
  private final QuarantineRule rule;
  private final Map<Integer, Long> excludedFrom;
  private final Map<Integer, List<Long>> replacedFrom;
  private final int[] failuresInARow;
  private final long[] lastFailure;

  /** An immutable list, because other threads read it. */
  private volatile List<Case> cases = List.of();

  /** A bot that is excluded from all matches after this one. */
  public record Case(int entrant, long match) {}

  public Quarantine(int entrants, QuarantineRule rule) {
    this(entrants, rule, Map.of(), Map.of());
  }

  /**
   * A quarantine that knows what the organiser changed.
   *
   * @param excludedFrom the first matches that bots do not play
   * @param replacedFrom the first matches that bots play with other files
   */
  public Quarantine(
      int entrants,
      QuarantineRule rule,
      Map<Integer, Long> excludedFrom,
      Map<Integer, List<Long>> replacedFrom) {
    this.rule = rule;
    this.excludedFrom = excludedFrom;
    this.replacedFrom = replacedFrom;
    this.failuresInARow = new int[entrants];
    this.lastFailure = new long[entrants];
  }

  /** The match, in which bots that are already excluded forfeit. */
  public MatchSpec admit(MatchSpec spec) {
    if (cases.isEmpty() && excludedFrom.isEmpty()) {
      return spec;
    }
    List<Integer> absent = new ArrayList<>();
    for (int seat = 0; seat < spec.seats().size(); seat++) {
      int entrant = spec.entrant(seat);
      if (isOut(entrant, spec.number())
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
    if (isReplaced(entrant, lastFailure[entrant], match)) {
      failuresInARow[entrant] = 0;
    }
    lastFailure[entrant] = match;
    failuresInARow[entrant]++;
    if (failuresInARow[entrant] >= rule.failures() && !isOut(entrant, match)) {
      List<Case> more = new ArrayList<>(cases);
      more.add(new Case(entrant, match));
      cases = List.copyOf(more);
    }
  }

  private boolean isOut(int entrant, long match) {
    for (Case one : cases) {
      if (one.entrant() == entrant && !isReplaced(entrant, one.match(), match)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a bot plays a match with other files than an earlier one. */
  private boolean isReplaced(int entrant, long earlier, long match) {
    return replacedFrom.getOrDefault(entrant, List.of()).stream()
        .anyMatch(from -> earlier < from && from <= match);
  }

  /** All excluded bots, in the order in which they were excluded. */
  public List<Case> cases() {
    return cases;
  }
}
