package dev.agon.bridge.bridgemate;

import dev.agon.text.UserError;
import io.github.spannm.jackcess.Database;
import io.github.spannm.jackcess.DatabaseBuilder;
import io.github.spannm.jackcess.Row;
import io.github.spannm.jackcess.Table;
import io.github.spannm.jackcess.util.MemFileChannel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The tables of an Access database, read as a whole. */
final class AccessTables {
  private static final int MAX_ROWS = 200_000;

  /** What the library writes about a damaged file is not for users; what fails is told. */
  private static final Logger LIBRARY = Logger.getLogger("io.github.spannm.jackcess");

  static {
    LIBRARY.setLevel(Level.OFF);
  }

  private final Map<String, List<AccessRow>> tables = new HashMap<>();

  private AccessTables() {}

  /** Reads the tables of these names; a table that is not there has no rows. */
  static AccessTables read(String file, byte[] bytes, List<String> names) {
    AccessTables read = new AccessTables();
    try (Database database =
        new DatabaseBuilder()
            .withChannel(MemFileChannel.newChannel(new ByteArrayInputStream(bytes)))
            .withReadOnly(true)
            .open()) {
      for (String name : names) {
        Table table = database.getTable(name);
        if (table != null) {
          read.tables.put(name, rows(file, name, table));
        }
      }
    } catch (IOException | RuntimeException | StackOverflowError e) {
      if (e instanceof UserError known) {
        throw known;
      }
      throw new UserError(file + ": " + problem(e), e);
    }
    return read;
  }

  private static List<AccessRow> rows(String file, String name, Table table) {
    List<AccessRow> rows = new ArrayList<>();
    for (Row row : table) {
      if (rows.size() == MAX_ROWS) {
        throw new UserError(file + ": more than " + MAX_ROWS + " rows in the table " + name);
      }
      rows.add(new AccessRow(row));
    }
    return rows;
  }

  private static String problem(Throwable e) {
    String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    boolean encrypted =
        e.getClass().getSimpleName().contains("Codec")
            || message.toLowerCase(Locale.ROOT).contains("encod")
            || message.toLowerCase(Locale.ROOT).contains("password");
    return encrypted
        ? "the database is encrypted; save a copy without a password"
        : "the database is damaged or incomplete; copy it again from the scoring computer";
  }

  boolean has(String table) {
    return tables.containsKey(table);
  }

  List<AccessRow> rows(String table) {
    return tables.getOrDefault(table, List.of());
  }

  record AccessRow(Map<String, Object> cells) {
    /** The whole number in a column; 0 if there is none. */
    int number(String column) {
      return cells.get(column) instanceof Number number ? number.intValue() : 0;
    }

    /** The text in a column; empty if there is none. */
    String text(String column) {
      Object cell = cells.get(column);
      return cell == null ? "" : cell.toString().strip();
    }

    boolean flag(String column) {
      return Boolean.TRUE.equals(cells.get(column));
    }

    /** The date and time in a column; the earliest there is, if there is none. */
    LocalDateTime time(String column) {
      return cells.get(column) instanceof LocalDateTime time ? time : LocalDateTime.MIN;
    }
  }
}
