package dev.agon.games.coinfight.bots;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;

/**
 * Randy as in the old program: draws a denomination, and plays a coin of it or, without one, of the
 * next higher denomination that it holds; the lowest follows the highest.
 */
public record OldRandy(Dice dice) implements Bot<CoinView, Play> {
  @Override
  public Play move(CoinView view) {
    int denominations = view.denominations().size();
    int coin = dice.nextInt(denominations);
    while (view.mine().count(coin) == 0) {
      coin = (coin + 1) % denominations;
    }
    return Randy.withRandomChange(view, coin, dice);
  }
}
