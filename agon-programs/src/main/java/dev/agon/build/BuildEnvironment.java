package dev.agon.build;

import dev.agon.pack.ContentStore.StoredTree;
import dev.agon.process.host.ProgramCommand;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where a bot is compiled and run: on the machine as it is, or in a box. Paths in commands are
 * those of this environment.
 */
interface BuildEnvironment {
  /** The path of the source file. */
  String file();

  /** The path of the folder of starter kits. */
  String kits();

  /** The path of the folder into which a compiler writes. */
  String compilerOutput();

  /** The path of what was compiled. */
  String output(StoredTree built);

  /** Why a command cannot be started here, if that is known before. */
  Optional<String> problem(List<String> words, Optional<StoredTree> built);

  /** A text for everything that a compiler can read here and that can change. */
  List<String> inputs(List<String> command) throws IOException;

  /**
   * Compiles.
   *
   * @param command the command, with the path of its output
   * @param into an empty folder of the machine, which gets the output
   * @throws BuildFailure if the compiler refuses the source
   */
  void compile(List<String> command, Path into) throws IOException;

  ProgramCommand command(List<String> words, Optional<StoredTree> built);
}
