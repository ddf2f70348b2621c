package dev.agon.games.coinfight;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;

/** Plays any of its coins, and takes the most value or the most coins as a tossed coin says. */
final class Randy implements Bot<CoinView, Play> {
  private final Dice dice;

  Randy(Dice dice) {
    this.dice = dice;
  }

  @Override
  public Play move(CoinView view) {
    int drawn = dice.nextInt(view.mine().count());
    int coin = 0;
    while (drawn >= view.mine().count(coin)) {
      drawn -= view.mine().count(coin++);
    }
    Coins change =
        dice.nextBoolean()
            ? Change.maxValue(view.table(), coin)
            : Change.maxCount(view.table(), coin);
    return Hand.play(view, coin, change);
  }
}
