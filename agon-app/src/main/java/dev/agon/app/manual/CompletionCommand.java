package dev.agon.app.manual;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.PluginFlags;
import dev.agon.app.cli.Streams;
import dev.agon.registry.GameRegistry;
import dev.agon.text.Nearest;
import java.util.List;
import java.util.function.Supplier;

/** Prints a script with which a shell completes commands, flags and their values. */
public final class CompletionCommand extends Command {
  private final Supplier<List<Command>> commands;

  /** Takes all commands, which include this one. */
  public CompletionCommand(Supplier<List<Command>> commands) {
    super("completion", "print a script that lets bash, zsh or fish complete commands and flags");
    this.commands = commands;
  }

  @Override
  public boolean isShort() {
    return true;
  }

  @Override
  public Flags flags() {
    return PluginFlags.addTo(new Flags("completion SHELL   (like: source <(agon completion bash))"))
        .describe("Prints a script with which a shell completes commands, flags and their values.")
        .example("completion bash", "print the script for bash");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    String shell = given.operands("SHELL").getFirst();
    Completions completions =
        new Completions(
            CommandNode.root(commands.get()),
            GameRegistry.games().stream().map(Completions.GameWords::of).toList());
    streams
        .out()
        .print(
            Nearest.find("shell", shell, List.of(Shell.values()), Shell::id).script(completions));
    return 0;
  }
}
