package dev.agon.games.botstack.solve;

import dev.agon.games.botstack.rules.Bullet;
import dev.agon.games.botstack.rules.Decision.Shot;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.LoadRules;
import dev.agon.games.botstack.rules.Player;
import dev.agon.games.botstack.solve.Position.Side;
import java.util.Arrays;

/**
 * The solution of a round: the value of every position if both players maximise wins minus losses,
 * with the default settings and without abstention.
 *
 * <p>Between actions both players know the same, since a bullet that was peeked at is fired in the
 * same action. Every action uses up bullets or items, and the gun is reloaded at most twice, so no
 * position occurs twice, and each is computed once from the positions that can follow it.
 */
final class RoundSolution {
  /** The most health: with two kits from the start, and one from each reload. */
  public static final int MAX_HEALTH = Player.START_HEALTH + 2 + LoadRules.MAX_RELOADS;

  private static final int LIVES = LoadRules.MAX_LIVE + 1;
  private static final int GUNS = (LoadRules.MAX_BULLETS + 1) * LIVES;
  private static final int SIDES = MAX_HEALTH * Hand.COUNT * 2;
  private static final int RELOADS = LoadRules.MAX_RELOADS + 1;

  /** Win and loss of positions, by both sides and reloads, then by gun; rows are made on demand. */
  private final float[][] worths = new float[SIDES * SIDES * RELOADS][];

  private int solved;
  private final int positions;

  RoundSolution() {
    start();
    positions = solved;
  }

  /** The value of a round to the player who starts it, before anything is dealt. */
  public Worth start() {
    Worth sum = Worth.NOTHING;
    double weight = 1 / Math.pow(Item.KINDS, 4);
    for (int mine = 0; mine < Item.KINDS * Item.KINDS; mine++) {
      for (int theirs = 0; theirs < Item.KINDS * Item.KINDS; theirs++) {
        Side me = new Side(Player.START_HEALTH, hand(mine), false);
        Side them = new Side(Player.START_HEALTH, hand(theirs), false);
        sum = sum.plus(weight, overLoads(new Position(me, them, 0, 0, 0), false));
      }
    }
    return sum;
  }

  private static int hand(int two) {
    return Hand.of(Item.of(1 + two / Item.KINDS), Item.of(1 + two % Item.KINDS));
  }

  /** The number of positions that a round can reach; others are computed on demand. */
  public int positions() {
    return positions;
  }

  /** The value before an action: the best item or none, then the best shot. */
  Worth act(Position at) {
    float[] row = row(at);
    int gun = 2 * (at.bullets() * LIVES + at.live());
    if (Float.isNaN(row[gun])) {
      Worth best = using(at, Item.EMPTY);
      Item lower = Hand.lower(at.me().hand());
      Item higher = Hand.higher(at.me().hand());
      if (higher != Item.EMPTY) {
        best = Worth.better(best, using(at, higher));
      }
      if (lower != Item.EMPTY && lower != higher) {
        best = Worth.better(best, using(at, lower));
      }
      row[gun] = (float) best.win();
      row[gun + 1] = (float) best.loss();
      solved++;
    }
    return new Worth(row[gun], row[gun + 1]);
  }

  private float[] row(Position at) {
    int index = (side(at.me()) * SIDES + side(at.them())) * RELOADS + at.reloads();
    if (worths[index] == null) {
      worths[index] = new float[2 * GUNS];
      Arrays.fill(worths[index], Float.NaN);
    }
    return worths[index];
  }

  private static int side(Side side) {
    return ((side.health() - 1) * Hand.COUNT + side.hand()) * 2 + (side.skips() ? 1 : 0);
  }

  /** The value after using this item, or none, with the best shot after it. */
  Worth using(Position at, Item item) {
    return switch (item) {
      case EMPTY -> shot(at);
      case PEEK -> {
        Position after = at.with(at.me().without(item));
        Worth sum = Worth.NOTHING;
        for (Bullet bullet : Bullet.values()) {
          if (after.chance(bullet) > 0) {
            sum = sum.plus(after.chance(bullet), shot(after, bullet));
          }
        }
        yield sum;
      }
      case EJECT -> {
        Position after = at.with(at.me().without(item));
        Worth sum = Worth.NOTHING;
        for (Bullet bullet : Bullet.values()) {
          if (after.chance(bullet) > 0) {
            Position rest = after.cycled(bullet);
            Worth worth = rest.bullets() == 0 ? reloaded(rest, true) : shot(rest);
            sum = sum.plus(after.chance(bullet), worth);
          }
        }
        yield sum;
      }
      case SKIP -> shot(at.with(at.me().without(item).skipping(true)));
      case HEALTH_KIT -> shot(at.with(at.me().without(item).healed()));
      case RELOAD -> overLoads(at.with(at.me().without(item)), true);
    };
  }

  /** The value of the better shot at an unknown bullet. */
  private Worth shot(Position at) {
    return Worth.better(shot(at, Shot.OPPONENT), shot(at, Shot.SELF));
  }

  /** The value of the better shot with this bullet. */
  private Worth shot(Position at, Bullet current) {
    return Worth.better(shot(at, Shot.OPPONENT, current), shot(at, Shot.SELF, current));
  }

  /** The value of this shot with an unknown bullet. */
  Worth shot(Position at, Shot shot) {
    Worth sum = Worth.NOTHING;
    for (Bullet bullet : Bullet.values()) {
      if (at.chance(bullet) > 0) {
        sum = sum.plus(at.chance(bullet), shot(at, shot, bullet));
      }
    }
    return sum;
  }

  /** The value of this shot with this bullet. */
  Worth shot(Position at, Shot shot, Bullet current) {
    Position after = at.cycled(current);
    if (current == Bullet.LIVE) {
      Side target = shot == Shot.SELF ? at.me() : at.them();
      if (target.health() == 1) {
        return shot == Shot.SELF ? Worth.LOST : Worth.WON;
      }
      after =
          shot == Shot.SELF
              ? after.with(at.me().hit())
              : new Position(at.me(), at.them().hit(), after.bullets(), after.live(), at.reloads());
    } else if (shot == Shot.SELF) {
      return next(after);
    }
    return at.me().skips() ? next(after.passed()) : next(after.passed()).forTheOther();
  }

  /** The value of the next action; an empty gun is reloaded before it. */
  private Worth next(Position at) {
    return at.bullets() == 0 ? reloaded(at, false) : act(at);
  }

  /**
   * The value after a reload, in which players with a free slot get an item; 0 without reloads
   * left.
   */
  private Worth reloaded(Position at, boolean beforeShot) {
    if (at.reloads() == LoadRules.MAX_RELOADS) {
      return Worth.NOTHING;
    }
    Worth sum = Worth.NOTHING;
    int mine = Hand.hasFreeSlot(at.me().hand()) ? Item.KINDS : 1;
    int theirs = Hand.hasFreeSlot(at.them().hand()) ? Item.KINDS : 1;
    for (int m = 1; m <= mine; m++) {
      for (int t = 1; t <= theirs; t++) {
        Position supplied =
            new Position(
                at.me().with(Item.of(m)), at.them().with(Item.of(t)), 0, 0, at.reloads() + 1);
        sum = sum.plus(1.0 / (mine * theirs), overLoads(supplied, beforeShot));
      }
    }
    return sum;
  }

  /** The mean value of an action, or of a shot, over all loads. */
  private Worth overLoads(Position at, boolean beforeShot) {
    Worth sum = Worth.NOTHING;
    int sizes = LoadRules.MAX_BULLETS - LoadRules.MIN_BULLETS + 1;
    for (int bullets = LoadRules.MIN_BULLETS; bullets <= LoadRules.MAX_BULLETS; bullets++) {
      int fewest = LoadRules.minLive(bullets);
      int kinds = LoadRules.maxLive(bullets) - fewest + 1;
      for (int live = fewest; live < fewest + kinds; live++) {
        Position loaded = at.loaded(bullets, live);
        sum = sum.plus(1.0 / (sizes * kinds), beforeShot ? shot(loaded) : act(loaded));
      }
    }
    return sum;
  }
}
