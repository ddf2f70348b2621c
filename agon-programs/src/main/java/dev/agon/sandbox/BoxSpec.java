package dev.agon.sandbox;

import java.nio.file.Path;
import java.util.List;

/**
 * The box of a program: what it sees besides the system, and its limits. Programs, libraries and
 * devices of the system are always visible; only the scratch folder can be written.
 *
 * @param mounts the program's own files, its toolchain and what else it reads
 */
public record BoxSpec(List<ReadOnlyMount> mounts, BoxLimits limits) {
  /** The scratch folder, as programs see it; also HOME and TMPDIR. */
  public static final Path SCRATCH = Path.of("/tmp");

  public BoxSpec {
    mounts = List.copyOf(mounts);
  }
}
