package dev.agon.games.coinfight;

import dev.agon.bot.Bot;

/** Plays its highest coin and takes the most value it can in change. */
final class AllHigh implements Bot<CoinView, Play> {
  @Override
  public Play move(CoinView view) {
    int coin = Hand.highest(view.mine());
    return Hand.play(view, coin, Change.maxValue(view.table(), coin));
  }
}
