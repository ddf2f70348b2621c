package dev.agon.store;

import dev.agon.chain.ChainHead;
import dev.agon.chain.EventChain;
import dev.agon.chain.HeadKeeper;
import dev.agon.row.MatchRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Writes rows of an event and extends its chain; each call is one transaction. */
final class RowWriter implements AutoCloseable {
  private final ChainTable.OpenChain chain;
  private final long event;
  private final Connection connection;
  private final PreparedStatement results;
  private final PreparedStatement faults;
  private final PreparedStatement records;
  private final HeadKeeper keeper;
  private ChainHead head;

  RowWriter(Connection connection, ChainTable.OpenChain chain) throws SQLException {
    this.chain = chain;
    this.event = chain.id().event();
    this.connection = connection;
    this.head = chain.head();
    results =
        connection.prepareStatement(
            "INSERT INTO results (event, first, last, lines, marks, records, hash)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?)");
    faults =
        connection.prepareStatement(
            "INSERT INTO faults (event, number, seat, reason, detail, step, stderr)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?)");
    records =
        connection.prepareStatement(
            "INSERT INTO records (event, number, json, hash) VALUES (?, ?, ?, ?)");
    keeper = new HeadKeeper(chain.state(), chain.id());
  }

  /**
   * Commits the rows; the end of the chain is then kept in the arena's state. A crash between the
   * two leaves the state behind the database, which is allowed; it is never ahead of it.
   */
  void write(List<MatchRow> rows) throws SQLException {
    ChainHead end = head;
    for (MatchRow row : rows) {
      EventChain.Link link = chain.hashes().next(end.hash(), row);
      end = new ChainHead(end.rows() + 1, row.last(), link.hash(), "");
      add(row, link);
    }
    results.executeBatch();
    faults.executeBatch();
    records.executeBatch();
    connection.commit();
    head = end;
    keeper.keep(head);
  }

  private void add(MatchRow row, EventChain.Link link) throws SQLException {
    Sql.set(
        results,
        event,
        row.first(),
        row.last(),
        row.lines(),
        chain.hashes().marks(row),
        link.records(),
        link.hash());
    results.addBatch();
    for (MatchRow.RowFault fault : row.faults()) {
      Sql.set(
          faults,
          event,
          fault.number(),
          fault.seat(),
          fault.reason(),
          fault.detail(),
          fault.step(),
          fault.stderr());
      faults.addBatch();
    }
    for (int i = 0; i < row.records().size(); i++) {
      MatchRow.RowRecord record = row.records().get(i);
      Sql.set(records, event, record.number(), record.json(), link.recordHashes().get(i));
      records.addBatch();
    }
  }

  @Override
  public void close() throws SQLException {
    try (connection) {
      keeper.close();
    }
  }
}
