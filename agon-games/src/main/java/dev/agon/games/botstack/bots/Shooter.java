package dev.agon.games.botstack.bots;

import dev.agon.bot.Bot;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import java.util.function.Predicate;

/** Only shoots: itself where it thinks that safe, otherwise the opponent; uses no items. */
public record Shooter(Predicate<BotStackView> isSafe) implements Bot<BotStackView, Decision> {
  @Override
  public Decision move(BotStackView view) {
    return switch (view.question()) {
      case ASK, ANSWER -> Abstention.NO;
      case ITEM -> Use.NONE;
      case SHOOT -> isSafe.test(view) ? Shot.SELF : Shot.OPPONENT;
    };
  }
}
