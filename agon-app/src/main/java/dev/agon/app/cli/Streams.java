package dev.agon.app.cli;

import dev.agon.text.UserError;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes.
 *
 * @param bytes standard input as it comes; a command reads either these or its text
 * @param in the text of standard input
 * @param errIsTerminal whether somebody watches standard error, so that progress is worth showing
 */
public record Streams(
    InputStream bytes, BufferedReader in, PrintStream out, PrintStream err, boolean errIsTerminal) {

  public Streams(InputStream bytes, PrintStream out, PrintStream err, boolean errIsTerminal) {
    this(
        bytes,
        new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8)),
        out,
        err,
        errIsTerminal);
  }

  /** This process's own; the launcher knows which of them are terminals. */
  public static Streams ofProcess() {
    return new Streams(
        new FileInputStream(FileDescriptor.in),
        new PrintStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)),
            false,
            StandardCharsets.UTF_8),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
        Boolean.getBoolean("agon.err.terminal"));
  }

  /**
   * A person's next line, without the blanks around it.
   *
   * @param what they play, which ends with their input
   */
  public String answer(String what) {
    try {
      String line = in.readLine();
      if (line != null) {
        return line.strip();
      }
    } catch (IOException e) {
      throw new UserError("cannot read standard input: " + e.getMessage(), e);
    }
    out.println();
    out.flush();
    throw new UserError("end of input; the " + what + " is left unfinished");
  }

  /** All bytes of standard input. */
  public byte[] readAllBytes() {
    try {
      return bytes.readAllBytes();
    } catch (IOException e) {
      throw new UserError("cannot read standard input: " + e.getMessage(), e);
    }
  }

  /** All text of standard input. */
  public String readAll() {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(readAllBytes())).toString();
    } catch (CharacterCodingException e) {
      throw new UserError("standard input is not UTF-8 text", e);
    }
  }
}
