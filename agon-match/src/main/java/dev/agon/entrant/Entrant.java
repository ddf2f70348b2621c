package dev.agon.entrant;

import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.match.BuiltInPlayer;
import dev.agon.match.MatchPlayer;
import dev.agon.source.BotSource;
import java.util.function.Function;

/**
 * A participant of an event.
 *
 * @param name unique in the event
 * @param seat makes the player for one seat of one match
 */
public record Entrant<V, M>(
    String name, String author, BotSource source, Function<Seating, MatchPlayer<V, M>> seat) {

  public static <V, M> Entrant<V, M> of(BuiltInBot<V, M> bot) {
    return new Entrant<>(
        bot.name(),
        BuiltInBot.AUTHOR,
        new BotSource.BuiltIn(bot.name()),
        seating -> BuiltInPlayer.of(bot, seating));
  }

  public Entrant<V, M> named(String other) {
    return new Entrant<>(other, author, source, seat);
  }

  /** Whether it is a program in its own process. */
  public boolean isExternal() {
    return source.isExternal();
  }
}
