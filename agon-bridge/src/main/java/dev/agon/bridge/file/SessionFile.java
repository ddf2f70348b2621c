package dev.agon.bridge.file;

import dev.agon.bridge.BadFile;
import dev.agon.bridge.old.OldFile;
import dev.agon.bridge.session.Session;
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
   * @param names who the pairs of a table are
   * @param twoFields whether in a table NS and EW have numbers of their own
   * @throws BadFile naming the line that is wrong, and what is wrong with it
   */
  public static Session read(byte[] bytes, Optional<NamesFile> names, boolean twoFields) {
    if (bytes.length == 0) {
      throw new BadFile("empty; it should be USEBIO, a table of results or a file with SCORES");
    }
    return switch (form(bytes)) {
      case OLD -> OldSessionFile.read(bytes);
      case USEBIO -> UsebioFile.read(bytes);
      case CSV -> CsvFile.read(bytes, names, twoFields);
    };
  }
}
