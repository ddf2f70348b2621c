package dev.agon.games.botstack;

import org.jspecify.annotations.Nullable;

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
  ASK(Question.ASK),

  /** The actor has asked; the other answers. */
  ANSWER(Question.ANSWER),

  /** The actor may use an item. */
  ITEM(Question.ITEM),

  /** The actor shoots. */
  SHOOT(Question.SHOOT),

  /** The actor shoots, knowing the current bullet. */
  SHOOT_PEEKED(Question.SHOOT),

  OVER;

  private final @Nullable Question question;

  Phase() {
    this.question = null;
  }

  Phase(Question question) {
    this.question = question;
  }

  /** Whether somebody is asked. */
  boolean asks() {
    return question != null;
  }

  /** What is asked, when somebody is. */
  Question question() {
    if (question == null) {
      throw new IllegalArgumentException("nobody is asked in phase " + this);
    }
    return question;
  }
}
