package dev.agon.game.kit;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import java.util.List;

/** The power to list every legal move; games with too many do not have it. */
@FunctionalInterface
public interface LegalMoves<V, M> {
  /** At least one move, in an order that depends on the view alone. */
  List<M> legalMoves(V view);

  /** A bot that makes any legal move, all equally likely. */
  default Bot<V, M> randomBot(Dice dice) {
    return view -> {
      List<M> all = legalMoves(view);
      return all.get(dice.nextInt(all.size()));
    };
  }
}
