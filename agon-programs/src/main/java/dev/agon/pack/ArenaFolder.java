package dev.agon.pack;

import dev.agon.sandbox.BoxReader;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The folder in which the arena keeps packed and compiled bots. No box shows it; a box shows single
 * copies of it, which its user must be able to read.
 */
public final class ArenaFolder {
  private static final String NAME = "agon";

  /** For an arena that runs as root, whose home folder is closed to other users. */
  private static final Path OF_SYSTEM = Path.of("/var/cache");

  private static final String CACHE = "XDG_CACHE_HOME";
  private static final Path USUAL_CACHE = Path.of(".cache");

  private ArenaFolder() {}

  /** The folder of this process's user, which is made if it does not exist. */
  public static Path ofThisUser() {
    return of(System.getenv(), BoxReader.ofThisProcess());
  }

  /**
   * The folder below {@code XDG_CACHE_HOME} or {@code ~/.cache}, or below {@code /var/cache} where
   * boxes could not read it.
   */
  static Path of(Map<String, String> environment, BoxReader reader) {
    Path own = below(environment, CACHE, USUAL_CACHE);
    return Stream.of(own, OF_SYSTEM)
        .filter(folder -> isReachable(folder.toAbsolutePath(), reader))
        .findFirst()
        .map(folder -> made(folder.resolve(NAME)))
        .orElseThrow(
            () ->
                new UserError(
                    "no folder for packed bots: other users cannot read "
                        + own
                        + "; set XDG_CACHE_HOME to a folder that they can"));
  }

  /** The folder for the secret keys of an arena, below {@code XDG_STATE_HOME}. */
  public static Path ofState(Map<String, String> environment) {
    return below(environment, "XDG_STATE_HOME", Path.of(".local", "state")).resolve(NAME);
  }

  private static Path below(Map<String, String> environment, String variable, Path usual) {
    String named = environment.getOrDefault(variable, "");
    return named.isBlank()
        ? Path.of(System.getProperty("user.home")).resolve(usual)
        : Path.of(named);
  }

  /** The arena's own folders as far as they exist, by their real paths. */
  static List<Path> own(Map<String, String> environment) throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path folder :
        List.of(
            below(environment, CACHE, USUAL_CACHE).resolve(NAME),
            OF_SYSTEM.resolve(NAME),
            ofState(environment))) {
      if (Files.exists(folder)) {
        found.add(folder.toRealPath());
      }
    }
    return found;
  }

  /** Whether the box's user can read what is in a folder that may not exist yet. */
  private static boolean isReachable(Path folder, BoxReader reader) {
    Path existing = folder;
    while (!Files.exists(existing) && existing.getParent() != null) {
      existing = existing.getParent();
    }
    return Files.isWritable(existing) && reader.problem(existing.resolve(".")).isEmpty();
  }

  private static Path made(Path folder) {
    try {
      if (!Files.isDirectory(folder)) {
        Files.createDirectories(folder);
        FileModes.set(folder, "rwx--x--x");
      }
      return folder;
    } catch (IOException e) {
      throw new UserError("cannot make " + folder + ": " + UserFiles.why(e), e);
    }
  }
}
