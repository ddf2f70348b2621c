package dev.agon.scoring;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;

/** Adds up the score of an entrant. It changes in place, because there are millions of matches. */
final class ScoreSum {
  private static final BigDecimal HALF = new BigDecimal("0.5");

  /** Doubles below are exact to the half point. */
  private static final double MAX_EXACT = 1L << 50;

  private long games;
  private long wins;
  private long draws;
  private long losses;
  private long lostByAll;
  private long faults;

  /** The sum of all points that are multiples of a half, in halves. */
  private long halfPoints;

  private BigDecimal otherPoints = BigDecimal.ZERO;

  private long evidenceGames;
  private long observations;
  private double observedPoints;
  private double observedSquares;

  void addWins(long count) {
    games += count;
    wins += count;
  }

  void addDraw() {
    games++;
    draws++;
  }

  void addLoss() {
    games++;
    losses++;
  }

  void addLostByAll() {
    games++;
    lostByAll++;
  }

  void addFaults(int count) {
    faults += count;
  }

  /** Adds points exactly: a double stands for the shortest decimal number that reads as it. */
  void addPoints(double points) {
    double halves = 2 * points;
    if (halves == Math.rint(halves) && Math.abs(halves) < MAX_EXACT) {
      halfPoints = Math.addExact(halfPoints, (long) halves);
    } else {
      otherPoints = otherPoints.add(BigDecimal.valueOf(points));
    }
  }

  void addPoints(BigDecimal points) {
    otherPoints = otherPoints.add(points);
  }

  /** Adds an observation of so many games. */
  void observe(long ofGames, double points) {
    observe(ofGames, 1, points, points * points);
  }

  void observe(long ofGames, long count, double points, double squares) {
    evidenceGames += ofGames;
    observations += count;
    observedPoints += points;
    observedSquares += squares;
  }

  void add(ScoreSum other) {
    games += other.games;
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    lostByAll += other.lostByAll;
    faults += other.faults;
    halfPoints = Math.addExact(halfPoints, other.halfPoints);
    otherPoints = otherPoints.add(other.otherPoints);
    observe(other.evidenceGames, other.observations, other.observedPoints, other.observedSquares);
  }

  boolean hasPlayed() {
    return games > 0;
  }

  /** All sums in a line. */
  String line() {
    return TallyJson.line(
            games, wins, draws, losses, lostByAll, faults, halfPoints, evidenceGames, observations)
        + " %s %s %s".formatted(otherPoints, observedPoints, observedSquares);
  }

  /** The inverse of {@link #line}. */
  static ScoreSum read(String line) {
    Iterator<String> words = List.of(line.split(" ")).iterator();
    ScoreSum sum = new ScoreSum();
    sum.games = Long.parseLong(words.next());
    sum.wins = Long.parseLong(words.next());
    sum.draws = Long.parseLong(words.next());
    sum.losses = Long.parseLong(words.next());
    sum.lostByAll = Long.parseLong(words.next());
    sum.faults = Long.parseLong(words.next());
    sum.halfPoints = Long.parseLong(words.next());
    sum.evidenceGames = Long.parseLong(words.next());
    sum.observations = Long.parseLong(words.next());
    sum.otherPoints = new BigDecimal(words.next());
    sum.observedPoints = Double.parseDouble(words.next());
    sum.observedSquares = Double.parseDouble(words.next());
    return sum;
  }

  Score score() {
    return new Score(
        games,
        wins,
        draws,
        losses,
        lostByAll,
        BigDecimal.valueOf(halfPoints).multiply(HALF).add(otherPoints),
        new Evidence(evidenceGames, observations, observedPoints, observedSquares),
        faults);
  }
}
