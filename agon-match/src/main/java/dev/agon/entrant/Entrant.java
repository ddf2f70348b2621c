package dev.agon.entrant;

import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.match.Answer;
import dev.agon.match.BuiltInPlayer;
import dev.agon.match.MatchPlayer;
import dev.agon.source.BotSource;
import dev.agon.source.Exclusion;
import java.util.Optional;
import java.util.function.Function;

/**
 * A participant of an event.
 *
 * @param name unique in the event
 * @param seat makes the player for one seat of one match
 * @param exclusion why it is not asked, in the matches in which it is absent; empty if that is only
 *     known match by match
 */
public record Entrant<V, M>(
    String name,
    String author,
    BotSource source,
    Function<Seating, MatchPlayer<V, M>> seat,
    Optional<Exclusion> exclusion) {

  /** An entrant that takes part. */
  public Entrant(
      String name, String author, BotSource source, Function<Seating, MatchPlayer<V, M>> seat) {
    this(name, author, source, seat, Optional.empty());
  }

  /** An entrant that the organiser excluded; its program is not needed. */
  static <V, M> Entrant<V, M> excluded(
      String name, String author, BotSource source, Exclusion exclusion) {
    return new Entrant<>(name, author, source, _ -> absent(exclusion), Optional.of(exclusion));
  }

  /** Stands in for a bot that is not asked. */
  static <V, M> MatchPlayer<V, M> absent(Exclusion exclusion) {
    return _ -> new Answer.Failed<>(exclusion.reason(), exclusion.why());
  }

  public static <V, M> Entrant<V, M> of(BuiltInBot<V, M> bot) {
    return new Entrant<>(
        bot.name(),
        BuiltInBot.AUTHOR,
        new BotSource.BuiltIn(bot.name()),
        seating -> BuiltInPlayer.of(bot, seating));
  }

  public Entrant<V, M> named(String other) {
    return new Entrant<>(other, author, source, seat, exclusion);
  }

  /** Whether it is a program in its own process. */
  public boolean isExternal() {
    return source.isExternal();
  }
}
