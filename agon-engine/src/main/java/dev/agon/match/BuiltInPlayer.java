package dev.agon.match;

import dev.agon.bot.Bot;
import dev.agon.game.ForfeitReason;

/** A built-in bot: trusted to answer, so it is not clocked, but still allowed to have a bug. */
public final class BuiltInPlayer<V, M> implements MatchPlayer<V, M> {
  private final Bot<V, M> bot;

  public BuiltInPlayer(Bot<V, M> bot) {
    this.bot = bot;
  }

  @Override
  public Answer<M> ask(V view) {
    try {
      return new Answer.Played<>(bot.move(view));
    } catch (RuntimeException | StackOverflowError e) {
      return new Answer.Failed<>(ForfeitReason.DISCONNECTED, e.toString());
    }
  }
}
