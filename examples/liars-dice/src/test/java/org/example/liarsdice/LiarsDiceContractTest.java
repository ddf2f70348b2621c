package org.example.liarsdice;

import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.testkit.GameContract;

final class LiarsDiceContractTest extends GameContract<Table, Table, Move> {
  @Override
  protected GameKit<Table, Table, Move> kit() {
    return new LiarsDiceKit();
  }

  /** Short matches: some tests play one to its end from each of its states. */
  @Override
  protected Settings settings() {
    return super.settings().with(LiarsDice.DICE, 2);
  }
}
