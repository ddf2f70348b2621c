package dev.agon.bridge.score;

import dev.agon.duplicate.Fraction;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The strata and handicaps of pairs.
 *
 * @param strata the stratum of a pair, by the pair's index; A is the highest
 * @param handicaps what is added to a pair's percentage or IMPs, by the pair's index
 */
public record PairStrata(Map<Integer, String> strata, Map<Integer, Fraction> handicaps) {
  public static final PairStrata NONE = new PairStrata(Map.of(), Map.of());

  public PairStrata {
    strata = Map.copyOf(strata);
    handicaps = Map.copyOf(handicaps);
  }

  /** The strata, the highest first. */
  public List<String> names() {
    return strata.values().stream().distinct().sorted().toList();
  }

  /** Whether a pair is ranked in a stratum: in its own one, and in all that are higher. */
  public boolean isRanked(int pair, String stratum) {
    String own = strata.get(pair);
    return own != null && own.compareTo(stratum) >= 0;
  }

  public boolean hasHandicaps() {
    return !handicaps.isEmpty();
  }

  /** The handicap of a pair; zero if none is known. */
  public Fraction handicap(int pair) {
    return handicaps.getOrDefault(pair, Fraction.ZERO);
  }

  /** The figure that ranks, with the pair's handicap. */
  public Optional<Fraction> net(PairTotal total, RankingMeasure by) {
    return by.of(total).map(gross -> gross.plus(handicap(total.pair())));
  }
}
