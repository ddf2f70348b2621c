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
 * Results that are compared with each other: those of one side on one board, or on one version of
 * it. A weighted result is compared by each of its scores, as much as it weighs.
 *
 * <p>Weights are counted in units so small that all of them are whole numbers; without weighted
 * results a unit is a whole result.
 */
final class Comparison {
  private final List<Points> results;
  private final int sign;
  private final long units;

  /** How many units of each score there are. */
  private final TreeMap<Integer, Long> amounts = new TreeMap<>();

  /**
   * The results of a side.
   *
   * @param sign 1 where a high score is good, -1 where it is good for the others
   */
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

  /** Into how many units a result must be divided. */
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

  /** What each result won against the others, 2 for each it beat and 1 for each it equalled. */
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
    // What a result won against itself comes to one half, whatever its weights are.
    return results.stream()
        .map(result -> mean(result, score -> worth.getOrDefault(score, 0L)).over(units))
        .map(won -> won.minus(Fraction.ONE))
        .toList();
  }

  /** Of what a result's scores are worth, by their weights. */
  private Fraction mean(Points result, IntToLongFunction worth) {
    long sum = 0;
    for (Weighted part : result.parts()) {
      sum += worth.applyAsLong(sign * part.score()) * units(part);
    }
    return Fraction.of(sum, units);
  }

  /** What each result won against all others together, in IMPs. */
  List<Fraction> crossImps() {
    Map<Integer, Long> worth = new TreeMap<>();
    for (int score : amounts.keySet()) {
      long imps = 0;
      for (Map.Entry<Integer, Long> other : amounts.entrySet()) {
        imps += other.getValue() * Imps.of(score - other.getKey());
      }
      worth.put(score, imps);
    }
    // Against itself a result wins nothing, since IMPs of opposite differences cancel.
    return results.stream()
        .map(result -> mean(result, score -> worth.getOrDefault(score, 0L)).over(units))
        .toList();
  }

  /** What each result won against the datum, in IMPs. */
  List<Fraction> butlerImps() {
    int datum = datum();
    return results.stream().map(result -> mean(result, score -> Imps.of(score - datum))).toList();
  }

  /**
   * The mean of the scores, to the nearest 10, 5 to the even one. Of five results or more the
   * highest and the lowest are left out, of forty or more a twentieth at each end.
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
