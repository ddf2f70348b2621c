package dev.agon.games.botstack.rules;

import dev.agon.game.Dice;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The bullets of a gun in their order.
 *
 * @param bullets their number
 * @param lives a bit for each bullet, set if it is live; the lowest bit is the current bullet
 */
public record Load(int bullets, int lives) {
  static final Load EMPTY = new Load(0, 0);

  /** Every load, by bullets and lives; made once, since every action needs several. */
  private static final Load[][] ALL =
      IntStream.rangeClosed(0, LoadRules.MAX_BULLETS)
          .mapToObj(
              bullets ->
                  IntStream.range(0, 1 << bullets)
                      .mapToObj(lives -> new Load(bullets, lives))
                      .toArray(Load[]::new))
          .toArray(Load[][]::new);

  /** The same, by the numbers of bullets and of live ones. */
  private static final Load[][][] ORDERS =
      Arrays.stream(ALL).map(Load::byLive).toArray(Load[][][]::new);

  public Load {
    if (bullets < 0 || bullets > LoadRules.MAX_BULLETS || lives < 0 || lives >= 1 << bullets) {
      throw new IllegalArgumentException("no such load: " + bullets + " bullets, lives " + lives);
    }
  }

  private static Load[][] byLive(Load[] loads) {
    return IntStream.rangeClosed(0, loads[0].bullets)
        .mapToObj(live -> Arrays.stream(loads).filter(load -> load.live() == live))
        .map(orders -> orders.toArray(Load[]::new))
        .toArray(Load[][]::new);
  }

  /** Draws a number of bullets, then a number of live ones, then an order; each equally likely. */
  static Load draw(Dice dice) {
    int bullets = dice.nextInt(LoadRules.MIN_BULLETS, LoadRules.MAX_BULLETS + 1);
    int live = dice.nextInt(LoadRules.minLive(bullets), LoadRules.maxLive(bullets) + 1);
    Load[] all = ORDERS[bullets][live];
    return all[dice.nextInt(all.length)];
  }

  static Load of(int bullets, int lives) {
    return ALL[bullets][lives];
  }

  public int live() {
    return Integer.bitCount(lives);
  }

  /** The bullet that is fired next; only if there is one. */
  public Bullet current() {
    return (lives & 1) == 1 ? Bullet.LIVE : Bullet.BLANK;
  }

  public Load rest() {
    return of(bullets - 1, lives >> 1);
  }
}
