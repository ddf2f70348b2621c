package dev.agon.app.match;

import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.game.Dice;
import dev.agon.game.Settings;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.TextCodec;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.util.Optional;

/** A single move of a built-in bot in a position that is given as text. */
public record SingleMove<V, M>(GameKit<?, V, M> kit, BuiltInBot<V, M> bot) {
  /** A move of the built-in bot of this name. */
  public static <V, M> SingleMove<V, M> of(GameKit<?, V, M> kit, String name) {
    return new SingleMove<>(kit, Nearest.find("bot", name, kit.bots(), BuiltInBot::name));
  }

  /** The move as text; without a seed, a random bot's dice depend on the position only. */
  public String in(String position, Optional<Long> seed) {
    TextCodec<V, M> text =
        kit.textCodec()
            .orElseThrow(
                () -> new UserError(kit.game().spec().name() + " has no text form of positions"));
    V view =
        text.readView(position)
            .orThrow(why -> new UserError("standard input is not a position: " + why));
    Settings settings = Settings.defaults(kit.game().spec());
    long dice = seed.orElseGet(() -> Dice.seed(position.chars().asLongStream().toArray()));
    int seats = kit.game().spec().defaultSeats();
    return text.moveText(bot.sit().apply(new Seating(0, seats, settings, dice)).move(view));
  }
}
