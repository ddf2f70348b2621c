package dev.agon.store;

import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * How far events are revealed that are shown as premieres. An event that is not listed is shown as
 * far as it is played.
 */
public final class PremiereTable {
  private final StoreConnection database;

  PremiereTable(StoreConnection database) {
    this.database = database;
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

  /** Ends a premiere: everything is shown. */
  public void end(long event) {
    change("DELETE FROM premieres WHERE event = ?", event);
  }

  private void change(String sql, Object... parameters) {
    database.write(alone -> Sql.update(alone, sql, parameters));
  }
}
