package dev.agon.games.canopy.bots;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.Choice;
import java.util.List;

/** Gives any legal answer, all equally likely. */
public final class RandomBot implements Bot<CanopyView, Choice> {
  private final Dice dice;

  public RandomBot(Dice dice) {
    this.dice = dice;
  }

  @Override
  public Choice move(CanopyView view) {
    List<Choice> all = view.legal();
    return all.get(dice.nextInt(all.size()));
  }
}
