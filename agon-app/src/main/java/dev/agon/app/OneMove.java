package dev.agon.app;

import dev.agon.bot.BuiltIn;
import dev.agon.bot.Seating;
import dev.agon.event.Nearest;
import dev.agon.game.Dice;
import dev.agon.game.GameKit;
import dev.agon.game.Reading;
import dev.agon.game.Settings;
import java.util.Optional;

/** One move of a built-in bot in a position that is given as text. */
public final class OneMove<M, V> {
  private final GameKit<?, M, ?, V> kit;
  private final BuiltIn<V, M> bot;

  private OneMove(GameKit<?, M, ?, V> kit, BuiltIn<V, M> bot) {
    this.kit = kit;
    this.bot = bot;
  }

  /** By the built-in of this name. */
  public static <M, V> OneMove<M, V> of(GameKit<?, M, ?, V> kit, String name) {
    return kit.bots().stream()
        .filter(bot -> bot.name().equals(name))
        .findFirst()
        .map(bot -> new OneMove<>(kit, bot))
        .orElseThrow(
            () ->
                new UserError(
                    Nearest.unknown("bot", name, kit.bots().stream().map(BuiltIn::name).toList())));
  }

  /** The move as text; without a seed, the position is all that a random bot's dice depend on. */
  public String in(String position, Optional<Long> seed) {
    V view =
        switch (kit.codec().readView(position)) {
          case Reading.Understood<V>(V read) -> read;
          case Reading.Garbled<V>(String why) ->
              throw new UserError("not a position on standard input: " + why);
        };
    Settings settings = Settings.defaults(kit.game().spec());
    long dice = seed.orElseGet(() -> Dice.seed(position.chars().asLongStream().toArray()));
    int seats = kit.game().spec().usualSeats();
    return kit.codec().moveText(bot.sit().apply(new Seating(0, seats, settings, dice)).move(view));
  }
}
