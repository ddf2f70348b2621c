package dev.agon.sketch;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.game.Dice;
import dev.agon.game.Game;
import dev.agon.game.Parsed;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import dev.agon.sketch.TicTacToe.Board;
import java.util.List;

/** Tic-tac-toe with its codec and one bot. */
public final class TicTacToeKit implements GameKit<Board, Board, Integer>, Codec<Board, Integer> {
  @Override
  public Game<Board, Board, Integer> game() {
    return new TicTacToe();
  }

  @Override
  public Codec<Board, Integer> codec() {
    return this;
  }

  @Override
  public List<BuiltInBot<Board, Integer>> bots() {
    return List.of(new BuiltInBot<>("random", "any free field", at -> random(at.dice())));
  }

  private static Bot<Board, Integer> random(Dice dice) {
    return board -> {
      int field = dice.nextInt(9);
      while (!board.isFree(field)) {
        field = dice.nextInt(9);
      }
      return field;
    };
  }

  @Override
  public Json viewJson(Board board) {
    return Json.of(board.fields());
  }

  @Override
  public Json moveJson(Integer field) {
    return Json.of(field);
  }

  @Override
  public Parsed<Integer> readMove(Board board, Json json) {
    return json.toString().matches("[0-8]")
        ? new Parsed.Value<>(Integer.valueOf(json.toString()))
        : Parsed.expected("a field from 0 to 8", json.toString());
  }
}
