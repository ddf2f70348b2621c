package dev.agon.games.botstack;

/** What a match waits for. */
enum Phase {
  /** Chance draws who starts the match. */
  STARTER,

  /** Chance deals for a round. */
  ROUND,

  /** Chance loads the empty gun; then the actor acts. */
  RELOAD,

  /** Chance loads the gun whose last bullet was ejected; then the actor shoots. */
  RELOAD_BEFORE_SHOT,

  /** Chance loads the gun because of the reload item; then the actor shoots. */
  RELOAD_ITEM,

  /** The actor may ask to abstain. */
  ASK,

  /** The actor has asked; the other answers. */
  ANSWER,

  /** The actor may use an item. */
  ITEM,

  /** The actor shoots. */
  SHOOT,

  /** The actor shoots, knowing the current bullet. */
  SHOOT_PEEKED,

  OVER
}
