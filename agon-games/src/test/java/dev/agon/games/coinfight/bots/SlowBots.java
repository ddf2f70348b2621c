package dev.agon.games.coinfight.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Coin Fight written a second time, on the protocol's texts and plain arrays, straight from the
 * rules and the table of bots: slow, obvious, and sharing no code with the first.
 */
final class SlowBots {
  private static final int[] CENTS = {1, 5, 10, 25};

  private SlowBots() {}

  private record Position(int players, int turn, List<int[]> lines) {
    int[] table() {
      return lines.get(0);
    }

    int[] hand(int player) {
      return lines.get(player + 1);
    }
  }

  private static Position parse(String text) {
    String[] lines = text.split("\n");
    String[] head = lines[0].split(" ");
    List<int[]> counts = new ArrayList<>();
    for (int i = 1; i < lines.length; i++) {
      counts.add(
          Arrays.stream(lines[i].split(", "))
              .mapToInt(part -> Integer.parseInt(part.substring(0, part.indexOf('x'))))
              .toArray());
    }
    return new Position(Integer.parseInt(head[0]), Integer.parseInt(head[1]), counts);
  }

  private static String write(int[] counts) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < CENTS.length; i++) {
      parts.add(counts[i] + "x" + CENTS[i]);
    }
    return String.join(", ", parts);
  }

  /** The bot's answer in the turn protocol. */
  static String answer(String bot, String text) {
    Position position = parse(text);
    int[] mine = position.hand(position.turn() % position.players());
    List<Integer> held = new ArrayList<>();
    for (int i = 0; i < CENTS.length; i++) {
      if (mine[i] > 0) {
        held.add(i);
      }
    }
    int[] table = position.table();
    int low = held.getFirst();
    int high = held.getLast();
    return switch (bot) {
      case "AllHigh" -> say(high, maxValue(table, high));
      case "AllLow" -> say(low, maxCount(table, low));
      case "CPlayer" -> say(low, maxValue(table, low));
      case "Greedy" -> greedy(table, held);
      case "Coinage" -> coinage(table, held);
      default -> throw new IllegalArgumentException(bot);
    };
  }

  private static String say(int coin, int[] change) {
    return CENTS[coin] + "\n" + write(change) + "\n";
  }

  private static int[] maxValue(int[] table, int coin) {
    int[] change = new int[CENTS.length];
    for (int i = coin - 1; i >= 0; i--) {
      while (change[i] < table[i] && value(change) + CENTS[i] < CENTS[coin]) {
        change[i]++;
      }
    }
    return change;
  }

  private static int[] maxCount(int[] table, int coin) {
    int[] change = new int[CENTS.length];
    for (int i = 0; i < coin; i++) {
      while (change[i] < table[i] && value(change) + CENTS[i] < CENTS[coin]) {
        change[i]++;
      }
    }
    return change;
  }

  private static int value(int[] coins) {
    return coins[0] + 5 * coins[1] + 10 * coins[2] + 25 * coins[3];
  }

  private static int count(int[] coins) {
    return Arrays.stream(coins).sum();
  }

  private static String greedy(int[] table, List<Integer> held) {
    int best = -1;
    int[] bestChange = {};
    for (int coin : held) {
      int[] change = maxValue(table, coin);
      int lost = CENTS[coin] - value(change);
      int bestLost = best < 0 ? Integer.MAX_VALUE : CENTS[best] - value(bestChange);
      if (lost < bestLost || (lost == bestLost && count(change) > count(bestChange))) {
        best = coin;
        bestChange = change;
      }
    }
    return say(best, bestChange);
  }

  private static String coinage(int[] table, List<Integer> held) {
    int best = -1;
    int[] bestChange = {};
    for (int coin : held) {
      for (int a = 0; a <= table[0]; a++) {
        for (int b = 0; b <= table[1]; b++) {
          for (int c = 0; c <= table[2]; c++) {
            int[] change = {a, b, c, 0};
            if (value(change) >= CENTS[coin]) {
              continue;
            }
            int lost = CENTS[coin] - value(change);
            int bestLost = best < 0 ? 0 : CENTS[best] - value(bestChange);
            if (best < 0
                || count(change) > count(bestChange)
                || (count(change) == count(bestChange) && lost < bestLost)) {
              best = coin;
              bestChange = change;
            }
          }
        }
      }
    }
    return say(best, bestChange);
  }

  /** Who wins a match between these bots. */
  static String winner(List<String> bots) {
    int[] table = new int[CENTS.length];
    List<int[]> hands = new ArrayList<>();
    bots.forEach(_ -> hands.add(new int[] {4, 3, 2, 1}));
    for (int turn = 0; ; turn++) {
      List<Integer> in = new ArrayList<>();
      for (int player = 0; player < bots.size(); player++) {
        if (count(hands.get(player)) > 0) {
          in.add(player);
        }
      }
      if (in.size() == 1) {
        return bots.get(in.getFirst());
      }
      int player = turn % bots.size();
      if (!in.contains(player)) {
        continue;
      }
      StringBuilder text = new StringBuilder(bots.size() + " " + turn + "\n" + write(table) + "\n");
      hands.forEach(hand -> text.append(write(hand)).append('\n'));
      String[] answer = answer(bots.get(player), text.toString()).split("\n");
      int coin = Arrays.binarySearch(CENTS, Integer.parseInt(answer[0]));
      int[] change = parse("0 0\n" + answer[1]).table();
      table[coin]++;
      hands.get(player)[coin]--;
      for (int i = 0; i < CENTS.length; i++) {
        table[i] -= change[i];
        hands.get(player)[i] += change[i];
      }
    }
  }
}
