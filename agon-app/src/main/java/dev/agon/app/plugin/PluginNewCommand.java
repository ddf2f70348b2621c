package dev.agon.app.plugin;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import dev.agon.game.Parsed;
import dev.agon.pack.ContentStore;
import dev.agon.registry.GameRegistry;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

/** Writes a Maven project for a game. */
final class PluginNewCommand extends Command {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]{0,30}");

  PluginNewCommand() {
    super("new", "write a Maven project for a game of your own");
  }

  @Override
  public Flags flags() {
    return new Flags("plugin new NAME")
        .describe(
            "Writes a folder with a small game: rules, a bot, tests and a page of rules. It plays"
                + " tic-tac-toe until you change it. Maven builds the jar that --plugin loads.")
        .example("plugin new mygame", "write the folder mygame");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String id = given.operands("NAME").getFirst();
    if (!ID.matcher(id).matches()) {
      throw new UserError(
          "a game's id is 1 to 31 lower-case letters and digits, first a letter, like mygame; not "
              + Parsed.quoted(id));
    }
    if (GameRegistry.games().stream().anyMatch(kit -> kit.game().spec().id().equals(id))) {
      throw new UserError("there is a game %s; choose another id".formatted(id));
    }
    Path folder = Path.of(id);
    if (Files.exists(folder)) {
      throw new UserError(folder + " exists; choose another id, or another folder to work in");
    }
    write(folder, id);
    streams
        .out()
        .printf(
            Locale.ROOT,
            "wrote %1$s; build and play it with:%n  cd %1$s%n  mvn package%n"
                + "  agon run --game %1$s --plugin target/%1$s.jar%n  agon play %1$s --bots"
                + " human,Random --plugin target/%1$s.jar%n",
            id);
    return 0;
  }

  private static void write(Path folder, String id) {
    try {
      try {
        PluginProject.write(folder, id);
      } catch (IOException e) {
        ContentStore.delete(folder);
        throw e;
      }
    } catch (IOException e) {
      throw new UserError("cannot write %s: %s".formatted(folder, UserFiles.why(e)), e);
    }
  }
}
