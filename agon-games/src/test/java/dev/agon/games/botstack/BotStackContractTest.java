package dev.agon.games.botstack;

import dev.agon.game.kit.GameKit;
import dev.agon.games.botstack.rules.BotStackState;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.testkit.GameContract;

final class BotStackContractTest extends GameContract<BotStackState, BotStackView, Decision> {
  private final BotStackKit kit = new BotStackKit();

  @Override
  protected GameKit<BotStackState, BotStackView, Decision> kit() {
    return kit;
  }
}
