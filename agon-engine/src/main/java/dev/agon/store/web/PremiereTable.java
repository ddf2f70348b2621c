package dev.agon.store.web;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * How far events are revealed that are shown as premieres. An event that is not listed is shown as
 * far as it is played.
 */
public final class PremiereTable {
  private final StoreTransactions database;

  public PremiereTable(StoreTransactions database) {
    this.database = database;
  }

  /** The number of revealed matches of each premiere, by event. */
  public Map<Long, Long> all() {
    return database.reading(
        connection -> {
          try (PreparedStatement statement =
                  connection.prepareStatement("SELECT event, revealed FROM premieres");
              ResultSet rows = statement.executeQuery()) {
            Map<Long, Long> revealed = new TreeMap<>();
            while (rows.next()) {
              revealed.put(rows.getLong(1), rows.getLong(2));
            }
            return revealed;
          }
        });
  }

  /** The number of revealed matches of an event; empty if it is no premiere. */
  public OptionalLong revealed(long event) {
    return database.reading(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement("SELECT revealed FROM premieres WHERE event = ?")) {
            statement.setLong(1, event);
            try (ResultSet row = statement.executeQuery()) {
              return row.next() ? OptionalLong.of(row.getLong(1)) : OptionalLong.empty();
            }
          }
        });
  }

  /** Makes an event a premiere of which nothing is revealed, unless it is one already. */
  public void begin(long event) {
    if (revealed(event).isEmpty()) {
      change("INSERT INTO premieres (revealed, event) VALUES (?, ?)", 0, event);
    }
  }

  /** Reveals the matches of an event up to this number. */
  public void reveal(long event, long matches) {
    change("UPDATE premieres SET revealed = ? WHERE event = ?", matches, event);
  }

  /** Ends a premiere: everything is shown. */
  public void end(long event) {
    database.writing(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement("DELETE FROM premieres WHERE event = ?")) {
            statement.setLong(1, event);
            return statement.executeUpdate();
          }
        });
  }

  private void change(String sql, long matches, long event) {
    database.writing(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, matches);
            statement.setLong(2, event);
            return statement.executeUpdate();
          }
        });
  }
}
