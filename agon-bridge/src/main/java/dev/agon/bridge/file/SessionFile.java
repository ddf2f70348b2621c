package dev.agon.bridge.file;

import dev.agon.bridge.bridgemate.BridgemateFile;
import dev.agon.bridge.movement.MovementFile;
import dev.agon.bridge.old.OldFile;
import dev.agon.bridge.session.Session;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** Reads a session from a file of any supported format; the content decides which one it is. */
public final class SessionFile {
  private SessionFile() {}

  public enum SessionFormat {
    OLD,
    USEBIO,
    CSV,
    BRIDGEMATE
  }

  /**
   * A Bridgemate's database has the header of Access, XML begins with a tag, an old file has a line
   * SCORES; everything else is a table.
   */
  public static SessionFormat formatOf(byte[] bytes) {
    if (BridgemateFile.isAccess(bytes)) {
      return SessionFormat.BRIDGEMATE;
    }
    for (byte c : bytes) {
      if (c == '<') {
        return SessionFormat.USEBIO;
      }
      if (c > ' ') {
        break;
      }
    }
    return OldFile.hasScoresLine(bytes) ? SessionFormat.OLD : SessionFormat.CSV;
  }

  /** Reads a file; names are for tables and databases, two fields for tables. */
  public static Session read(
      String file, byte[] bytes, Optional<NamesFile> names, boolean twoFields) {
    if (bytes.length == 0) {
      throw new UserError(
          file
              + ": the file is empty; expected a Bridgemate's database, USEBIO, a table of results"
              + " or a file with SCORES");
    }
    ForeignFile.describe(bytes)
        .ifPresent(
            what -> {
              throw new UserError(file + ": " + what);
            });
    if (bytes[0] == '#' && MovementFile.isMovement(new String(bytes, StandardCharsets.UTF_8))) {
      throw new UserError(
          file
              + ": this is a movement and not a session; give the session's file, and this one"
              + " with --movement");
    }
    SessionFormat format = formatOf(bytes);
    if (format != SessionFormat.BRIDGEMATE && file.toLowerCase(Locale.ROOT).endsWith(".bws")) {
      throw new UserError(
          file
              + ": it is called .bws, but is not a Bridgemate's database; copy it again from the"
              + " scoring computer");
    }
    return switch (format) {
      case OLD -> OldSessionFile.read(file, bytes);
      case USEBIO -> UsebioFile.read(file, bytes);
      case CSV -> CsvFile.read(file, bytes, names, twoFields);
      case BRIDGEMATE -> {
        Session session = BridgemateFile.read(file, bytes);
        yield names.map(known -> known.named(session)).orElse(session);
      }
    };
  }
}
