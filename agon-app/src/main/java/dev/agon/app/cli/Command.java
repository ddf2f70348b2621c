package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import java.util.List;
import java.util.Optional;

/** One of agon's commands. */
public abstract class Command {
  private final String name;
  private final String summary;

  /** Takes what the command does in one line, for help. */
  protected Command(String name, String summary) {
    this.name = name;
    this.summary = summary;
  }

  public final String name() {
    return name;
  }

  public final String summary() {
    return summary;
  }

  /** The usage and the flags; help, completion and the manual page are made of them. */
  public abstract Flags flags();

  /** Whether the command only lists what there is, so that it is over at once. */
  public boolean isShort() {
    return false;
  }

  /** Whether the command computes with Java's decimals, whose tables take long to make. */
  public boolean usesJavaDecimals() {
    return !isShort();
  }

  /** The commands that this one only groups; empty for a command of its own. */
  public List<Command> subcommands() {
    return List.of();
  }

  /** Reads the arguments and runs the command or prints its help; returns the exit code. */
  public int run(List<String> arguments, Streams streams) {
    Optional<Arguments> given = flags().read(arguments, streams);
    if (given.isEmpty()) {
      return 0;
    }
    PluginFlags.search(given.get(), streams);
    return run(given.get(), streams);
  }

  /** Runs the command with arguments that its flags have read; returns the exit code. */
  public abstract int run(Arguments given, Streams streams);
}
