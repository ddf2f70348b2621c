package dev.agon.games.coinfight;

import dev.agon.game.GameKit;
import dev.agon.game.NoChance;
import dev.agon.testkit.GameContract;

final class CoinFightContractTest extends GameContract<CoinState, Play, NoChance, CoinView> {
  private final CoinFightKit kit = new CoinFightKit();

  @Override
  protected GameKit<CoinState, Play, NoChance, CoinView> kit() {
    return kit;
  }
}
