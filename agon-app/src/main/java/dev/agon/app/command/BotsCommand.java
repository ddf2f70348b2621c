package dev.agon.app.command;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.Streams;
import dev.agon.bot.BuiltInBot;
import dev.agon.registry.GameRegistry;

/** Lists a game's built-in bots. */
public final class BotsCommand extends Command {
  public BotsCommand() {
    super("bots", "list a game's built-in bots");
  }

  @Override
  public boolean isShort() {
    return true;
  }

  @Override
  public Flags flags() {
    return OutputFlag.addTo(PluginFlags.addTo(new Flags("bots GAME")))
        .game("the game; also without --game")
        .describe("Lists the bots that come with a game and need no file.")
        .example("bots botstack", "list the bots of BotStack");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String game = given.operands("GAME").getFirst();
    boolean isJson = OutputFlag.isJson(given);
    for (BuiltInBot<?, ?> bot : GameRegistry.game(game).bots()) {
      if (isJson) {
        OutputFlag.print(GameJson.of(bot), streams);
        continue;
      }
      streams.out().printf("%-12s %s%n", bot.name(), bot.summary());
    }
    return 0;
  }
}
