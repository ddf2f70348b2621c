package dev.agon.store;

import dev.agon.chain.Sheet;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the sheets of an event as they are stored, with their hashes. */
final class SheetReader implements AutoCloseable {
  private static final int SHEETS_AT_ONCE = 16;
  private static final int ROWS_AT_ONCE = 100;

  /**
   * A sheet with what is stored beside it.
   *
   * @param marks of its matches
   * @param records the hash of its records
   * @param recordHashes the hash of each record
   */
  record HashedSheet(
      Sheet sheet, String marks, String records, String hash, List<String> recordHashes) {
    HashedSheet {
      recordHashes = List.copyOf(recordHashes);
    }
  }

  private final ResultSet sheets;
  private final ResultSet faults;
  private final ResultSet records;

  /** The match of the next fault; {@code Long.MAX_VALUE} after the last. */
  private long nextFault;

  /** The match of the next record; {@code Long.MAX_VALUE} after the last. */
  private long nextRecord;

  SheetReader(Connection connection, long event) throws SQLException {
    sheets =
        select(
            connection,
            "SELECT first, last, lines, marks, records, hash FROM results WHERE event = ?"
                + " ORDER BY first",
            SHEETS_AT_ONCE,
            event);
    faults =
        select(
            connection,
            "SELECT number, seat, reason, detail, step, stderr FROM faults WHERE event = ?"
                + " ORDER BY number, seat",
            ROWS_AT_ONCE,
            event);
    records =
        select(
            connection,
            "SELECT number, json, hash FROM records WHERE event = ? ORDER BY number",
            ROWS_AT_ONCE,
            event);
    nextFault = next(faults);
    nextRecord = next(records);
  }

  private static ResultSet select(Connection connection, String sql, int atOnce, long event)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    statement.closeOnCompletion();
    statement.setFetchSize(atOnce);
    statement.setLong(1, event);
    return statement.executeQuery();
  }

  private static long next(ResultSet rows) throws SQLException {
    return rows.next() ? rows.getLong(1) : Long.MAX_VALUE;
  }

  /** The next sheet, if there is one. */
  Optional<HashedSheet> next() throws SQLException {
    if (sheets.isClosed() || !sheets.next()) {
      return Optional.empty();
    }
    long last = sheets.getLong(2);
    List<Sheet.SheetFault> itsFaults = new ArrayList<>(0);
    for (; nextFault <= last; nextFault = next(faults)) {
      itsFaults.add(
          new Sheet.SheetFault(
              nextFault,
              faults.getInt(2),
              faults.getString(3),
              faults.getString(4),
              faults.getInt(5),
              faults.getString(6)));
    }
    List<Sheet.SheetRecord> itsRecords = new ArrayList<>(0);
    List<String> hashes = new ArrayList<>(0);
    for (; nextRecord <= last; nextRecord = next(records)) {
      itsRecords.add(new Sheet.SheetRecord(nextRecord, records.getString(2)));
      hashes.add(records.getString(3));
    }
    return Optional.of(
        new HashedSheet(
            new Sheet(sheets.getLong(1), last, sheets.getString(3), itsFaults, itsRecords),
            sheets.getString(4),
            sheets.getString(5),
            sheets.getString(6),
            hashes));
  }

  /** A match that has a fault or a record but is in no sheet, after the last sheet was read. */
  Optional<Long> matchWithoutSheet() {
    long match = Math.min(nextFault, nextRecord);
    return match == Long.MAX_VALUE ? Optional.empty() : Optional.of(match);
  }

  @Override
  public void close() throws SQLException {
    sheets.close();
    faults.close();
    records.close();
  }
}
