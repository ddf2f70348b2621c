package dev.agon.games.coinfight.rules;

/** A move: the value of the coin put on the table, and the change taken from the table. */
public record Play(int coin, Coins change) {}
