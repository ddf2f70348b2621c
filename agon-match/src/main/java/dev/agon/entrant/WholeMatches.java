package dev.agon.entrant;

import dev.agon.bot.Bot;
import dev.agon.bot.Seating;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.WholeMatch;
import dev.agon.match.BuiltInPlayer;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.source.BotSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays matches between built-ins at once, where the game can; nobody can follow their steps. */
record WholeMatches<V, M>(WholeMatch<V, M> game, Settings settings, List<Entrant<V, M>> entrants) {

  /** Empty if the game cannot, or not all entrants are built-ins. */
  static <V, M> Optional<WholeMatches<V, M>> of(
      GameKit<?, V, M> kit, Settings settings, List<Entrant<V, M>> entrants) {
    return entrants.stream().allMatch(entrant -> entrant.source() instanceof BotSource.BuiltIn)
        ? kit.wholeMatch(settings).map(game -> new WholeMatches<>(game, settings, entrants))
        : Optional.empty();
  }

  /** The result; empty if somebody is absent or fails, which the referee judges. */
  Optional<Result> play(MatchSpec match) {
    if (!match.absent().isEmpty()) {
      return Optional.empty();
    }
    int seats = match.seats().size();
    List<Bot<V, M>> bots = new ArrayList<>(seats);
    for (int seat = 0; seat < seats; seat++) {
      Seating seating = new Seating(seat, seats, settings, match.botSeed(seat));
      if (!(entrants.get(match.entrant(seat)).seat().apply(seating)
          instanceof BuiltInPlayer<V, M> player)) {
        return Optional.empty();
      }
      bots.add(player.bot());
    }
    try {
      return game.play(match.dealKey(), bots)
          .map(end -> new Result(end.outcome(), List.of(), end.steps()));
    } catch (RuntimeException | StackOverflowError | LinkageError e) {
      return Optional.empty();
    }
  }
}
