package dev.agon.store;

import dev.agon.chain.EventChain;
import dev.agon.row.MatchRow;
import dev.agon.row.RowMatches;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the matches of an event, from the first or a later one on, and verifies each row if it has
 * the event's hashes. Must be closed, because an open reader keeps the database from emptying its
 * write-ahead log.
 */
public final class StoredMatches implements AutoCloseable {
  private static final RowMatches EMPTY =
      new RowMatches(new MatchRow(1, 0, "", List.of(), List.of()));

  private final Database database;
  private final Connection connection;
  private final long event;
  private long from;
  private final Optional<EventChain> hashes;
  private @Nullable RowReader rows;
  private RowMatches matches = EMPTY;

  /** The last match of the row that is read. */
  private long last;

  /** The hash of the row before the next one. */
  private String before = "";

  /** Whether that hash is only claimed: the next row may be one of another event. */
  private boolean isInside;

  StoredMatches(
      Database database,
      Connection connection,
      long event,
      long from,
      Optional<EventChain> hashes) {
    this.database = database;
    this.connection = connection;
    this.event = event;
    this.from = from;
    this.hashes = hashes;
  }

  public Optional<StoredMatch> next() {
    try {
      if (rows == null) {
        rows = open();
      }
      while (true) {
        if (!matches.hasNext()) {
          Optional<RowReader.HashedRow> next = rows.next();
          if (next.isEmpty()) {
            return Optional.empty();
          }
          if (hashes.isPresent()) {
            verify(hashes.get(), next.get());
          }
          matches = new RowMatches(next.get().row());
          last = next.get().row().last();
        }
        long number = matches.number();
        List<Integer> seats = matches.seats();
        StoredMatch match = new StoredMatch(number, seats, matches.result(seats.size()));
        if (number >= from) {
          return Optional.of(match);
        }
      }
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      throw new StoreProblem(
          "cannot read %s: match %d of event %d is damaged"
              .formatted(database.where(), matches.number(), event),
          e);
    }
  }

  /** Leaves out the matches before this one, and does not read rows that have no others. */
  public void skipTo(long number) {
    from = number;
    if (number > last + 1) {
      close();
      rows = null;
      matches = EMPTY;
    }
  }

  private RowReader open() throws SQLException {
    long first =
        Sql.number(
            connection,
            "SELECT coalesce(max(first), 1) FROM results WHERE event = ? AND first <= ?",
            event,
            from);
    if (hashes.isEmpty()) {
      return new RowReader(connection, event, first, RowReader.Extent.RESULTS);
    }
    before =
        Sql.first(
                connection,
                "SELECT hash FROM results WHERE event = ? AND first < ? ORDER BY first DESC LIMIT"
                    + " 1",
                row -> row.getString(1),
                event,
                first)
            .orElse(hashes.get().start());
    isInside = first > 1;
    return new RowReader(connection, event, first, RowReader.Extent.HASHES);
  }

  private void verify(EventChain chain, RowReader.HashedRow stored) {
    MatchRow row = stored.row();
    if (!chain.nextWithoutRecords(before, row, stored.records()).hash().equals(stored.hash())
        || isInside && !chain.marks(row).equals(stored.marks())) {
      throw new StoreProblem(
          "event %d was changed outside Agon: match %d or a later one until %d does not fit its hash"
              .formatted(event, row.first(), row.last()));
    }
    before = stored.hash();
    isInside = false;
  }

  @Override
  public void close() {
    try {
      if (rows != null) {
        rows.close();
        connection.commit();
      }
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }
}
