package dev.agon.transfer;

import dev.agon.chain.SignerKey;
import dev.agon.game.Parsed;
import dev.agon.json.JsonFields;
import dev.agon.text.JsonReader;
import dev.agon.text.SignedHash;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reads signed files line by line, since they may be larger than memory. */
public final class SignedEventFile {
  /** A row with one very long record is far below it. */
  private static final int MAX_LINE_CHARS = 1 << 28;

  private static final int BEGINNING_CHARS = 64;

  private final String name;
  private final String head;
  private final String what;

  /** {@code head} is the first key of the file; {@code what} says what it is, and who writes it. */
  public SignedEventFile(String name, String head, String what) {
    this.name = name;
    this.head = head;
    this.what = what;
  }

  /** Takes the lines before the signature, with their numbers. */
  @FunctionalInterface
  public interface SignedLines {
    void line(long number, JsonFields fields);
  }

  /**
   * Reads the whole file.
   *
   * @return the signer, who signed all lines that the receiver was given
   * @throws UserError if it cannot be read, or if it is not as it was signed
   */
  public SignerKey read(SignedLines receiver) {
    try (BufferedReader reader = Files.newBufferedReader(Path.of(name))) {
      // The first line of another file may be endless.
      String line = beginning(reader).startsWith("{\"" + head + "\":") ? nextLine(reader) : null;
      if (line == null) {
        throw new UserError(name + " is not a signed " + what);
      }
      SignedHash hash = new SignedHash();
      long number = 1;
      for (String next = nextLine(reader); next != null; next = nextLine(reader)) {
        hash.add(line);
        receiver.line(number, fields(line, number));
        line = next;
        number++;
      }
      return signer(fields(line, number), hash);
    } catch (IOException e) {
      throw new UserError("cannot read " + name + ": " + UserFiles.why(e), e);
    } catch (InvalidPathException e) {
      throw new UserError("cannot read " + Parsed.quoted(name) + ": no such file or folder", e);
    }
  }

  private SignerKey signer(JsonFields fields, SignedHash hash) {
    if (!fields.has("signature")) {
      throw new UserError(name + " has no signature at its end; is it complete?");
    }
    SignerKey signer;
    try {
      signer = SignerKey.read(fields.text("signer"));
    } catch (IllegalArgumentException e) {
      throw new UserError(name + " has no valid key of its signer", e);
    }
    if (!signer.hasSigned(hash.message(), fields.text("signature"))) {
      throw new UserError(name + " was changed after it was signed");
    }
    return signer;
  }

  private JsonFields fields(String line, long number) {
    return JsonReader.fields(line, name + ":" + number);
  }

  /** The first characters, which are read again afterwards. */
  private static String beginning(BufferedReader reader) throws IOException {
    reader.mark(BEGINNING_CHARS);
    StringBuilder beginning = new StringBuilder();
    while (beginning.length() < BEGINNING_CHARS) {
      int c = reader.read();
      if (c < 0) {
        break;
      }
      beginning.append((char) c);
    }
    reader.reset();
    return beginning.toString();
  }

  /** The characters up to the end of the line; null at the end of the file. */
  private @Nullable String nextLine(BufferedReader reader) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = reader.read(); c >= 0; c = reader.read()) {
      if (c == '\n') {
        return line.toString();
      }
      if (line.length() == MAX_LINE_CHARS) {
        throw new UserError(name + " has a line that is too long for a signed event");
      }
      line.append((char) c);
    }
    return line.isEmpty() ? null : line.toString();
  }
}
