package dev.agon.games.coinfight.bots;

import dev.agon.games.coinfight.Change;
import dev.agon.games.coinfight.CoinView;
import dev.agon.games.coinfight.Coins;
import dev.agon.games.coinfight.Play;
import java.util.ArrayList;
import java.util.List;

/** What bots ask of the coins they hold. */
public final class Hand {
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

  public static Play play(CoinView view, int coin, Coins change) {
    return new Play(view.denominations().cents(coin), change);
  }

  /** Every legal play: coins from low to high, for each every change there is. */
  public static List<Play> plays(CoinView view) {
    List<Play> plays = new ArrayList<>();
    for (int coin = 0; coin < view.denominations().size(); coin++) {
      if (view.mine().count(coin) > 0) {
        for (Coins change : Change.every(view.table(), coin)) {
          plays.add(play(view, coin, change));
        }
      }
    }
    return plays;
  }
}
