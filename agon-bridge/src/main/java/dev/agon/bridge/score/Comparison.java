package dev.agon.bridge.score;

import dev.agon.bridge.Imps;
import dev.agon.bridge.session.Award.Points;
import dev.agon.bridge.session.Award.Weighted;
import dev.agon.duplicate.Fraction;
import dev.agon.duplicate.Matchpoints;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;

/**
 * Results of one side that are compared with each other: all of one board, or of one version of a
 * fouled board. Each score of a weighted result is compared and counts by its weight.
 *
 * <p>Weights are counted in units that make all of them whole numbers. Without weighted results a
 * unit is a whole result.
 */
final class Comparison {
  private final List<Points> results;
  private final int sign;
  private final long units;

  /** The number of units of each score. */
  private final TreeMap<Integer, Long> amounts = new TreeMap<>();

  /** Compares the results of a side: sign 1 if high scores are good for it, else -1. */
  Comparison(List<Points> results, int sign) {
    this.results = results;
    this.sign = sign;
    this.units = units(results);
    for (Points result : results) {
      for (Weighted part : result.parts()) {
        amounts.merge(sign * part.score(), units(part), Long::sum);
      }
    }
  }

  private static long units(List<Points> results) {
    BigInteger units = BigInteger.ONE;
    for (Points result : results) {
      for (Weighted part : result.parts()) {
        BigInteger parts = part.weight().denominator();
        units = units.divide(units.gcd(parts)).multiply(parts);
      }
    }
    return units.longValueExact();
  }

  private long units(Weighted part) {
    return units == 1 ? 1 : part.weight().times(units).numerator().longValueExact();
  }

  int size() {
    return results.size();
  }

  /** The matchpoints of each result: 2 for each result it beats, 1 for each it ties. */
  List<Fraction> halves() {
    return units == 1 ? plainHalves() : weightedHalves();
  }

  private List<Fraction> plainHalves() {
    double[] scores =
        results.stream().mapToDouble(result -> sign * result.parts().getFirst().score()).toArray();
    List<Fraction> halves = new ArrayList<>(scores.length);
    for (long won : Matchpoints.halves(scores)) {
      halves.add(Fraction.of(won));
    }
    return halves;
  }

  private List<Fraction> weightedHalves() {
    Map<Integer, Long> worth = new TreeMap<>();
    long below = 0;
    for (Map.Entry<Integer, Long> score : amounts.entrySet()) {
      worth.put(score.getKey(), 2 * below + score.getValue());
      below += score.getValue();
    }
    // A result's comparison with itself gives one half of a win, whatever its weights are.
    return results.stream()
        .map(result -> mean(result, score -> worth.getOrDefault(score, 0L)).over(units))
        .map(won -> won.minus(Fraction.ONE))
        .toList();
  }

  private Fraction mean(Points result, IntToLongFunction worth) {
    long sum = 0;
    for (Weighted part : result.parts()) {
      sum += worth.applyAsLong(sign * part.score()) * units(part);
    }
    return Fraction.of(sum, units);
  }

  /** The sum of each result's IMPs against all other results. */
  List<Fraction> crossImps() {
    Map<Integer, Long> worth = new TreeMap<>();
    for (int score : amounts.keySet()) {
      long imps = 0;
      for (Map.Entry<Integer, Long> other : amounts.entrySet()) {
        imps += other.getValue() * Imps.of(score - other.getKey());
      }
      worth.put(score, imps);
    }
    // The comparison of a result with itself adds nothing: opposite differences cancel.
    return results.stream()
        .map(result -> mean(result, score -> worth.getOrDefault(score, 0L)).over(units))
        .toList();
  }

  List<Fraction> butlerImps() {
    int datum = datum();
    return results.stream().map(result -> mean(result, score -> Imps.of(score - datum))).toList();
  }

  /**
   * The mean of the scores, rounded to the nearest 10, half to even. With five results or more the
   * highest and the lowest are left out; with forty or more, a twentieth at each end.
   */
  int datum() {
    List<Fraction> means = results.stream().map(Points::mean).sorted().toList();
    int leftOut = means.size() < 5 ? 0 : Math.max(1, means.size() / 20);
    List<Fraction> counted = means.subList(leftOut, means.size() - leftOut);
    Fraction sum = counted.stream().reduce(Fraction.ZERO, Fraction::plus);
    return sign
        * 10
        * sum.over(10L * counted.size()).rounded(0, RoundingMode.HALF_EVEN).intValueExact();
  }
}
