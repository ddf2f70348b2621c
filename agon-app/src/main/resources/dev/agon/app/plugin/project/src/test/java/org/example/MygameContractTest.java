package org.example;

import dev.agon.game.kit.GameKit;
import dev.agon.testkit.GameContract;
import org.example.Mygame.Board;
import org.example.Mygame.Mark;

/** What every game must do; all tests are inherited. */
final class MygameContractTest extends GameContract<Board, Board, Mark> {
  @Override
  protected GameKit<Board, Board, Mark> kit() {
    return new MygameKit();
  }
}
