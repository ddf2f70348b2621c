package dev.agon.text;

import dev.agon.game.Parsed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/** Keeps files that a command writes from replacing what it did not write. */
public final class OutputFile {
  private static final int HEAD_BYTES = 1_000;

  /** How every SQLite file begins. */
  private static final String DATABASE = "SQLite format 3\0";

  /** The endings of the files that SQLite keeps beside a database. */
  private static final List<String> BESIDE_DATABASE = List.of("-wal", "-shm", "-journal");

  private OutputFile() {}

  /**
   * Checks that a file may be written: it does not exist, is empty, is a pipe or a device, or was
   * written by the same command.
   *
   * @param isForced whether any file may be replaced that is no database
   * @param kind what the command writes, with its article
   * @param isOurs whether a file that begins with this text was written by the command
   * @throws UserError if it may not be written
   */
  public static void check(String name, boolean isForced, String kind, Predicate<String> isOurs) {
    Path path = path(name);
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      return;
    }
    for (String ending : BESIDE_DATABASE) {
      if (name.endsWith(ending)
          && isDatabase(path(name.substring(0, name.length() - ending.length())))) {
        throw new UserError(name + " belongs to a database; choose another file");
      }
    }
    if (!Files.exists(path)) {
      return;
    }
    if (isDatabase(path)) {
      throw new UserError(name + " is a database; choose another file");
    }
    String head = head(path);
    if (!isForced && !head.isEmpty() && !isOurs.test(head)) {
      throw new UserError(
          "%s exists and is not %s; choose another file, or replace it with --force"
              .formatted(name, kind));
    }
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new UserError("cannot write " + Parsed.quoted(name) + ": no such file or folder", e);
    }
  }

  private static boolean isDatabase(Path path) {
    return Files.isRegularFile(path) && head(path).startsWith(DATABASE);
  }

  private static String head(Path path) {
    try (InputStream bytes = Files.newInputStream(path)) {
      return new String(bytes.readNBytes(HEAD_BYTES), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UserError("cannot read " + path + ": " + UserFiles.why(e), e);
    }
  }
}
