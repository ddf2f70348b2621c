package dev.agon.games.botstack.solve;

import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.BotStackView.Asked;
import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.Player;

/**
 * A round as the player to act sees it.
 *
 * @param me the player to act
 */
record Position(Side me, Side them, int bullets, int live, int reloads) {

  record Side(int health, int hand, boolean skips) {
    Side without(Item item) {
      return new Side(health, Hand.without(hand, item), skips);
    }

    Side with(Item item) {
      return new Side(health, Hand.with(hand, item), skips);
    }

    Side healed() {
      return new Side(health + 1, hand, skips);
    }

    Side hit() {
      return new Side(health - 1, hand, skips);
    }

    Side skipping(boolean pending) {
      return new Side(health, hand, pending);
    }

    static Side of(Player player) {
      return new Side(player.health(), Hand.of(player.items()), player.skips() > 0);
    }
  }

  /** The position of a view; the actor is me, whoever is asked. */
  static Position of(BotStackView view) {
    Side you = Side.of(view.you());
    Side other = Side.of(view.other());
    boolean acting = view.question() != Asked.ANSWER;
    return new Position(
        acting ? you : other, acting ? other : you, view.bullets(), view.live(), view.reloads());
  }

  Position with(Side mine) {
    return new Position(mine, them, bullets, live, reloads);
  }

  Position loaded(int newBullets, int newLive) {
    return new Position(me, them, newBullets, newLive, reloads);
  }

  /** The position without the current bullet, which was of this kind. */
  Position cycled(Bullet bullet) {
    return loaded(bullets - 1, bullet == Bullet.LIVE ? live - 1 : live);
  }

  /** The position after the turn passed to the other player, unless a skip is pending. */
  Position passed() {
    return me.skips() ? with(me.skipping(false)) : new Position(them, me, bullets, live, reloads);
  }

  double chance(Bullet bullet) {
    return (double) (bullet == Bullet.LIVE ? live : bullets - live) / bullets;
  }
}
