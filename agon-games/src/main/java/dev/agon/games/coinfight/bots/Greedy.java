package dev.agon.games.coinfight.bots;

import dev.agon.bot.Bot;
import dev.agon.games.coinfight.rules.Change;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;

/** Loses the least value; it compares its coins, each with the most valuable change. */
public final class Greedy implements Bot<CoinView, Play> {
  @Override
  public Play move(CoinView view) {
    Coins mine = view.mine();
    int best = mine.lowest();
    Coins bestChange = Change.maxValue(view.table(), best);
    int leastLost = view.denominations().cents(best) - bestChange.value();
    for (int coin = best + 1; coin < view.denominations().size(); coin++) {
      if (mine.count(coin) == 0) {
        continue;
      }
      Coins change = Change.maxValue(view.table(), coin);
      int lost = view.denominations().cents(coin) - change.value();
      if (lost < leastLost || lost == leastLost && change.count() > bestChange.count()) {
        best = coin;
        bestChange = change;
        leastLost = lost;
      }
    }
    return view.play(best, bestChange);
  }
}
