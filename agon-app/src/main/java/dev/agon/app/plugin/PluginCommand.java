package dev.agon.app.plugin;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.CommandGroup;
import java.util.List;

/** The commands for the author of a game. */
public final class PluginCommand extends CommandGroup {
  public PluginCommand() {
    super("plugin", "begin a game of your own", List.of(new PluginNewCommand()));
  }

  @Override
  public Flags flags() {
    return super.flags()
        .describe("Helps to write games that are not part of Agon.")
        .example("plugin new mygame", "write a project for the game mygame");
  }
}
