package org.example.liarsdice;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Dice;
import java.util.List;
import org.example.liarsdice.Move.Bid;
import org.example.liarsdice.Move.Liar;

/** The bots that come with the game. */
final class Bots {
  static final List<BuiltInBot<Table, Move>> ALL =
      List.of(
          bot("Random", "says anything", 99),
          bot("Cautious", "says what is likely", 0),
          bot("Bluffer", "bids a die more than is likely", 1));

  private Bots() {}

  private static BuiltInBot<Table, Move> bot(String name, String summary, int daring) {
    return new BuiltInBot<>(name, summary, at -> table -> say(table, daring, at.dice()));
  }

  /** Anything that is at most so many dice too much; if there is nothing, the first legal move. */
  private static Move say(Table table, int daring, Dice dice) {
    List<Move> legal = LiarsDice.legalMoves(table);
    List<Move> moves = legal.stream().filter(move -> excess(table, move) <= daring).toList();
    return moves.isEmpty() ? legal.getFirst() : moves.get(dice.nextInt(moves.size()));
  }

  /** How many dice more a bid has than its seat expects; fewer for the one who doubts it. */
  private static double excess(Table table, Move move) {
    return switch (move) {
      case Liar() -> -excess(table, table.bids().getLast());
      case Bid(int count, int face) -> {
        List<Integer> own = table.hands().get(table.speaker());
        double hit = (face == 1 ? 1.0 : 2.0) / LiarsDice.FACES;
        yield count - table.count(face, own) - hit * (table.dice() - own.size());
      }
    };
  }
}
