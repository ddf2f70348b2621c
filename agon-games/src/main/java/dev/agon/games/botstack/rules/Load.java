package dev.agon.games.botstack.rules;

import dev.agon.game.Dice;
import java.util.stream.IntStream;

/**
 * The bullets of a gun in their order.
 *
 * @param bullets their number
 * @param lives a bit for each bullet, set if it is live; the lowest bit is the current bullet
 */
public record Load(int bullets, int lives) {
  static final Load EMPTY = new Load(0, 0);

  /** Every load, by the numbers of bullets and of live ones. */
  private static final Load[][][] ORDERS = orders();

  public Load {
    if (bullets < 0 || bullets > LoadRules.MAX_BULLETS || lives < 0 || lives >= 1 << bullets) {
      throw new IllegalArgumentException("no such load: " + bullets + " bullets, lives " + lives);
    }
  }

  /** Every load, by bullets and lives; made once, since every action needs several. */
  private static final Load[][] ALL =
      IntStream.rangeClosed(0, LoadRules.MAX_BULLETS)
          .mapToObj(
              bullets ->
                  IntStream.range(0, 1 << bullets)
                      .mapToObj(lives -> new Load(bullets, lives))
                      .toArray(Load[]::new))
          .toArray(Load[][]::new);

  private static Load[][][] orders() {
    Load[][][] orders = new Load[LoadRules.MAX_BULLETS + 1][][];
    for (int bullets = 0; bullets <= LoadRules.MAX_BULLETS; bullets++) {
      orders[bullets] = new Load[bullets + 1][];
      for (int live = 0; live <= bullets; live++) {
        int wanted = live;
        int size = bullets;
        orders[bullets][live] =
            IntStream.range(0, 1 << bullets)
                .filter(lives -> Integer.bitCount(lives) == wanted)
                .mapToObj(lives -> new Load(size, lives))
                .toArray(Load[]::new);
      }
    }
    return orders;
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

  /** How many are live. */
  public int live() {
    return Integer.bitCount(lives);
  }

  /** The bullet that is fired next; only if there is one. */
  public Bullet current() {
    return (lives & 1) == 1 ? Bullet.LIVE : Bullet.BLANK;
  }

  /** The load without the current bullet. */
  public Load rest() {
    return of(bullets - 1, lives >> 1);
  }
}
