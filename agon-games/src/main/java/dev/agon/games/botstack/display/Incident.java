package dev.agon.games.botstack.display;

import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Item;

/** What just happened in a match, as a picture shows it. */
sealed interface Incident {

  /** Whether a live bullet hit this seat. */
  default boolean hits(int seat) {
    return this instanceof Fired(_, int target, Bullet bullet)
        && target == seat
        && bullet == Bullet.LIVE;
  }

  /** Nothing that anybody sees. */
  enum Quiet implements Incident {
    QUIET
  }

  record Loaded() implements Incident {}

  record Fired(int shooter, int target, Bullet bullet) implements Incident {}

  record Used(int seat, Item item) implements Incident {}

  /** A draw was asked for. */
  record Offered(int seat) implements Incident {}

  record Answered(int seat, boolean yes) implements Incident {}

  /** A seat broke a rule or stopped working. */
  record Failed(int seat, String why) implements Incident {}
}
