package dev.agon.games.botstack;

import dev.agon.game.Dice;
import java.util.stream.IntStream;

/**
 * The bullets of a gun in the order in which they come.
 *
 * @param bullets how many
 * @param lives a bit for each, the current one lowest: set if it is live
 */
public record Load(int bullets, int lives) {
  public static final int FEWEST = 3;
  public static final int MAX = 7;

  static final Load EMPTY = new Load(0, 0);

  /** The fewest and most live bullets, by the number of bullets. */
  private static final int[] FEWEST_LIVE = {0, 0, 0, 1, 1, 2, 2, 3};

  private static final int[] MAX_LIVE = {0, 0, 0, 2, 3, 3, 4, 4};

  /** Every order of so many bullets with so many live ones. */
  private static final Load[][][] ORDERS = orders();

  public Load {
    if (bullets < 0 || bullets > MAX || lives < 0 || lives >= 1 << bullets) {
      throw new IllegalArgumentException("no such load: " + bullets + " bullets, lives " + lives);
    }
  }

  /** The most live bullets that a gun has. */
  public static final int MAX_LIVE_OF_ALL = 4;

  public static int fewestLive(int bullets) {
    return FEWEST_LIVE[bullets];
  }

  public static int mostLive(int bullets) {
    return MAX_LIVE[bullets];
  }

  /** Every load, by bullets and lives; a gun goes through several in every action. */
  private static final Load[][] ALL =
      IntStream.rangeClosed(0, MAX)
          .mapToObj(
              bullets ->
                  IntStream.range(0, 1 << bullets)
                      .mapToObj(lives -> new Load(bullets, lives))
                      .toArray(Load[]::new))
          .toArray(Load[][]::new);

  private static Load[][][] orders() {
    Load[][][] orders = new Load[MAX + 1][][];
    for (int bullets = 0; bullets <= MAX; bullets++) {
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

  /** Any number of bullets, then any number of live ones, then any order, all equally likely. */
  static Load draw(Dice dice) {
    int bullets = dice.nextInt(FEWEST, MAX + 1);
    int live = dice.nextInt(FEWEST_LIVE[bullets], MAX_LIVE[bullets] + 1);
    Load[] all = ORDERS[bullets][live];
    return all[dice.nextInt(all.length)];
  }

  static Load of(int bullets, int lives) {
    return ALL[bullets][lives];
  }

  public int live() {
    return Integer.bitCount(lives);
  }

  public Bullet current() {
    return (lives & 1) == 1 ? Bullet.LIVE : Bullet.BLANK;
  }

  /** The rest, without the current bullet. */
  Load rest() {
    return of(bullets - 1, lives >> 1);
  }
}
