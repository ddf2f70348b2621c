package org.example;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import java.util.List;
import java.util.Optional;
import org.example.Mygame.Board;
import org.example.Mygame.Mark;

/** Mygame with what belongs to it; Agon finds this class by its name in META-INF/services. */
public final class MygameKit implements GameKit<Board, Board, Mark> {
  private static final LegalMoves<Board, Mark> LEGAL = Mygame::legalMoves;

  @Override
  public Game<Board, Board, Mark> game() {
    return new Mygame();
  }

  /** Views and moves in JSON, with the fields of their records: {"field":4}. */
  @Override
  public Codec<Board, Mark> codec() {
    return Codec.of(Board.class, Mark.class);
  }

  @Override
  public List<BuiltInBot<Board, Mark>> bots() {
    return List.of(
        new BuiltInBot<>("Random", "marks any free field", at -> LEGAL.randomBot(at.dice())),
        new BuiltInBot<>("First", "marks the first free field", _ -> MygameKit::first));
  }

  private static Mark first(Board board) {
    return Mygame.legalMoves(board).getFirst();
  }

  /** Gives people a button for each move. */
  @Override
  public Optional<LegalMoves<Board, Mark>> legalMoves() {
    return Optional.of(LEGAL);
  }
}
