package dev.agon.games.botstack.bots;

import dev.agon.bot.Bot;
import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.BotStackView.Asked;
import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Decision;
import dev.agon.games.botstack.rules.Decision.Abstention;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.Items;
import java.util.Optional;

/** Plays by rules of thumb: one for each item; it prefers a draw to a likely loss. */
public final class Tactician implements Bot<BotStackView, Decision> {
  @Override
  public Decision move(BotStackView view) {
    // Not a switch, which costs more than the rules of thumb.
    Asked question = view.question();
    if (question == Asked.SHOOT) {
      return shot(view);
    }
    if (question == Asked.ITEM) {
      return item(view);
    }
    return isBehind(view) ? Abstention.YES : Abstention.NO;
  }

  private static boolean isBehind(BotStackView view) {
    return view.you().health() < view.other().health();
  }

  private static Use item(BotStackView view) {
    Items items = view.you().items();
    if (isUseful(items.first(), view)) {
      return Use.FIRST;
    }
    return isUseful(items.second(), view) ? Use.SECOND : Use.NONE;
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
    Optional<Bullet> peeked = view.peeked();
    boolean selfIsSafer =
        peeked.isPresent() ? peeked.get() == Bullet.BLANK : 2 * view.live() < view.bullets();
    return selfIsSafer ? Shot.SELF : Shot.OPPONENT;
  }
}
