package dev.agon.bridge.file;

import dev.agon.bridge.old.OldFile;
import dev.agon.bridge.session.Session;
import dev.agon.text.UserError;
import java.util.Optional;

/** Reads a session from a file of any of the forms, by what is in it. */
public final class SessionFile {
  private SessionFile() {}

  /** The forms of files. */
  public enum Form {
    OLD,
    USEBIO,
    CSV
  }

  /** XML begins with a tag, and an old file has a line SCORES; all else is taken for a table. */
  public static Form form(byte[] bytes) {
    for (byte c : bytes) {
      boolean text = c > ' ';
      if (text) {
        if (c == '<') {
          return Form.USEBIO;
        }
        break;
      }
    }
    return OldFile.hasScoresLine(bytes) ? Form.OLD : Form.CSV;
  }

  /**
   * Reads a file.
   *
   * @param file the file's name, for errors
   * @param names who the pairs of a table are
   * @param twoFields whether in a table NS and EW have numbers of their own
   * @throws UserError naming the line that is wrong, and what is wrong with it
   */
  public static Session read(
      String file, byte[] bytes, Optional<NamesFile> names, boolean twoFields) {
    if (bytes.length == 0) {
      throw new UserError(
          file + ": the file is empty; expected USEBIO, a table of results or a file with SCORES");
    }
    return switch (form(bytes)) {
      case OLD -> OldSessionFile.read(file, bytes);
      case USEBIO -> UsebioFile.read(file, bytes);
      case CSV -> CsvFile.read(file, bytes, names, twoFields);
    };
  }
}
