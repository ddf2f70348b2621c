package dev.agon.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * How far events are revealed that are shown as premieres. An event that is not listed is shown as
 * far as it is played.
 */
public final class PremiereTable {
  private final StoreConnection database;
  private final ChainTable chains;

  PremiereTable(StoreConnection database, ChainTable chains) {
    this.database = database;
    this.chains = chains;
  }

  static boolean has(Connection connection, long event) throws SQLException {
    return Sql.number(connection, "SELECT count(*) FROM premieres WHERE event = ?", event) > 0;
  }

  /** The number of revealed matches of each premiere, by event. */
  public Map<Long, Long> all() {
    Map<Long, Long> revealed = new TreeMap<>();
    database
        .reading(
            reading ->
                Sql.query(
                    reading,
                    "SELECT event, revealed FROM premieres",
                    row -> Map.entry(row.getLong(1), row.getLong(2))))
        .forEach(one -> revealed.put(one.getKey(), one.getValue()));
    return revealed;
  }

  /** The number of revealed matches of an event; empty if it is no premiere. */
  public OptionalLong revealed(long event) {
    String select = "SELECT revealed FROM premieres WHERE event = ?";
    return database
        .reading(reading -> Sql.first(reading, select, row -> row.getLong(1), event))
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  /** Makes an event a premiere of which nothing is revealed, unless it is one already. */
  public void begin(long event) {
    if (revealed(event).isEmpty()) {
      change("INSERT INTO premieres (revealed, event) VALUES (0, ?)", event);
    }
  }

  /** Reveals the matches of an event up to this number. */
  public void reveal(long event, long matches) {
    change("UPDATE premieres SET revealed = ? WHERE event = ?", matches, event);
  }

  /** Ends a premiere: everything is shown, and the key of the event is published. */
  public void end(long event) {
    database.write(
        alone -> {
          Sql.update(alone, "DELETE FROM premieres WHERE event = ?", event);
          chains.publish(alone, event);
        });
  }

  private void change(String sql, Object... parameters) {
    database.write(alone -> Sql.update(alone, sql, parameters));
  }
}
