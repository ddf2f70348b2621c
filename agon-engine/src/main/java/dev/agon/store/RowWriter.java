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
    results.setLong(1, event);
    results.setLong(2, row.first());
    results.setLong(3, row.last());
    results.setString(4, row.lines());
    results.setString(5, chain.hashes().marks(row));
    results.setString(6, link.records());
    results.setString(7, link.hash());
    results.addBatch();
    for (MatchRow.RowFault fault : row.faults()) {
      add(fault);
    }
    for (int i = 0; i < row.records().size(); i++) {
      records.setLong(1, event);
      records.setLong(2, row.records().get(i).number());
      records.setString(3, row.records().get(i).json());
      records.setString(4, link.recordHashes().get(i));
      records.addBatch();
    }
  }

  private void add(MatchRow.RowFault fault) throws SQLException {
    faults.setLong(1, event);
    faults.setLong(2, fault.number());
    faults.setInt(3, fault.seat());
    faults.setString(4, fault.reason());
    faults.setString(5, fault.detail());
    faults.setInt(6, fault.step());
    faults.setString(7, fault.stderr());
    faults.addBatch();
  }

  @Override
  public void close() throws SQLException {
    try (connection) {
      keeper.close();
    }
  }
}
