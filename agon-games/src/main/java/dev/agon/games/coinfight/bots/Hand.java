package dev.agon.games.coinfight.bots;

import dev.agon.games.coinfight.Coins;

/** The lowest and the highest coin of a hand that has coins, as indices of denominations. */
final class Hand {
  private Hand() {}

  static int lowest(Coins hand) {
    int index = 0;
    while (hand.count(index) == 0) {
      index++;
    }
    return index;
  }

  static int highest(Coins hand) {
    int index = hand.denominations().size() - 1;
    while (hand.count(index) == 0) {
      index--;
    }
    return index;
  }
}
