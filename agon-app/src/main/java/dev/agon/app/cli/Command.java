package dev.agon.app.cli;

import java.util.List;

/** One of agon's commands. */
public interface Command {
  String name();

  /** What it does, in a line. */
  String summary();

  /**
   * Does it.
   *
   * @return the exit code
   * @throws dev.agon.text.UserError for what the user can put right
   */
  int run(List<String> arguments, Streams streams);
}
