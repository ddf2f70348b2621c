package dev.agon.games.botstack.rules;

import dev.agon.games.botstack.rules.BotStackView.Asked;
import org.jspecify.annotations.Nullable;

/** What a match waits for. */
public enum Phase {
  /** Chance draws the player who starts the match. */
  STARTER,

  /** Chance deals for a round. */
  ROUND,

  /** Chance loads the empty gun; then the actor acts. */
  RELOAD,

  /** Chance loads the gun whose last bullet was ejected; then the actor shoots. */
  RELOAD_BEFORE_SHOT,

  /** Chance loads the gun because of the reload item; then the actor shoots. */
  RELOAD_ITEM,

  /** The actor may ask for a draw. */
  ASK(Asked.ASK),

  /** The actor has asked for a draw; the other player answers. */
  ANSWER(Asked.ANSWER),

  /** The actor may use an item. */
  ITEM(Asked.ITEM),

  /** The actor shoots. */
  SHOOT(Asked.SHOOT),

  /** The actor shoots, knowing the current bullet. */
  SHOOT_PEEKED(Asked.SHOOT),

  OVER;

  private final @Nullable Asked question;

  Phase() {
    this.question = null;
  }

  Phase(Asked question) {
    this.question = question;
  }

  /** Whether a player is asked. */
  public boolean asks() {
    return question != null;
  }

  /** Who is asked on the turn of a player: that player, or the one who has to answer. */
  int asked(int actor) {
    return this == ANSWER ? 1 - actor : actor;
  }

  /** What is asked; only for a phase in which a player is. */
  public Asked question() {
    if (question == null) {
      throw new IllegalArgumentException("nobody is asked in phase " + this);
    }
    return question;
  }
}
