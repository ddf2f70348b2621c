package dev.agon.game;

/**
 * What chance decides at one point of a match. A game with chance implements it with immutable
 * values that have {@code equals}; a game without chance never mentions it.
 */
public interface Roll {}
