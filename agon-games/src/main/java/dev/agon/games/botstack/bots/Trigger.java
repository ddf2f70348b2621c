package dev.agon.games.botstack.bots;

import dev.agon.bot.Bot;
import dev.agon.games.botstack.BotStackView;
import dev.agon.games.botstack.Decision;
import dev.agon.games.botstack.Decision.Abstention;
import dev.agon.games.botstack.Decision.Shot;
import dev.agon.games.botstack.Decision.Use;

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
