package dev.agon.bridge;

import java.util.Map;

/**
 * A second, independent scorer of contracts, which counts trick by trick as people do on paper:
 * below the line, above the line, and one penalty after the other.
 */
final class TrickByTrick {
  private static final Map<Character, int[]> TRICKS =
      Map.of(
          'C', new int[] {20, 20, 20, 20, 20, 20, 20},
          'D', new int[] {20, 20, 20, 20, 20, 20, 20},
          'H', new int[] {30, 30, 30, 30, 30, 30, 30},
          'S', new int[] {30, 30, 30, 30, 30, 30, 30},
          'N', new int[] {40, 30, 30, 30, 30, 30, 30});
  private static final int[] DOUBLED_DOWN = {
    100, 200, 200, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300
  };
  private static final int[] VULNERABLE_DOUBLED_DOWN = {
    200, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300, 300
  };

  private TrickByTrick() {}

  static int score(String contract, int tricks, boolean vulnerable) {
    int bid = contract.charAt(0) - '0';
    int crosses = contract.length() - contract.replace("x", "").length();
    int[] values = TRICKS.getOrDefault(contract.charAt(1), new int[7]);
    int odd = tricks - 6;
    if (odd < bid) {
      return -penalties(bid - odd, crosses, vulnerable);
    }
    int below = 0;
    for (int trick = 0; trick < bid; trick++) {
      below += values[trick] << crosses;
    }
    int above = 0;
    for (int trick = bid; trick < odd; trick++) {
      above +=
          switch (crosses) {
            case 0 -> values[trick];
            case 1 -> vulnerable ? 200 : 100;
            default -> vulnerable ? 400 : 200;
          };
    }
    above += crosses * 50;
    if (bid == 6) {
      above += vulnerable ? 750 : 500;
    }
    if (bid == 7) {
      above += vulnerable ? 1500 : 1000;
    }
    if (below >= 100) {
      above += vulnerable ? 500 : 300;
    } else {
      above += 50;
    }
    return below + above;
  }

  private static int penalties(int down, int crosses, boolean vulnerable) {
    int sum = 0;
    for (int trick = 0; trick < down; trick++) {
      int plain = vulnerable ? 100 : 50;
      int doubled = vulnerable ? VULNERABLE_DOUBLED_DOWN[trick] : DOUBLED_DOWN[trick];
      sum += crosses == 0 ? plain : doubled * crosses;
    }
    return sum;
  }
}
