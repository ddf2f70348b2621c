package org.example;

import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.example.Mygame.Board;
import org.example.Mygame.Mark;

/** The rules of Mygame: tic-tac-toe, until you change them. */
final class Mygame implements Game<Board, Board, Mark> {
  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  /** A move: marks a field. */
  record Mark(int field) {}

  /**
   * A state of a match. Both seats may know all of it, so it is also what they see.
   *
   * @param fields nine of X, O or a dot, row by row
   * @param forfeiter the seat that forfeited, or -1
   */
  record Board(String fields, int forfeiter) {
    int toMove() {
      return (int) fields.chars().filter(field -> field != '.').count() % 2;
    }

    boolean isFree(int field) {
      return 0 <= field && field < fields.length() && fields.charAt(field) == '.';
    }

    Board with(Mark mark) {
      char[] marked = fields.toCharArray();
      marked[mark.field()] = "XO".charAt(toMove());
      return new Board(String.valueOf(marked), forfeiter);
    }

    boolean hasWon(int seat) {
      boolean hasLine =
          Arrays.stream(LINES)
              .anyMatch(
                  line -> Arrays.stream(line).allMatch(i -> fields.charAt(i) == "XO".charAt(seat)));
      return hasLine || forfeiter == 1 - seat;
    }

    boolean isOver() {
      return hasWon(0) || hasWon(1) || !fields.contains(".");
    }
  }

  @Override
  public GameSpec spec() {
    return GameSpec.named("mygame", "Mygame");
  }

  @Override
  public Board start(Settings settings, int seats) {
    return new Board(".........", -1);
  }

  @Override
  public Turn turn(Board board) {
    return board.isOver() ? new Turn.Over() : new Turn.OneDecides(board.toMove());
  }

  @Override
  public Optional<String> refuse(Board board, int seat, Mark mark) {
    return board.isFree(mark.field())
        ? Optional.empty()
        : Optional.of("marks field " + mark.field() + ", which is not free");
  }

  @Override
  public Board apply(Board board, Step<Mark> step) {
    return switch (step) {
      case Step.Moved(_, Mark mark) -> board.with(mark);
      case Step.Forfeited(int seat, _) -> board.isOver() ? board : new Board(board.fields(), seat);
      default -> throw new IllegalArgumentException("Mygame has no such step: " + step);
    };
  }

  @Override
  public Board view(Board board, int seat) {
    return board;
  }

  @Override
  public Outcome outcome(Board board) {
    return Outcome.byPoints(board.hasWon(0) ? 1 : 0, board.hasWon(1) ? 1 : 0);
  }

  static List<Mark> legalMoves(Board board) {
    IntStream free = IntStream.range(0, board.fields().length()).filter(board::isFree);
    return free.mapToObj(Mark::new).toList();
  }
}
