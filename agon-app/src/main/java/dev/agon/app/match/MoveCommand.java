package dev.agon.app.match;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.Streams;
import dev.agon.registry.GameRegistry;

/** Prints a built-in bot's move in a position, as a bot of the turn protocol does. */
public final class MoveCommand extends Command {
  public MoveCommand() {
    super("move", "read a position from standard input and print a built-in bot's move");
  }

  @Override
  public Flags flags() {
    return PluginFlags.addTo(new Flags("move GAME --bot NAME < POSITION"))
        .game("the game; also without --game")
        .describe(
            "Reads a position in the text form of the turn protocol and prints a built-in bot's"
                + " move.")
        .example("move coinfight --bot Greedy", "print the move of Greedy")
        .value("bot", "NAME", "the built-in bot that moves")
        .value("seed", "S", "seed of a random bot, or random (default: from the position)");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String game = given.operands("GAME").getFirst();
    SingleMove<?, ?> move = SingleMove.of(GameRegistry.game(game), given.required("bot"));
    streams.out().print(move.in(streams.readAll(), given.seed()));
    return 0;
  }
}
