package dev.agon.games.coinfight;

import dev.agon.game.kit.GameKit;
import dev.agon.games.coinfight.rules.CoinState;
import dev.agon.games.coinfight.rules.CoinView;
import dev.agon.games.coinfight.rules.Play;
import dev.agon.testkit.GameContract;

final class CoinFightContractTest extends GameContract<CoinState, CoinView, Play> {
  private final CoinFightKit kit = new CoinFightKit();

  @Override
  protected GameKit<CoinState, CoinView, Play> kit() {
    return kit;
  }
}
