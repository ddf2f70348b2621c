package dev.agon.app.cli;

import java.util.List;

/** One of agon's commands. */
public interface Command {
  String name();

  /** What the command does, in one line for help. */
  String summary();

  /**
   * Runs the command.
   *
   * @return the exit code
   * @throws dev.agon.text.UserError for a mistake that the user can correct
   */
  int run(List<String> arguments, Streams streams);
}
