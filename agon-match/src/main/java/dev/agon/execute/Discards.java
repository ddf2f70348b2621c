package dev.agon.execute;

import dev.agon.result.MatchSpec;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/**
 * Finds the bot in whose matches discards pile up: matches that had to be played again because this
 * process stood still meanwhile. A machine does that to all bots alike, so a bot is at fault only
 * if it happened in several companies, in far more than to the others at its table, and if the
 * matches without it went well.
 */
final class Discards {
  /** A match that was discarded so often is troubled; a single freeze troubles nobody. */
  static final int TROUBLED = 3;

  private static final int TROUBLED_COMPANIES = 3;

  /** How many times as many matches without the bot must have gone well. */
  private static final int CALM = 10;

  private final IntPredicate isProgram;
  private final List<Past> pasts;
  private int troubled;
  private int calm;

  /** What happened in the matches of an entrant. */
  private static final class Past {
    private int troubled;
    private int calm;

    /** The different sets of others with whom it was in a troubled match. */
    private final Set<Set<Integer>> companies = new HashSet<>();
  }

  Discards(int entrants, IntPredicate isProgram) {
    this.isProgram = isProgram;
    this.pasts = Stream.generate(Past::new).limit(entrants).toList();
  }

  /** Counts a match that was played without being discarded. */
  synchronized void noteCalm(MatchSpec match) {
    calm++;
    for (int entrant : Set.copyOf(match.seats())) {
      pasts.get(entrant).calm++;
    }
  }

  /** Counts a match that has just become troubled. */
  synchronized void noteTroubled(MatchSpec match) {
    troubled++;
    for (int entrant : Set.copyOf(match.seats())) {
      Past past = pasts.get(entrant);
      past.troubled++;
      Set<Integer> others = new HashSet<>(match.seats());
      others.remove(entrant);
      past.companies.add(others);
    }
  }

  /** The entrant that is to blame if a play of this match is discarded once more. */
  synchronized OptionalInt atFault(MatchSpec match) {
    List<Integer> programs = match.seats().stream().distinct().filter(isProgram::test).toList();
    return programs.stream()
        .mapToInt(i -> i)
        .filter(entrant -> standsOut(pasts.get(entrant)))
        .filter(
            entrant ->
                programs.stream().allMatch(other -> other == entrant || isFarBelow(other, entrant)))
        .findAny();
  }

  private boolean standsOut(Past past) {
    return past.companies.size() >= TROUBLED_COMPANIES
        && calm - past.calm >= CALM * Math.max(1, troubled - past.troubled);
  }

  private boolean isFarBelow(int other, int entrant) {
    return 2 * pasts.get(other).companies.size() < pasts.get(entrant).companies.size();
  }
}
