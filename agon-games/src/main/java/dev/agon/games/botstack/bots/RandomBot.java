package dev.agon.games.botstack.bots;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Decision;
import java.util.List;

/** Gives any legal answer, all equally likely. */
public final class RandomBot implements Bot<BotStackView, Decision> {
  private final Dice dice;

  public RandomBot(Dice dice) {
    this.dice = dice;
  }

  @Override
  public Decision move(BotStackView view) {
    List<Decision> all = view.legal();
    return all.get(dice.nextInt(all.size()));
  }
}
