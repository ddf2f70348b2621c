package dev.agon.text;

import dev.agon.game.Parsed;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads and writes the files that users name. */
public final class UserFiles {
  private UserFiles() {}

  /** The text of the file; fails with a user error if it cannot be read. */
  public static String read(String name) {
    try {
      return java.nio.file.Files.readString(Path.of(name));
    } catch (IOException e) {
      throw new UserError("cannot read " + name + ": " + why(e), e);
    } catch (InvalidPathException e) {
      throw new UserError("cannot read " + Parsed.quoted(name) + ": no such file or folder", e);
    }
  }

  /** Writes the file completely, or not at all if that fails. */
  public static void write(String name, String text) {
    write(name, (Writer writer) -> writer.write(text));
  }

  /** Writes the file completely, or not at all if that fails. */
  public static void write(String name, AtomicFile.Content content) {
    try {
      AtomicFile.write(Path.of(name), content);
    } catch (IOException e) {
      throw new UserError("cannot write " + name + ": " + why(e), e);
    }
  }

  /** The reason why reading or writing a file failed. */
  public static String why(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "no such file or folder";
      case AccessDeniedException _ -> "permission denied";
      case FileAlreadyExistsException _ -> "there is a file of that name";
      case CharacterCodingException _ -> "not UTF-8 text";
      default -> String.valueOf(e.getMessage());
    };
  }
}
