package dev.agon.games.canopy;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import java.util.List;

/** Any answer, all equally likely. */
final class AtRandom implements Bot<CanopyView, Choice> {
  private final Dice dice;

  AtRandom(Dice dice) {
    this.dice = dice;
  }

  @Override
  public Choice move(CanopyView view) {
    List<Choice> all = view.legal();
    return all.get(dice.nextInt(all.size()));
  }
}
