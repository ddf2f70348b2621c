package dev.agon.game;

/** What chance decides in a game without luck: there is no such value. */
public final class NoChance {
  private NoChance() {}
}
