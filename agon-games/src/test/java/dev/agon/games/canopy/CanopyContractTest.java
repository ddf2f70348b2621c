package dev.agon.games.canopy;

import dev.agon.game.kit.GameKit;
import dev.agon.games.canopy.rules.CanopyState;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.Choice;
import dev.agon.testkit.GameContract;

final class CanopyContractTest extends GameContract<CanopyState, CanopyView, Choice> {
  private final CanopyKit kit = new CanopyKit();

  @Override
  protected GameKit<CanopyState, CanopyView, Choice> kit() {
    return kit;
  }
}
