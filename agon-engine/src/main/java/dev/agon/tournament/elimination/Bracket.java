package dev.agon.tournament.elimination;

import dev.agon.scoring.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A knockout as far as it has come: who meets whom at each level, and how it went.
 *
 * @param seeds the entrants, best first
 * @param levels from the first ties to the final; the last level has the final and, if there is
 *     one, the tie for third place
 * @param losers where those go on who have lost once, in a double elimination
 */
public record Bracket(List<Integer> seeds, List<List<Series>> levels, Optional<Losers> losers) {
  public Bracket {
    seeds = List.copyOf(seeds);
    levels = levels.stream().map(List::copyOf).toList();
  }

  /** A bracket in which one loss is enough. */
  public Bracket(List<Integer> seeds, List<List<Series>> levels) {
    this(seeds, levels, Optional.empty());
  }

  /**
   * The bracket of those who have lost once, and the grand final.
   *
   * @param levels in each, the place of a tie that nobody has come to is empty
   * @param finals the grand final, and its repetition if there is one
   */
  public record Losers(List<List<Optional<Series>>> levels, List<Series> finals) {
    public Losers {
      levels = levels.stream().map(List::copyOf).toList();
      finals = List.copyOf(finals);
    }

    Losers with(List<Optional<Series>> level) {
      return new Losers(and(levels, level), finals);
    }

    Losers withFinal(Series tie) {
      return new Losers(levels, and(finals, tie));
    }

    private Losers after(Tally round) {
      return new Losers(
          levels.stream()
              .map(
                  level ->
                      level.stream().map(tie -> tie.map(t -> SeriesDraw.after(t, round))).toList())
              .toList(),
          finals.stream().map(tie -> SeriesDraw.after(tie, round)).toList());
    }
  }

  private static <T> List<T> and(List<T> list, T last) {
    return Stream.concat(list.stream(), Stream.of(last)).toList();
  }

  Bracket with(List<Series> level) {
    return new Bracket(seeds, and(levels, level), losers);
  }

  Bracket with(Losers others) {
    return new Bracket(seeds, levels, Optional.of(others));
  }

  /** After a round in which every tie that was not over had a match. */
  public Bracket after(Tally round) {
    return new Bracket(
        seeds,
        levels.stream()
            .map(level -> level.stream().map(tie -> SeriesDraw.after(tie, round)).toList())
            .toList(),
        losers.map(others -> others.after(round)));
  }

  /** All ties that have been drawn. */
  public Stream<Series> ties() {
    return Stream.concat(
        levels.stream().flatMap(List::stream),
        losers.stream()
            .flatMap(
                others ->
                    Stream.concat(
                        others.levels().stream().flatMap(List::stream).flatMap(Optional::stream),
                        others.finals().stream())));
  }

  /**
   * Two who meet until one of them goes on.
   *
   * @param upper the one above in the drawing
   * @param lower the other; nobody if the upper one has a bye
   * @param toWin so many wins decide
   * @param undecided matches without a winner, which are played again
   * @param maxUndecided after so many of these the one with more wins goes on, else the better seed
   */
  public record Series(
      int upper,
      Optional<Integer> lower,
      int toWin,
      int upperWins,
      int lowerWins,
      int undecided,
      int maxUndecided) {

    public static Series between(int upper, Optional<Integer> lower, int toWin, int maxUndecided) {
      return new Series(upper, lower, toWin, 0, 0, 0, maxUndecided);
    }

    public int matches() {
      return upperWins + lowerWins + undecided;
    }

    /** Whether it was the seeding that decided. */
    public boolean isDecidedBySeed() {
      return undecided == maxUndecided && upperWins == lowerWins && lower.isPresent();
    }

    public boolean isOver() {
      return lower.isEmpty()
          || upperWins == toWin
          || lowerWins == toWin
          || undecided == maxUndecided;
    }

    public Series after(boolean upperWon, boolean lowerWon) {
      return new Series(
          upper,
          lower,
          toWin,
          upperWins + (upperWon ? 1 : 0),
          lowerWins + (lowerWon ? 1 : 0),
          undecided + (upperWon || lowerWon ? 0 : 1),
          maxUndecided);
    }
  }

  int seedOf(int entrant) {
    return seeds.indexOf(entrant);
  }

  /** Who goes on from a tie that is over. */
  public int winner(Series tie) {
    if (tie.lower().isEmpty()) {
      return tie.upper();
    }
    int lower = tie.lower().get();
    if (tie.upperWins() != tie.lowerWins()) {
      return tie.upperWins() > tie.lowerWins() ? tie.upper() : lower;
    }
    return seedOf(tie.upper()) < seedOf(lower) ? tie.upper() : lower;
  }

  /** Who does not, if there were two. */
  public Optional<Integer> loser(Series tie) {
    return tie.lower().map(lower -> winner(tie) == lower ? tie.upper() : lower);
  }

  /** Who met whom at the last level. */
  List<Series> last() {
    return levels.getLast();
  }

  /** The entrants from the winner on; those who went out at the same level by their seeds. */
  public List<Integer> places() {
    List<Integer> places = new ArrayList<>();
    for (Series tie : last()) {
      places.add(winner(tie));
      loser(tie).ifPresent(places::add);
    }
    for (int level = levels.size() - 2; level >= 0; level--) {
      levels.get(level).stream()
          .map(this::loser)
          .flatMap(Optional::stream)
          .filter(entrant -> !places.contains(entrant))
          .sorted((a, b) -> Integer.compare(seedOf(a), seedOf(b)))
          .forEach(places::add);
    }
    return places;
  }
}
