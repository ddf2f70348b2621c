package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import java.util.List;
import java.util.Optional;

/** One of agon's commands. */
public interface Command {
  String name();

  /** What the command does, in one line for help. */
  String summary();

  /** The usage and the flags; help, completion and the manual page are made of them. */
  Flags flags();

  /** Whether the command only lists what there is, so that it is over at once. */
  default boolean isShort() {
    return false;
  }

  /** Whether the command computes with Java's decimals, whose tables take long to make. */
  default boolean usesJavaDecimals() {
    return !isShort();
  }

  /** The commands that this one only groups; empty for a command of its own. */
  default List<Command> subcommands() {
    return List.of();
  }

  /**
   * Reads the arguments and runs the command, or prints its help if they ask for that.
   *
   * @return the exit code
   * @throws dev.agon.text.UserError for a mistake that the user can correct
   */
  default int run(List<String> arguments, Streams streams) {
    Optional<Arguments> given = flags().read(arguments, streams);
    if (given.isEmpty()) {
      return 0;
    }
    PluginFlags.search(given.get(), streams);
    return run(given.get(), streams);
  }

  /**
   * Runs the command with arguments that its flags have read.
   *
   * @return the exit code
   * @throws dev.agon.text.UserError for a mistake that the user can correct
   */
  int run(Arguments given, Streams streams);
}
