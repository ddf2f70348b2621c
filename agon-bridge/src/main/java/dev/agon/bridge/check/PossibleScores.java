package dev.agon.bridge.check;

import dev.agon.bridge.Contract;
import dev.agon.bridge.Doubling;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.Strain;
import dev.agon.bridge.Vulnerability;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The scores that are possible in bridge. */
final class PossibleScores {
  private static final Map<Vulnerability, Set<Integer>> SCORES = all();

  private PossibleScores() {}

  /** Whether some contract gives North-South this score. */
  static boolean at(Vulnerability vulnerability, int score) {
    return SCORES.getOrDefault(vulnerability, Set.of()).contains(score);
  }

  /** Whether some contract gives North-South this score at any vulnerability. */
  static boolean atAny(int score) {
    return SCORES.values().stream().anyMatch(scores -> scores.contains(score));
  }

  private static Map<Vulnerability, Set<Integer>> all() {
    Map<Vulnerability, Set<Integer>> all = new EnumMap<>(Vulnerability.class);
    for (Vulnerability vulnerability : Vulnerability.values()) {
      Set<Integer> scores = new HashSet<>(Set.of(0));
      for (Partnership side : Partnership.values()) {
        add(scores, side, vulnerability.includes(side));
      }
      all.put(vulnerability, scores);
    }
    return all;
  }

  private static void add(Set<Integer> scores, Partnership side, boolean vulnerable) {
    for (int level = 1; level <= 7; level++) {
      for (Strain strain : Strain.values()) {
        for (Doubling doubling : Doubling.values()) {
          Contract contract = new Contract(level, strain, doubling);
          for (int tricks = 0; tricks <= Contract.MAX_TRICKS; tricks++) {
            scores.add(side.fromNorthSouth(contract.score(tricks, vulnerable)));
          }
        }
      }
    }
  }
}
