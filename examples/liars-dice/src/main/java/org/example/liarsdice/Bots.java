package org.example.liarsdice;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Dice;
import java.util.Comparator;
import java.util.List;
import org.example.liarsdice.LiarsDice.View;
import org.example.liarsdice.Move.Bid;
import org.example.liarsdice.Move.Liar;

/** The bots that come with the game. */
final class Bots {
  /** How likely what the Bluffer says is true, at least. */
  private static final double DARING = 0.25;

  static final List<BuiltInBot<View, Move>> ALL =
      List.of(
          new BuiltInBot<>("Random", "says anything", at -> view -> bluff(view, 0, at.dice())),
          new BuiltInBot<>("Cautious", "says what is likeliest", _ -> Bots::likeliest),
          new BuiltInBot<>(
              "Bluffer", "says what may be", at -> view -> bluff(view, DARING, at.dice())));

  private Bots() {}

  private static Move likeliest(View view) {
    Comparator<Move> likelier = Comparator.comparingDouble(move -> chance(view, move));
    return LiarsDice.legalMoves(view).stream().max(likelier).orElseThrow();
  }

  private static Move bluff(View view, double least, Dice dice) {
    List<Move> moves =
        LiarsDice.legalMoves(view).stream().filter(move -> chance(view, move) >= least).toList();
    return moves.isEmpty() ? likeliest(view) : moves.get(dice.nextInt(moves.size()));
  }

  /** How likely it is that what is said is true, for all that the seat knows. */
  private static double chance(View view, Move move) {
    return switch (move) {
      case Liar() -> 1 - chance(view, view.table().bids().getLast());
      case Bid(int count, int face) -> {
        double hit = (view.table().wild() && face != 1 ? 2.0 : 1.0) / LiarsDice.FACES;
        int others = view.table().dice() - view.dice().size();
        yield atLeast(count - view.table().count(face, view.dice()), others, hit);
      }
    };
  }

  /** The chance of at least so many hits with these dice, taken one after the other. */
  private static double atLeast(int hits, int dice, double hit) {
    double[] chances = new double[Math.max(hits, 0) + 1];
    chances[0] = 1;
    for (int die = 0; die < dice; die++) {
      for (int i = chances.length - 1; i > 0; i--) {
        chances[i] = hit * chances[i - 1] + (1 - hit) * chances[i];
      }
    }
    return chances[chances.length - 1];
  }
}
