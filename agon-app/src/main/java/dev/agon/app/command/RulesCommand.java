package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.RulesText;
import dev.agon.app.cli.Streams;
import dev.agon.game.kit.GameKit;
import dev.agon.registry.GameRegistry;
import dev.agon.text.UserError;

/** Prints a game's rules. */
public final class RulesCommand extends Command {
  public RulesCommand() {
    super("rules", "print the rules of a game");
  }

  @Override
  public boolean isShort() {
    return true;
  }

  @Override
  public Flags flags() {
    return PluginFlags.addTo(new Flags("rules GAME"))
        .game("the game; also without --game")
        .describe("Prints a game's rules, with a ruling for every unclear one.")
        .example("rules botstack", "print the rules of BotStack");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    GameKit<?, ?, ?> game = GameRegistry.game(given.operands("GAME").getFirst());
    streams.out().print(RulesText.of(game).orThrow(UserError::new));
    return 0;
  }
}
