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
  private static final int RELOADS_AT = 10;
  private static final int RELOADS = 3;
  private static final int ITEM_RELOADS_AT = 12;

  static Gun of(Load load, int reloads, int itemReloads) {
    return of(load.bullets(), load.lives(), reloads, itemReloads);
  }

  static Gun of(int bullets, int lives, int reloads, int itemReloads) {
    return new Gun(
        itemReloads << ITEM_RELOADS_AT | reloads << RELOADS_AT | lives << LIVES_AT | bullets);
  }

  public Load load() {
    return Load.of(bullets(), lives());
  }

  int bullets() {
    return bits & BULLETS;
  }

  /** A bit for each bullet, set if it is live; the lowest bit is the current bullet. */
  int lives() {
    return bits >> LIVES_AT & LIVES;
  }

  /** How often it was reloaded because it was empty. */
  public int reloads() {
    return bits >> RELOADS_AT & RELOADS;
  }

  /** How often it was loaded by an item. */
  int itemReloads() {
    return bits >> ITEM_RELOADS_AT;
  }
}
