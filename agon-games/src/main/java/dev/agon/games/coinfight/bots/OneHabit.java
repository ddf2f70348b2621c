package dev.agon.games.coinfight.bots;

import dev.agon.bot.Bot;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Coins;
import dev.agon.games.coinfight.rules.Play;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;

/** Always plays its highest or its lowest coin, and always takes change in the same way. */
public record OneHabit(ToIntFunction<Coins> coin, BiFunction<Coins, Integer, Coins> change)
    implements Bot<CoinView, Play> {
  @Override
  public Play move(CoinView view) {
    int played = coin.applyAsInt(view.mine());
    return view.play(played, change.apply(view.table(), played));
  }
}
