package dev.agon.games.canopy;

import dev.agon.game.GameKit;
import dev.agon.testkit.GameContract;

final class CanopyContractTest extends GameContract<CanopyState, Choice, Roll, CanopyView> {
  private final CanopyKit kit = new CanopyKit();

  @Override
  protected GameKit<CanopyState, Choice, Roll, CanopyView> kit() {
    return kit;
  }
}
