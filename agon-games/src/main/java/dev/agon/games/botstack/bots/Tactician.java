package dev.agon.games.botstack.bots;

import dev.agon.bot.Bot;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.games.botstack.rules.Item;

/** Plays by rules of thumb: one for each item; it prefers a draw to a likely loss. */
public final class Tactician implements Bot<BotStackView, Decision> {
  @Override
  public Decision move(BotStackView view) {
    return switch (view.question()) {
      case ASK, ANSWER -> isBehind(view) ? Abstention.YES : Abstention.NO;
      case ITEM -> item(view);
      case SHOOT -> shot(view);
    };
  }

  private static boolean isBehind(BotStackView view) {
    return view.you().health() < view.other().health();
  }

  private static Use item(BotStackView view) {
    for (Use use : new Use[] {Use.FIRST, Use.SECOND}) {
      if (isUseful(view.you().items().in(use), view)) {
        return use;
      }
    }
    return Use.NONE;
  }

  private static boolean isUseful(Item item, BotStackView view) {
    int blanks = view.bullets() - view.live();
    boolean certain = view.live() == 0 || blanks == 0;
    return switch (item) {
      case EMPTY -> false;
      case HEALTH_KIT -> true;
      case PEEK -> !certain;
      case SKIP -> view.live() > 0 && view.you().skips() == 0 && view.live() >= blanks;
      case EJECT -> !certain && view.live() == blanks;
      case RELOAD -> view.live() == 0 || 3 * view.live() < view.bullets();
    };
  }

  private static Shot shot(BotStackView view) {
    boolean selfIsSafer =
        view.peeked()
            .map(bullet -> bullet == Bullet.BLANK)
            .orElse(2 * view.live() < view.bullets());
    return selfIsSafer ? Shot.SELF : Shot.OPPONENT;
  }
}
