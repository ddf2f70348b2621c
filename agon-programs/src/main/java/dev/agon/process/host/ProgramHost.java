package dev.agon.process.host;

import java.io.IOException;
import java.util.List;

/** Starts programs by the means of a kind of system, and knows the machine they run on. */
public interface ProgramHost {
  /** Starts the command, in its box if it has one. */
  RunningProgram start(ProgramCommand command) throws IOException;

  /** Blocks for ever once this process is ending, so that no bot is blamed for its end. */
  void holdIfEnding();

  /** The numbers of the cores that this process may use; empty if they are unknown. */
  List<Integer> cores();

  /** Binds the calling thread to a core; called only with one of {@link #cores}. */
  void runThisThreadOn(int core);

  /** The memory of this machine, in bytes. */
  long memory();

  /** How many files this process may have open. */
  long openFiles();
}
