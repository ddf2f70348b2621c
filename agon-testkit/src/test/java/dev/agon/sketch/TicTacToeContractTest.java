package dev.agon.sketch;

import dev.agon.game.kit.GameKit;
import dev.agon.sketch.TicTacToe.Board;
import dev.agon.testkit.GameContract;

final class TicTacToeContractTest extends GameContract<Board, Board, Integer> {
  @Override
  protected GameKit<Board, Board, Integer> kit() {
    return new TicTacToeKit();
  }
}
