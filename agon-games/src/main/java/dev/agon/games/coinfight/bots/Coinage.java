package dev.agon.games.coinfight.bots;

import dev.agon.bot.Bot;
import dev.agon.games.coinfight.rules.Change;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;

/** Takes the most coins; of several such moves it makes the one that loses the least value. */
public final class Coinage implements Bot<CoinView, Play> {
  @Override
  public Play move(CoinView view) {
    Coins mine = view.mine();
    int best = -1;
    Coins bestChange = Coins.none(view.denominations());
    int mostTaken = -1;
    int leastLost = Integer.MAX_VALUE;
    for (int coin = 0; coin < view.denominations().size(); coin++) {
      if (mine.count(coin) == 0) {
        continue;
      }
      for (Coins change : Change.every(view.table(), coin)) {
        int taken = change.count();
        int lost = view.denominations().cents(coin) - change.value();
        if (taken > mostTaken || taken == mostTaken && lost < leastLost) {
          best = coin;
          bestChange = change;
          mostTaken = taken;
          leastLost = lost;
        }
      }
    }
    return view.play(best, bestChange);
  }
}
