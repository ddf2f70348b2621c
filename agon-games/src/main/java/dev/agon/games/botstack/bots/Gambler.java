package dev.agon.games.botstack.bots;

import dev.agon.bot.Bot;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;

/** Shoots itself if blanks outnumber live bullets, otherwise the opponent; uses no items. */
public final class Gambler implements Bot<BotStackView, Decision> {
  @Override
  public Decision move(BotStackView view) {
    return switch (view.question()) {
      case ASK, ANSWER -> Abstention.NO;
      case ITEM -> Use.NONE;
      case SHOOT -> 2 * view.live() < view.bullets() ? Shot.SELF : Shot.OPPONENT;
    };
  }
}
