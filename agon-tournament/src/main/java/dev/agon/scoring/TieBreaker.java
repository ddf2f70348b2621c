package dev.agon.scoring;

import dev.agon.duplicate.Fraction;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToLongFunction;

/** Measures that rank entrants with equal points; more is better. */
public enum TieBreaker {
  /** 2 for each match ahead of an entrant with equal points, 1 for each drawn match. */
  HEAD_TO_HEAD("head-to-head", "head to head"),
  /** The points of each beaten opponent, once for each time, and half of those drawn with. */
  SONNEBORN_BERGER("sonneborn-berger", "Sonneborn-Berger"),
  /** The points of each opponent, once for each match. */
  BUCHHOLZ("buchholz", "Buchholz"),
  WINS("wins", "wins"),
  FEWER_FAULTS("fewer-faults", "fewer faults"),
  /** Matches that are played for it; see {@code Playoffs}. Other results do not decide it. */
  PLAYOFF("playoff", "playoff"),
  /** The place in the list of bots, or in the standings of the stage before. */
  SEED("seed", "seed"),
  /** How many of the others have a later name. */
  NAME("name", "name");

  public static final List<TieBreaker> DEFAULT = List.of(HEAD_TO_HEAD, WINS, FEWER_FAULTS, NAME);

  private final String id;
  private final String title;

  TieBreaker(String id, String title) {
    this.id = id;
    this.title = title;
  }

  public String id() {
    return id;
  }

  /** What tables call it. */
  String title() {
    return title;
  }

  boolean leavesNoTies() {
    return this == SEED || this == NAME;
  }

  public static List<String> ids() {
    return Arrays.stream(values()).map(TieBreaker::id).toList();
  }

  public static Optional<TieBreaker> byId(String id) {
    return Arrays.stream(values()).filter(measure -> measure.id.equals(id)).findFirst();
  }

  /** The value of an entrant among those that are equal by all measures before this one. */
  Fraction of(StandingsRanker among, int entrant, List<Integer> level) {
    Tally tally = among.tally();
    return switch (this) {
      case HEAD_TO_HEAD ->
          Fraction.of(level.stream().mapToLong(other -> halves(tally, entrant, other)).sum());
      case SONNEBORN_BERGER ->
          opponentsPoints(tally, other -> halves(tally, entrant, other)).over(2);
      case BUCHHOLZ -> opponentsPoints(tally, other -> tally.meetings(entrant, other));
      case WINS -> Fraction.of(tally.score(entrant).wins());
      case FEWER_FAULTS -> Fraction.of(-tally.score(entrant).faults());
      case PLAYOFF -> Fraction.ZERO;
      case SEED -> Fraction.of(-among.seed(entrant));
      case NAME ->
          Fraction.of(
              level.stream()
                  .filter(other -> among.name(other).compareTo(among.name(entrant)) > 0)
                  .count());
    };
  }

  /** 2 for each match ahead of another, 1 for each drawn match. */
  private static long halves(Tally tally, int entrant, int other) {
    return 2 * tally.finishedAhead(entrant, other) + tally.drawn(entrant, other);
  }

  /** The sum of the points of all, each so many times. */
  private static Fraction opponentsPoints(Tally tally, IntToLongFunction times) {
    Fraction sum = Fraction.ZERO;
    for (int other = 0; other < tally.entrants(); other++) {
      Fraction points = Fraction.of(tally.score(other).points());
      sum = sum.plus(points.times(times.applyAsLong(other)));
    }
    return sum;
  }
}
