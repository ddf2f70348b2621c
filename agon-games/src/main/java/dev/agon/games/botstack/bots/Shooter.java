package dev.agon.games.botstack.bots;

import dev.agon.bot.Bot;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.BotStackView.Asked;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import java.util.function.Predicate;

/** Only shoots: itself where it thinks that safe, otherwise the opponent; uses no items. */
public record Shooter(Predicate<BotStackView> isSafe) implements Bot<BotStackView, Decision> {
  @Override
  public Decision move(BotStackView view) {
    // Not a switch, which costs more than all the rest.
    Asked question = view.question();
    if (question == Asked.SHOOT) {
      return isSafe.test(view) ? Shot.SELF : Shot.OPPONENT;
    }
    return question == Asked.ITEM ? Use.NONE : Abstention.NO;
  }
}
