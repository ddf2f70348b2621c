package dev.agon.match;

import dev.agon.bot.Bot;
import dev.agon.game.Reason;

/** A built-in bot: trusted to answer, so it is not clocked, but still allowed to have a bug. */
public final class InProcessPlayer<V, M> implements Player<V, M> {
  private final Bot<V, M> bot;

  public InProcessPlayer(Bot<V, M> bot) {
    this.bot = bot;
  }

  @Override
  public Answer<M> ask(V view) {
    try {
      return new Answer.Played<>(bot.move(view));
    } catch (RuntimeException | StackOverflowError e) {
      return new Answer.Failed<>(Reason.DISCONNECTED, e.toString());
    }
  }
}
