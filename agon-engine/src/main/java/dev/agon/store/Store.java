package dev.agon.store;

import dev.agon.api.PublicApi;
import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainStatus;
import dev.agon.chain.Origin;
import dev.agon.chain.Sheet;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.event.SprtPlan;
import dev.agon.execute.WorkerTotals;
import dev.agon.store.web.GameTable;
import dev.agon.store.web.PremiereTable;
import dev.agon.store.web.StoreTransactions;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Events and their matches in a database. Matches are only added, in canonical order, so the stored
 * matches are always the beginning of the event.
 */
public final class Store implements AutoCloseable {
  private static final String EVENTS =
      """
      SELECT id, event, test, commitment, started, digest,
        coalesce((SELECT last FROM results WHERE event = id ORDER BY first DESC LIMIT 1), 0),
        origin
      FROM events
      """;

  private final Database database;
  private final Connection connection;
  private final ArenaState state;
  private final ChainTable chains;

  Store(Database database, ArenaState state) {
    this.database = database;
    this.state = state;
    this.chains = new ChainTable(database, state);
    this.connection = database.connect();
    try {
      Schema.prepare(database, connection);
    } catch (StoreProblem e) {
      database.close(connection);
      throw e;
    }
  }

  /** Opens the database for the user who runs this process. */
  @PublicApi
  public static Store open(String where) {
    return open(where, ArenaState.ofUser());
  }

  /**
   * Opens the database, and creates its tables if there are none.
   *
   * @param where a file, or the address of a PostgreSQL database
   * @param state has the key with which events are stored and verified
   */
  public static Store open(String where, ArenaState state) {
    return new Store(Database.of(where), state);
  }

  /** Opens the database; empty if it is a file that does not exist. */
  public static Optional<Store> openExisting(String where) {
    Database database = Database.of(where);
    return database.mayExist()
        ? Optional.of(new Store(database, ArenaState.ofUser()))
        : Optional.empty();
  }

  /** The file or address of a database without a password, for messages. */
  public static String withoutPassword(String where) {
    return Database.of(where).where();
  }

  /** Stores a new event that is no test and has no commitment. */
  public StoredEvent begin(Event event, Instant started) {
    return begin(event, Optional.empty(), Optional.empty(), started);
  }

  /** Stores a new event that this arena plays itself. */
  public StoredEvent begin(
      Event event, Optional<SprtPlan> test, Optional<Commitment> commitment, Instant started) {
    return begin(event, test, commitment, started, new Origin.PlayedHere());
  }

  /**
   * Stores a new event, which gets the next number.
   *
   * @param event {@link Event#complete complete}
   * @param test the sequential test, if it is one
   * @param commitment what is published before the first match, if the key is secret
   * @param origin where its matches come from
   */
  public StoredEvent begin(
      Event event,
      Optional<SprtPlan> test,
      Optional<Commitment> commitment,
      Instant started,
      Origin origin) {
    return write(
        alone -> {
          EventRow row =
              new EventRow(
                  nextId(alone),
                  EventJson.text(event),
                  test.map(SprtPlan::json).orElse(""),
                  commitment.map(Commitment::text).orElse(""),
                  started.toString(),
                  origin.text(),
                  "",
                  "",
                  "",
                  "",
                  "",
                  "");
          chains.insert(alone, row);
          return events(alone, EVENTS + " WHERE id = " + row.id()).getFirst();
        });
  }

  private static long nextId(Connection alone) throws SQLException {
    try (PreparedStatement statement =
            alone.prepareStatement("SELECT coalesce(max(id), 0) + 1 FROM events");
        ResultSet row = statement.executeQuery()) {
      row.next();
      return row.getLong(1);
    }
  }

  @PublicApi
  public List<StoredEvent> events() {
    return read(reading -> events(reading, EVENTS + " ORDER BY id"));
  }

  @PublicApi
  public Optional<StoredEvent> event(long id) {
    return read(reading -> events(reading, EVENTS + " WHERE id = " + id).stream().findFirst());
  }

  private List<StoredEvent> events(Connection any, String query) throws SQLException {
    try (PreparedStatement statement = any.prepareStatement(query);
        ResultSet rows = statement.executeQuery()) {
      List<StoredEvent> events = new ArrayList<>();
      while (rows.next()) {
        events.add(StoredEvent.read(rows, database.where()));
      }
      return events;
    }
  }

  /** The matches of an event so far, in order. */
  public StoredMatches matches(long event) {
    return matches(event, 1);
  }

  /** The matches of an event from this number on, in order. */
  public StoredMatches matches(long event, long from) {
    return new StoredMatches(database, connection, event, from);
  }

  /** The stored records of an event's matches, in order. */
  public StoredRecords records(long event) {
    return new StoredRecords(database, connection, event);
  }

  /**
   * The records of an event: how many characters they have, and the number of the last match with a
   * record, 0 if there is none.
   */
  public StoredRecords.Extent recordExtent(long event) {
    return read(reading -> extent(reading, event));
  }

  private static StoredRecords.Extent extent(Connection reading, long event) throws SQLException {
    try (PreparedStatement statement =
        reading.prepareStatement(
            "SELECT coalesce(sum(length(json)), 0), coalesce(max(number), 0) FROM records"
                + " WHERE event = ?")) {
      statement.setLong(1, event);
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return new StoredRecords.Extent(row.getLong(1), row.getLong(2));
      }
    }
  }

  /** Deletes an event with everything that belongs to it, and frees its space. */
  public void delete(long event) {
    delete(
        event,
        List.of("records", "faults", "results", "premieres", "workers"),
        "DELETE FROM events WHERE id = ?");
  }

  /** Deletes the records of an event and frees their space; results and faults stay. */
  public void dropRecords(long event) {
    delete(event, List.of(), "DELETE FROM records WHERE event = ?");
  }

  private void delete(long event, List<String> tables, String last) {
    database.checkWritable();
    List<String> statements =
        Stream.concat(
                tables.stream().map(table -> "DELETE FROM " + table + " WHERE event = ?"),
                Stream.of(last))
            .toList();
    boolean isWhole = !tables.isEmpty();
    try (Connection alone = database.connectAlone()) {
      if (!isWhole) {
        chains.noteDropped(alone, event);
      }
      for (String sql : statements) {
        try (PreparedStatement statement = alone.prepareStatement(sql)) {
          statement.setLong(1, event);
          statement.executeUpdate();
        }
      }
      alone.commit();
      if (isWhole) {
        chains.forget(alone, event);
      }
      database.shrink(alone);
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  /**
   * A writer for the further matches of an event.
   *
   * @throws StoreProblem if the event was stored with another key; see {@link #trust}
   */
  public MatchWriter writer(long event) {
    database.checkWritable();
    return new MatchWriter(database, read(reading -> chains.open(reading, event)));
  }

  /** Takes the sheets of an event in order. */
  @FunctionalInterface
  public interface SheetReceiver {
    void accept(Sheet sheet) throws IOException;
  }

  /** Reads the sheets of an event as they are stored. */
  public void readSheets(long event, SheetReceiver receiver) throws IOException {
    try (SheetReader reader = new SheetReader(connection, event)) {
      for (Optional<SheetReader.HashedSheet> next = reader.next();
          next.isPresent();
          next = reader.next()) {
        receiver.accept(next.get().sheet());
      }
      connection.commit();
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  /** Stores further sheets of an event that was played elsewhere. */
  public void append(long event, List<Sheet> sheets) {
    database.checkWritable();
    ChainTable.OpenChain chain = read(reading -> chains.open(reading, event));
    try (SheetWriter writer = new SheetWriter(database.connect(), chain)) {
      writer.write(sheets);
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  /** Whether an event that exists is as it was stored. */
  public ChainStatus check(long event) {
    return read(reading -> ChainCheck.check(database, reading, state, event));
  }

  /**
   * Takes an unfinished event as it is stored now, although it is not or cannot be verified, and
   * continues it with the key of this user.
   */
  public void trust(long event) {
    database.checkWritable();
    try (Connection alone = database.connectAlone()) {
      chains.trust(connection, alone, event);
      connection.commit();
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  /**
   * Replaces an unfinished event, which was verified, by one that is run in another way; its
   * matches stay, and get a new chain.
   */
  public void replace(long id, Event event) {
    database.checkWritable();
    try (Connection alone = database.connectAlone()) {
      chains.replace(connection, alone, id, EventJson.text(event));
      connection.commit();
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  /**
   * Takes the right to play an event, until the lock is closed or the process ends.
   *
   * @throws StoreProblem if another process has it
   */
  public EventLock lock(long event) {
    database.checkWritable();
    return EventLock.take(database, event);
  }

  /** The games that people play. */
  public GameTable games() {
    return new GameTable(transactions());
  }

  private StoreTransactions transactions() {
    return new StoreTransactions() {
      @Override
      public <T> T reading(Statements<T> statements) {
        return read(statements);
      }

      @Override
      public <T> T writing(Statements<T> statements) {
        return write(statements);
      }
    };
  }

  private <T> T read(StoreTransactions.Statements<T> statements) {
    try {
      T answer = statements.run(connection);
      connection.commit();
      return answer;
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  private <T> T write(StoreTransactions.Statements<T> statements) {
    database.checkWritable();
    try (Connection alone = database.connectAlone()) {
      T answer = statements.run(alone);
      alone.commit();
      return answer;
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  /** How far premieres are revealed. */
  public PremiereTable premieres() {
    return new PremiereTable(transactions());
  }

  /** Whether it has the tables of games and premieres; one that cannot be written may lack them. */
  public boolean hasWebTables() {
    return read(reading -> Schema.isSince(Schema.WITH_WEB_TABLES, reading));
  }

  /** What the workers of a cluster have done for an event; none are known to older databases. */
  public List<WorkerTotals> workers(long event) {
    return read(
        reading ->
            Schema.isSince(Schema.WITH_WORKERS, reading)
                ? ClusterWorkers.read(reading, event)
                : List.of());
  }

  /** Replaces what is stored of an event's workers. */
  public void keepWorkers(long event, List<WorkerTotals> workers) {
    write(
        alone -> {
          ClusterWorkers.replace(alone, event, workers);
          return workers;
        });
  }

  /**
   * Takes the right to host the games of people, until the lock is closed or the process ends.
   *
   * @throws StoreProblem if another process has it
   */
  public EventLock lockGames() {
    database.checkWritable();
    return EventLock.takeGames(database);
  }

  /** Marks the event as finished. */
  public void finish(long event, String digest) {
    database.checkWritable();
    try (Connection alone = database.connectAlone()) {
      chains.finish(alone, event, digest);
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  /**
   * The record of a match, if it is stored.
   *
   * @throws StoreProblem if it was changed, as far as that can be told here
   */
  public Optional<String> record(long event, long number) {
    return read(reading -> record(reading, event, number));
  }

  private Optional<String> record(Connection reading, long event, long number) throws SQLException {
    try (PreparedStatement statement =
        reading.prepareStatement("SELECT json, hash FROM records WHERE event = ? AND number = ?")) {
      statement.setLong(1, event);
      statement.setLong(2, number);
      try (ResultSet rows = statement.executeQuery()) {
        if (!rows.next()) {
          return Optional.empty();
        }
        Sheet.SheetRecord record = new Sheet.SheetRecord(number, rows.getString(1));
        if (!chains.mayFit(reading, event, record, rows.getString(2))) {
          throw new StoreProblem(
              "event %d was changed outside Agon: the record of match %d does not fit its hash"
                  .formatted(event, number));
        }
        return Optional.of(record.json());
      }
    }
  }

  @Override
  @PublicApi
  public void close() {
    database.close(connection);
  }
}
