package dev.agon.games.botstack;

import dev.agon.game.GameKit;
import dev.agon.testkit.GameContract;

final class BotStackContractTest extends GameContract<BotStackState, Decision, Roll, BotStackView> {
  private final BotStackKit kit = new BotStackKit();

  @Override
  protected GameKit<BotStackState, Decision, Roll, BotStackView> kit() {
    return kit;
  }
}
