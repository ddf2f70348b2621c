package dev.agon.games.coinfight;

/** A move: the coin put on the table, by its value, and the change taken from it. */
public record Play(int coin, Coins change) {}
