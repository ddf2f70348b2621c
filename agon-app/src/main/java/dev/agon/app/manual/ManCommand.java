package dev.agon.app.manual;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.Streams;
import java.util.List;
import java.util.function.Supplier;

/** Prints the manual page of all commands. */
public final class ManCommand extends Command {
  private final Supplier<List<Command>> commands;

  /** Takes all commands, which include this one. */
  public ManCommand(Supplier<List<Command>> commands) {
    super("man", "print the manual page of all commands (to read it: agon man | man -l -)");
    this.commands = commands;
  }

  @Override
  public boolean isShort() {
    return true;
  }

  @Override
  public Flags flags() {
    return new Flags("man")
        .describe("Prints the manual page, for man and for packages.")
        .example("man", "print the page");
  }

  @Override
  public int run(Arguments given, Streams streams) {
    given.operands();
    streams.out().print(ManPage.of(CommandNode.root(commands.get()), Version.number()));
    return 0;
  }
}
