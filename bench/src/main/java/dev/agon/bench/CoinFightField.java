package dev.agon.bench;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Settings;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import java.util.List;

/** Coin Fight with its usual settings, and those who play it. */
final class CoinFightField {
  static final CoinFightKit KIT = new CoinFightKit();
  static final Settings SETTINGS = Settings.defaults(KIT.game().spec());

  private CoinFightField() {}

  static Entrant<CoinView, Play> builtIn(String name) {
    return KIT.bots().stream()
        .filter(bot -> bot.name().equals(name))
        .map(Entrant::of)
        .findFirst()
        .orElseThrow();
  }

  static MatchRunner<CoinState, CoinView, Play> arena(List<Entrant<CoinView, Play>> entrants) {
    return new MatchRunner<>(KIT, SETTINGS, entrants);
  }
}
