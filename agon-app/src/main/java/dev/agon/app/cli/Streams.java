package dev.agon.app.cli;

import dev.agon.game.DisplayText;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * The input and output of a command.
 *
 * @param bytes standard input as bytes; a command reads either the bytes or the text
 * @param outIsTerminal whether standard output is a terminal whose screen can be drawn anew
 * @param errIsTerminal whether standard error is a terminal, so that progress is shown
 */
public record Streams(
    InputStream bytes,
    BufferedReader in,
    PrintStream out,
    PrintStream err,
    boolean outIsTerminal,
    boolean errIsTerminal,
    Style outStyle,
    Style errStyle) {

  /** Moves to the upper left corner and erases everything from there. */
  private static final String CLEAR = "\033[H\033[J";

  private static final String OUT_TERMINAL = "agon.out.terminal";
  private static final String ERR_TERMINAL = "agon.err.terminal";

  /** Streams without colours; standard output is no terminal. */
  public Streams(InputStream bytes, PrintStream out, PrintStream err, boolean errIsTerminal) {
    this(bytes, text(bytes), out, err, false, errIsTerminal, Style.PLAIN, Style.PLAIN);
  }

  private static BufferedReader text(InputStream bytes) {
    return new TypedLines(new InputStreamReader(bytes, StandardCharsets.UTF_8));
  }

  /** The streams of this process; the launcher says which of them are terminals. */
  public static Streams ofProcess(StandardOutput out) {
    InputStream in = new FileInputStream(FileDescriptor.in);
    return new Streams(
        in,
        text(in),
        new VisibleOutput(new BufferedOutputStream(out), false),
        new VisibleOutput(new FileOutputStream(FileDescriptor.err), true),
        Boolean.getBoolean(OUT_TERMINAL) && !"dumb".equals(System.getenv("TERM")),
        Boolean.getBoolean(ERR_TERMINAL),
        Style.of(OUT_TERMINAL),
        Style.of(ERR_TERMINAL));
  }

  /** Clears the screen, if standard output is a terminal; what was scrolled away stays. */
  public void clearScreen() {
    if (outIsTerminal) {
      out.print(CLEAR);
    }
  }

  /** Reads a person's next line; at the end of input this thing is left unfinished. */
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

  /** Writes lines whose encoding is not known; on a terminal nothing in them stays invisible. */
  public void writeBytes(byte[] lines) {
    if (outIsTerminal) {
      out.print(DisplayText.visible(new String(lines, StandardCharsets.UTF_8), "\n\t"));
    } else {
      out.writeBytes(lines);
    }
  }

  public byte[] readAllBytes() {
    try {
      return UserFiles.bytes(bytes);
    } catch (IOException e) {
      throw new UserError("cannot read standard input: " + e.getMessage(), e);
    }
  }

  public String readAll() {
    try {
      return UserFiles.text(readAllBytes());
    } catch (CharacterCodingException e) {
      throw new UserError("standard input is not UTF-8 text", e);
    }
  }
}
