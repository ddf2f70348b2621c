package dev.agon.store;

import dev.agon.row.MatchRow;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the rows of an event as they are stored. */
public final class RowReader implements AutoCloseable {
  private static final int ROWS_AT_ONCE = 16;
  private static final int FAULTS_AT_ONCE = 1_000;
  private static final int RECORDS_AT_ONCE = 100;

  /** A row with what is stored beside it; {@code records} is the hash of its records. */
  public record HashedRow(
      MatchRow row, String marks, String records, String hash, List<String> recordHashes) {
    public HashedRow {
      recordHashes = List.copyOf(recordHashes);
    }
  }

  private final ResultSet rows;
  private final ResultSet faults;
  private final @Nullable ResultSet records;

  /** The match of the next fault; {@code Long.MAX_VALUE} after the last. */
  private long nextFault;

  /** The match of the next record; {@code Long.MAX_VALUE} after the last. */
  private long nextRecord;

  /** What is read of each row. */
  public enum Extent {
    /** Its matches and their faults. */
    RESULTS,
    /** Its hashes, too. */
    HASHES,
    /** Its records, too. */
    WHOLE
  }

  /** Reads from the row that begins with a match on. */
  public RowReader(Connection connection, long event, long from, Extent extent)
      throws SQLException {
    rows =
        Sql.open(
            connection,
            "SELECT first, last, lines, %s FROM results WHERE event = ? AND first >= ? ORDER BY first"
                .formatted(extent == Extent.RESULTS ? "'', '', ''" : "marks, records, hash"),
            ROWS_AT_ONCE,
            event,
            from);
    faults =
        Sql.open(
            connection,
            "SELECT number, seat, reason, detail, step, stderr FROM faults"
                + " WHERE event = ? AND number >= ? ORDER BY number, seat",
            FAULTS_AT_ONCE,
            event,
            from);
    records =
        extent == Extent.WHOLE
            ? Sql.open(
                connection,
                "SELECT number, json, hash FROM records WHERE event = ? AND number >= ?"
                    + " ORDER BY number",
                RECORDS_AT_ONCE,
                event,
                from)
            : null;
    nextFault = next(faults);
    nextRecord = next(records);
  }

  /** Reads all rows with their hashes and records. */
  static RowReader whole(Connection connection, long event) throws SQLException {
    return new RowReader(connection, event, 0, Extent.WHOLE);
  }

  private static long next(@Nullable ResultSet rows) throws SQLException {
    return rows != null && rows.next() ? rows.getLong(1) : Long.MAX_VALUE;
  }

  public Optional<HashedRow> next() throws SQLException {
    if (rows.isClosed() || !rows.next()) {
      return Optional.empty();
    }
    long last = rows.getLong(2);
    List<MatchRow.RowFault> itsFaults = new ArrayList<>(0);
    for (; nextFault <= last; nextFault = next(faults)) {
      itsFaults.add(
          new MatchRow.RowFault(
              nextFault,
              faults.getInt(2),
              faults.getString(3),
              faults.getString(4),
              faults.getInt(5),
              faults.getString(6)));
    }
    List<MatchRow.RowRecord> itsRecords = new ArrayList<>(0);
    List<String> hashes = new ArrayList<>(0);
    for (; records != null && nextRecord <= last; nextRecord = next(records)) {
      itsRecords.add(new MatchRow.RowRecord(nextRecord, records.getString(2)));
      hashes.add(records.getString(3));
    }
    return Optional.of(
        new HashedRow(
            new MatchRow(rows.getLong(1), last, rows.getString(3), itsFaults, itsRecords),
            rows.getString(4),
            rows.getString(5),
            rows.getString(6),
            hashes));
  }

  /** A match that has a fault or a record but is in no row, after the last row was read. */
  Optional<Long> matchWithoutRow() {
    long match = Math.min(nextFault, nextRecord);
    return match == Long.MAX_VALUE ? Optional.empty() : Optional.of(match);
  }

  @Override
  public void close() throws SQLException {
    rows.close();
    faults.close();
    if (records != null) {
      records.close();
    }
  }
}
