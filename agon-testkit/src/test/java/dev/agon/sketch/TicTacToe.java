package dev.agon.sketch;

import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import java.util.Optional;

/** Tic-tac-toe: the whole of a small game without chance. A view is the state itself. */
final class TicTacToe implements Game<TicTacToe.Board, TicTacToe.Board, Integer> {
  private static final GameSpec SPEC = GameSpec.named("tictactoe", "Tic-tac-toe");
  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  /** Nine fields, row by row, each X, O or a dot; and the seat that forfeited, or -1. */
  record Board(String fields, int forfeiter) {
    int toMove() {
      return (int) fields.chars().filter(field -> field != '.').count() % 2;
    }

    boolean isFree(int field) {
      return 0 <= field && field < fields.length() && fields.charAt(field) == '.';
    }

    Board with(int field) {
      String mark = toMove() == 0 ? "X" : "O";
      return new Board(fields.substring(0, field) + mark + fields.substring(field + 1), forfeiter);
    }

    boolean hasWon(int seat) {
      char mark = seat == 0 ? 'X' : 'O';
      for (int[] line : LINES) {
        if (fields.charAt(line[0]) == mark
            && fields.charAt(line[1]) == mark
            && fields.charAt(line[2]) == mark) {
          return true;
        }
      }
      return forfeiter == 1 - seat;
    }

    boolean isOver() {
      return hasWon(0) || hasWon(1) || !fields.contains(".");
    }
  }

  @Override
  public GameSpec spec() {
    return SPEC;
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
  public Optional<String> refuse(Board board, int seat, Integer field) {
    return board.isFree(field)
        ? Optional.empty()
        : Optional.of("marks " + field + ", which is not free");
  }

  @Override
  public Board apply(Board board, Step<Integer> step) {
    return switch (step) {
      case Step.Moved(_, Integer field) -> board.with(field);
      case Step.Forfeited(int seat, _) -> board.isOver() ? board : new Board(board.fields(), seat);
      default -> throw new IllegalArgumentException("no such step: " + step);
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
}
