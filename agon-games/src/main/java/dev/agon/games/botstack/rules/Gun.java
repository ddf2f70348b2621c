package dev.agon.games.botstack.rules;

/**
 * The gun in a round: its load and how often it was loaded.
 *
 * @param bits everything, packed
 */
public record Gun(int bits) {
  static final Gun EMPTY = of(Load.EMPTY, 0, 0);

  private static final int BULLETS = 7;
  private static final int LIVES_AT = 3;
  private static final int LIVES = 127;
  private static final int LOAD = LIVES << LIVES_AT | BULLETS;
  private static final int RELOADS_AT = 10;
  private static final int RELOADS = 3;
  private static final int ITEM_RELOADS_AT = 12;

  static Gun of(Load load, int reloads, int itemReloads) {
    return new Gun(itemReloads << ITEM_RELOADS_AT | reloads << RELOADS_AT | bits(load));
  }

  private static int bits(Load load) {
    return load.lives() << LIVES_AT | load.bullets();
  }

  public Load load() {
    return Load.of(bits & BULLETS, bits >> LIVES_AT & LIVES);
  }

  int bullets() {
    return bits & BULLETS;
  }

  int live() {
    return Integer.bitCount(bits >> LIVES_AT & LIVES);
  }

  boolean isEmpty() {
    return bullets() == 0;
  }

  boolean isLive() {
    return (bits >> LIVES_AT & 1) == 1;
  }

  /** How often it was reloaded because it was empty. */
  public int reloads() {
    return bits >> RELOADS_AT & RELOADS;
  }

  /** How often it was loaded by an item. */
  int itemReloads() {
    return bits >> ITEM_RELOADS_AT;
  }

  Gun with(Load other) {
    return new Gun(bits & ~LOAD | bits(other));
  }

  Gun cycled() {
    int lives = bits >> LIVES_AT & LIVES;
    return new Gun(bits & ~LOAD | lives >> 1 << LIVES_AT | (bits & BULLETS) - 1);
  }

  Gun reloading() {
    return new Gun(bits + (1 << RELOADS_AT));
  }

  Gun reloadingByItem() {
    return new Gun(bits + (1 << ITEM_RELOADS_AT));
  }
}
