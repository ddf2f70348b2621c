package dev.agon.games.botstack.rules;

/** How the gun is loaded: the numbers of bullets and of live ones, each equally likely. */
public final class LoadRules {
  public static final int MIN_BULLETS = 3;
  public static final int MAX_BULLETS = 7;

  /** The most live bullets that any load has. */
  public static final int MAX_LIVE = 4;

  /** How often an empty gun is reloaded in a round; then the round is over. */
  public static final int MAX_RELOADS = 2;

  private static final int[] MIN_LIVE_OF = {0, 0, 0, 1, 1, 2, 2, 3};
  private static final int[] MAX_LIVE_OF = {0, 0, 0, 2, 3, 3, 4, 4};

  private LoadRules() {}

  /** The fewest live bullets in a load of so many bullets. */
  public static int minLive(int bullets) {
    return MIN_LIVE_OF[bullets];
  }

  /** The most live bullets in a load of so many bullets. */
  public static int maxLive(int bullets) {
    return MAX_LIVE_OF[bullets];
  }
}
