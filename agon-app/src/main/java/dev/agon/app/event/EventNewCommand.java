package dev.agon.app.event;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.Streams;
import dev.agon.event.EventPaths;
import dev.agon.registry.GameRegistry;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes an event file to start from. */
final class EventNewCommand extends Command {
  /** The file name that means standard output. */
  private static final String STANDARD_OUTPUT = "-";

  EventNewCommand() {
    super("new", "write an event file for a game to start from, with all options in comments");
  }

  @Override
  public Flags flags() {
    return PluginFlags.addTo(
            new Flags(
                "event new GAME [FILE]   (FILE is GAME.yaml by default; - is standard output)"))
        .game("the game; also without --game")
        .describe(
            "Writes an event file with a few bots and one stage. All further options are in"
                + " comments with their defaults.")
        .example("event new botstack", "write botstack.yaml")
        .example("event new coinfight -", "print the file instead");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    List<String> operands = given.operandsAndOptional("FILE", "GAME");
    String game = operands.getFirst();
    String file = operands.size() > 1 ? operands.getLast() : game + ".yaml";
    Path folder = EventPaths.of(file).baseFolder().normalize();
    String text = EventTemplate.of(GameRegistry.game(game), folder);
    if (file.equals(STANDARD_OUTPUT)) {
      streams.out().print(text);
      return 0;
    }
    if (Files.exists(Path.of(file))) {
      throw new UserError(file + " exists; choose another file, or - for standard output");
    }
    UserFiles.write(file, text);
    streams.out().println("wrote " + file + "; check it with: agon event check " + file);
    return 0;
  }
}
