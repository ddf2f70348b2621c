package dev.agon.games.canopy.rules;

/** What a match waits for. */
enum Phase {
  /** Chance draws the order of a round. */
  ORDER,

  /** The player whose turn it is fights or rests. */
  TURN,

  /** Chance draws the number that decides the fight. */
  FIGHT,

  /** The challenged player fights back or retreats. */
  ANSWER,

  /** Chance draws the number that decides the fight back. */
  FIGHT_BACK,

  OVER
}
