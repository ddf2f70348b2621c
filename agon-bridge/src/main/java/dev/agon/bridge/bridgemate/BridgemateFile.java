package dev.agon.bridge.bridgemate;

import dev.agon.bridge.session.Session;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads a Bridgemate database: an Access file with the movement, the results and the names. */
public final class BridgemateFile {
  private static final List<String> TABLES =
      List.of("Session,Section,RoundData,ReceivedData,PlayerNumbers,PlayerNames".split(","));
  private static final int HEADER = 4;

  private BridgemateFile() {}

  /** Whether these are the first bytes of an Access database. */
  public static boolean isAccess(byte[] bytes) {
    if (bytes.length < 2 * HEADER || bytes[0] != 0 || bytes[1] != 1) {
      return false;
    }
    int length = Math.min(bytes.length, 32) - HEADER;
    String name = new String(bytes, HEADER, length, StandardCharsets.ISO_8859_1);
    return name.startsWith("Standard Jet DB") || name.startsWith("Standard ACE DB");
  }

  /** Reads a database; an error says if it cannot be read, or is not a Bridgemate's. */
  public static Session read(String file, byte[] bytes) {
    AccessTables tables = AccessTables.read(file, bytes, TABLES);
    for (String needed : List.of("RoundData", "ReceivedData")) {
      if (!tables.has(needed)) {
        throw new UserError(
            file + ": no table " + needed + "; it is an Access database, but not a Bridgemate's");
      }
    }
    return new BridgemateSession(file, tables).session();
  }
}
