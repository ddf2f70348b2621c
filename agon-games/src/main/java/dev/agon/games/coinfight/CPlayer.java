package dev.agon.games.coinfight;

import dev.agon.bot.Bot;

/** Plays its lowest coin and takes the most value it can in change. */
final class CPlayer implements Bot<CoinView, Play> {
  @Override
  public Play move(CoinView view) {
    int coin = Hand.lowest(view.mine());
    return Hand.play(view, coin, Change.maxValue(view.table(), coin));
  }
}
