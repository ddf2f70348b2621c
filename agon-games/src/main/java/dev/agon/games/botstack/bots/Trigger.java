package dev.agon.games.botstack.bots;

import dev.agon.bot.Bot;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;

/** Always shoots the opponent, and does nothing else. */
public final class Trigger implements Bot<BotStackView, Decision> {
  @Override
  public Decision move(BotStackView view) {
    return switch (view.question()) {
      case ASK, ANSWER -> Abstention.NO;
      case ITEM -> Use.NONE;
      case SHOOT -> Shot.OPPONENT;
    };
  }
}
