package dev.agon.store;

import dev.agon.match.Fault;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Writes sheets of an event; each call is one transaction. */
final class SheetWriter implements AutoCloseable {
  private final long event;
  private final Connection connection;
  private final PreparedStatement results;
  private final PreparedStatement faults;
  private final PreparedStatement records;

  SheetWriter(Connection connection, long event) throws SQLException {
    this.event = event;
    this.connection = connection;
    results =
        connection.prepareStatement(
            "INSERT INTO results (event, first, last, lines) VALUES (?, ?, ?, ?)");
    faults =
        connection.prepareStatement(
            "INSERT INTO faults (event, number, seat, reason, detail, step, stderr)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?)");
    records =
        connection.prepareStatement("INSERT INTO records (event, number, json) VALUES (?, ?, ?)");
  }

  void write(List<MatchSheet> sheets) throws SQLException {
    for (MatchSheet sheet : sheets) {
      results.setLong(1, event);
      results.setLong(2, sheet.first());
      results.setLong(3, sheet.last());
      results.setString(4, sheet.lines());
      results.addBatch();
      for (MatchSheet.NumberedFault fault : sheet.faults()) {
        add(fault.number(), fault.fault());
      }
      for (MatchSheet.NumberedRecord record : sheet.records()) {
        records.setLong(1, event);
        records.setLong(2, record.number());
        records.setString(3, storable(record.json()));
        records.addBatch();
      }
    }
    results.executeBatch();
    faults.executeBatch();
    records.executeBatch();
    connection.commit();
  }

  private void add(long number, Fault fault) throws SQLException {
    faults.setLong(1, event);
    faults.setLong(2, number);
    faults.setInt(3, fault.seat());
    faults.setString(4, fault.reason().id());
    faults.setString(5, storable(fault.detail()));
    faults.setInt(6, fault.step());
    faults.setString(7, storable(fault.stderr()));
    faults.addBatch();
  }

  /** Replaces zeros and unpaired surrogates, which not every database accepts. */
  private static String storable(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == 0 || Character.isSurrogate(text.charAt(i))) {
        return text.codePoints()
            .map(point -> point == 0 || isSurrogate(point) ? '\uFFFD' : point)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
      }
    }
    return text;
  }

  private static boolean isSurrogate(int point) {
    return Character.MIN_SURROGATE <= point && point <= Character.MAX_SURROGATE;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
