package org.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Outcome;
import dev.agon.game.Turn;
import org.example.Mygame.Board;
import org.example.Mygame.Mark;
import org.junit.jupiter.api.Test;

/** The rules of this game, each in a test that is named after it. */
final class MygameTest {
  private final Mygame game = new Mygame();

  @Test
  void threeInALineWin() {
    Board board = new Board("XX.OO....", -1).with(new Mark(2));
    assertThat(game.turn(board)).isEqualTo(new Turn.Over());
    assertThat(game.outcome(board)).isEqualTo(Outcome.byPoints(1, 0));
  }

  @Test
  void aFieldIsMarkedOnce() {
    Board board = new Board("X........", -1);
    assertThat(game.refuse(board, 1, new Mark(0))).hasValue("marks field 0, which is not free");
    assertThat(game.refuse(board, 1, new Mark(1))).isEmpty();
  }
}
