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

/** The scores that some contract makes. */
final class PossibleScores {
  private static final Map<Vulnerability, Set<Integer>> SCORES = all();

  private PossibleScores() {}

  /** Whether North-South can have this score. */
  static boolean with(Vulnerability vulnerability, int score) {
    return SCORES.getOrDefault(vulnerability, Set.of()).contains(score);
  }

  static boolean ever(int score) {
    return SCORES.values().stream().anyMatch(scores -> scores.contains(score));
  }

  private static Map<Vulnerability, Set<Integer>> all() {
    Map<Vulnerability, Set<Integer>> all = new EnumMap<>(Vulnerability.class);
    for (Vulnerability vulnerability : Vulnerability.values()) {
      Set<Integer> scores = new HashSet<>(Set.of(0));
      for (Partnership side : Partnership.values()) {
        add(scores, side, vulnerability.of(side));
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
          for (int tricks = 0; tricks <= Contract.TRICKS; tricks++) {
            scores.add(side.seen(contract.score(tricks, vulnerable)));
          }
        }
      }
    }
  }
}
