package dev.agon.games.coinfight.bots;

import dev.agon.bot.Bot;
import dev.agon.games.coinfight.rules.Change;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;

/** Plays its lowest coin and takes the most value it can in change. */
public final class CPlayer implements Bot<CoinView, Play> {
  @Override
  public Play move(CoinView view) {
    int coin = view.mine().lowest();
    return view.play(coin, Change.maxValue(view.table(), coin));
  }
}
