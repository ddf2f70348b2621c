package dev.agon.games.coinfight;

import dev.agon.bot.Bot;

/** Plays its lowest coin and takes as many coins as it can in change. */
final class AllLow implements Bot<CoinView, Play> {
  @Override
  public Play move(CoinView view) {
    int coin = Hand.lowest(view.mine());
    return Hand.play(view, coin, Change.maxCount(view.table(), coin));
  }
}
