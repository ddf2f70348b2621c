package dev.agon.games.coinfight.bots;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.games.coinfight.rules.Change;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;

/** Plays a random coin, and takes the most value or the most coins with equal chance. */
public record Randy(Dice dice) implements Bot<CoinView, Play> {
  @Override
  public Play move(CoinView view) {
    int drawn = dice.nextInt(view.mine().count());
    int coin = 0;
    while (drawn >= view.mine().count(coin)) {
      drawn -= view.mine().count(coin++);
    }
    return withRandomChange(view, coin, dice);
  }

  /** The play of a coin, with the most value or the most coins in change. */
  static Play withRandomChange(CoinView view, int coin, Dice dice) {
    Coins change =
        dice.nextBoolean()
            ? Change.maxValue(view.table(), coin)
            : Change.maxCount(view.table(), coin);
    return view.play(coin, change);
  }
}
