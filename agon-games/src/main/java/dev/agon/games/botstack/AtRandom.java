package dev.agon.games.botstack;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import java.util.List;

/** Any answer, all equally likely. */
final class AtRandom implements Bot<BotStackView, Decision> {
  private final Dice dice;

  AtRandom(Dice dice) {
    this.dice = dice;
  }

  @Override
  public Decision move(BotStackView view) {
    List<Decision> all = view.legal();
    return all.get(dice.nextInt(all.size()));
  }
}
