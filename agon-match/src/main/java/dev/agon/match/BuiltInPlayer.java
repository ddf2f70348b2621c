package dev.agon.match;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.game.ForfeitReason;

/**
 * A built-in bot. It is trusted to answer, so it has no clock; a bug in it costs it the match and
 * not the event.
 */
public final class BuiltInPlayer<V, M> implements MatchPlayer<V, M> {
  private final Bot<V, M> bot;

  public BuiltInPlayer(Bot<V, M> bot) {
    this.bot = bot;
  }

  /** The bot in a seat; one that cannot sit down fails when it is asked. */
  public static <V, M> BuiltInPlayer<V, M> of(BuiltInBot<V, M> bot, Seating seating) {
    try {
      return new BuiltInPlayer<>(bot.sit().apply(seating));
    } catch (RuntimeException | StackOverflowError | LinkageError e) {
      return new BuiltInPlayer<>(
          _ -> {
            throw e;
          });
    }
  }

  public Bot<V, M> bot() {
    return bot;
  }

  @Override
  @SuppressWarnings("ConstantValue") // a game's author may not check for null
  public Answer<M> ask(V view) {
    try {
      M move = bot.move(view);
      return move == null
          ? new Answer.Failed<>(ForfeitReason.UNREADABLE, "answered null instead of a move")
          : new Answer.Played<>(move);
    } catch (RuntimeException | StackOverflowError | LinkageError e) {
      return new Answer.Failed<>(ForfeitReason.DISCONNECTED, "threw " + e);
    }
  }
}
