package dev.agon.games.coinfight.display;

import dev.agon.games.coinfight.rules.Coins;

/** Coins in words, for people. */
public final class CoinWords {
  private CoinWords() {}

  /** As in {@code 4x1, 2x10}, without denominations that are not there. */
  public static String of(Coins coins) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < coins.denominations().size(); i++) {
      if (coins.count(i) > 0) {
        text.append(text.isEmpty() ? "" : ", ").append(coins.count(i)).append('x');
        text.append(coins.denominations().cents(i));
      }
    }
    return text.isEmpty() ? "nothing" : text.toString();
  }
}
