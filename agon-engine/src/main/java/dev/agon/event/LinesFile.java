package dev.agon.event;

import dev.agon.text.UserFiles;
import java.util.stream.Collectors;

/** Reads a file whose lines are the value of an option. */
public final class LinesFile {
  private LinesFile() {}

  /**
   * The lines of a file; lines that start with {@code #} are replaced by empty lines.
   *
   * @throws dev.agon.text.UserError if it cannot be read
   */
  public static String read(String file) {
    return UserFiles.read(file)
        .lines()
        .map(line -> line.strip().startsWith("#") ? "" : line)
        .collect(Collectors.joining("\n"));
  }
}
