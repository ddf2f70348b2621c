package dev.agon.text;

import dev.agon.game.Parsed;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads and writes the files that users name. */
public final class UserFiles {
  /** The maximum size of a file that is read as a whole. */
  public static final int MAX_BYTES = 64 << 20;

  /** The maximum length of a word; no file that Agon reads has a longer one. */
  private static final int MAX_WORD = 1 << 20;

  /** What ends a word besides blanks and control characters. */
  private static final String PUNCTUATION = ",;:|<>[]{}()\"'";

  private UserFiles() {}

  /** The text of the file; fails with a user error if it cannot be read. */
  public static String read(String name) {
    return read(name, MAX_BYTES);
  }

  /** The text of the file; fails with a user error if it cannot be read or has more bytes. */
  public static String read(String name, int maxBytes) {
    try {
      return text(bytes(Path.of(name), maxBytes));
    } catch (IOException e) {
      throw new UserError("cannot read " + name + ": " + why(e), e);
    } catch (InvalidPathException e) {
      throw new UserError("cannot read " + Parsed.quoted(name) + ": no such file or folder", e);
    }
  }

  /** The bytes of the file; fails with a user error if it cannot be read. */
  public static byte[] bytes(String name) {
    try {
      return bytes(Path.of(name), MAX_BYTES);
    } catch (IOException e) {
      throw new UserError(name + ": " + why(e), e);
    }
  }

  /** The bytes of the file; fails if there are more than Agon reads. */
  public static byte[] bytes(Path file) throws IOException {
    return bytes(file, MAX_BYTES);
  }

  private static byte[] bytes(Path file, int max) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      // Devices have no size, and pipes neither.
      if (Files.isRegularFile(file) && Files.size(file) > max) {
        throw tooLarge(max);
      }
      return bytes(in, max);
    }
  }

  /** All bytes of a stream; fails if there are more than Agon reads. */
  public static byte[] bytes(InputStream in) throws IOException {
    return bytes(in, MAX_BYTES);
  }

  private static byte[] bytes(InputStream in, int max) throws IOException {
    byte[] bytes = in.readNBytes(max + 1);
    if (bytes.length > max) {
      throw tooLarge(max);
    }
    if (bytes.length > MAX_WORD) {
      checkWords(bytes);
    }
    return bytes;
  }

  /** Refuses a long word at once, over which parsers would take seconds. */
  private static void checkWords(byte[] bytes) throws IOException {
    int length = 0;
    for (byte one : bytes) {
      length = one >= 0 && (one <= ' ' || PUNCTUATION.indexOf(one) >= 0) ? 0 : length + 1;
      if (length > MAX_WORD) {
        throw new IOException("a word of more than 1 MB, the longest that is read");
      }
    }
  }

  private static IOException tooLarge(int max) {
    return new IOException("larger than " + (max >> 20) + " MB, the most that is read");
  }

  /** The bytes as text; fails if they are not UTF-8. */
  public static String text(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
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
