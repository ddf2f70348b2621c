package dev.agon.store;

import dev.agon.api.PublicApi;
import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainStatus;
import dev.agon.chain.Origin;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.event.EventSeed;
import dev.agon.execute.WorkerTotals;
import dev.agon.rating.SprtPlan;
import dev.agon.row.MatchRow;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Events and their matches in a database. Matches are only added, in canonical order, so the stored
 * matches are always the beginning of the event.
 */
public final class Store implements AutoCloseable {
  private final StoreConnection connection;
  private final Database database;
  private final ArenaState state;
  private final ChainTable chains;
  private final EventTable events;

  Store(Database database, ArenaState state) {
    this.database = database;
    this.state = state;
    this.chains = new ChainTable(database, state);
    this.events = new EventTable(database.where());
    this.connection = new StoreConnection(database);
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
   */
  public StoredEvent begin(
      Event event,
      Optional<SprtPlan> test,
      Optional<Commitment> commitment,
      Instant started,
      Origin origin) {
    return connection.writing(
        alone -> {
          EventRow row = EventTable.next(alone, event, test, commitment, started, origin);
          chains.insert(alone, row);
          return events.find(alone, row.id()).orElseThrow();
        });
  }

  /** All events, ordered by number. */
  @PublicApi
  public List<StoredEvent> events() {
    return connection.reading(events::all);
  }

  /** The events that are not finished, ordered by number. */
  public List<StoredEvent> unfinished() {
    return connection.reading(events::unfinished);
  }

  /** The event with this number. */
  @PublicApi
  public Optional<StoredEvent> event(long id) {
    return connection.reading(reading -> events.find(reading, id));
  }

  /**
   * The same event with its seed in the open, to play it.
   *
   * @throws StoreProblem if its key was encrypted by another arena, or was changed
   */
  public StoredEvent opened(StoredEvent event) {
    return event.event().seed() instanceof EventSeed.Sealed
        ? event.withSeed(connection.reading(reading -> chains.seed(reading, event.id())))
        : event;
  }

  /** The matches of an event so far, in order. */
  public StoredMatches matches(long event) {
    return matches(event, 1);
  }

  /** The matches of an event from this number on, in order. */
  public StoredMatches matches(long event, long from) {
    return new StoredMatches(database, connection.connection(), event, from, Optional.empty());
  }

  /**
   * The same, where reading a match fails with a {@link StoreProblem} if it was changed, as far as
   * that can be told here.
   */
  public StoredMatches verifiedMatches(long event, long from) {
    return new StoredMatches(
        database,
        connection.connection(),
        event,
        from,
        connection.reading(reading -> chains.verifying(reading, event)));
  }

  /** How many faults an event has. */
  public long faults(long event) {
    return connection.reading(
        reading -> Sql.number(reading, "SELECT count(*) FROM faults WHERE event = ?", event));
  }

  /** The numbers of the matches of an event that have a fault, in order. */
  public List<Long> faultyMatches(long event) {
    return connection.reading(
        reading ->
            Sql.query(
                reading,
                "SELECT DISTINCT number FROM faults WHERE event = ? ORDER BY number",
                row -> row.getLong(1),
                event));
  }

  /** The stored records of an event's matches, in order. */
  public StoredRecords records(long event) {
    return new StoredRecords(database, connection.connection(), event);
  }

  /** The number of the last match of an event with a record, 0 if there is none. */
  public long lastRecord(long event) {
    return connection.reading(reading -> EventTable.lastRecord(reading, event));
  }

  /** The characters of all records of an event, which are read for that. */
  public long recordedCharacters(long event) {
    return connection.reading(reading -> EventTable.recordedCharacters(reading, event));
  }

  /** Deletes an event with everything that belongs to it, and frees its space. */
  public void delete(long event) {
    connection.write(alone -> EventTable.delete(alone, event));
    boolean _ = connection.reading(reading -> chains.forget(reading, event));
    database.shrink();
  }

  /** Deletes the records of an event and frees their space; results and faults stay. */
  public void dropRecords(long event) {
    connection.write(
        alone -> {
          chains.noteDropped(alone, event);
          EventTable.deleteRecords(alone, event);
        });
    database.shrink();
  }

  /**
   * A writer for the further matches of an event.
   *
   * @throws StoreProblem if the event was stored with another key; see {@link #trust}
   */
  public MatchWriter writer(long event) {
    database.checkWritable();
    return new MatchWriter(database, chain(event));
  }

  private ChainTable.OpenChain chain(long event) {
    return connection.reading(reading -> chains.open(reading, event));
  }

  /** Takes the rows of an event in order. */
  @FunctionalInterface
  public interface RowReceiver {
    void accept(MatchRow row) throws IOException;
  }

  public void readRows(long event, RowReceiver receiver) throws IOException {
    try (RowReader reader = RowReader.whole(connection.connection(), event)) {
      for (Optional<RowReader.HashedRow> next = reader.next();
          next.isPresent();
          next = reader.next()) {
        receiver.accept(next.get().row());
      }
      connection.connection().commit();
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  /** Stores further rows of an event that was played elsewhere. */
  public void append(long event, List<MatchRow> rows) {
    database.checkWritable();
    try (RowWriter writer = new RowWriter(database.connect(), chain(event))) {
      writer.write(rows);
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  /** Whether an event that exists is as it was stored. */
  public ChainStatus check(long event) {
    return connection.reading(reading -> ChainCheck.check(database, reading, state, event));
  }

  /**
   * Takes an unfinished event as it is stored now, although it is not or cannot be verified, and
   * continues it with the key of this user.
   *
   * @param event {@link #opened opened}
   */
  public void trust(StoredEvent event) {
    connection.write(
        alone -> chains.trust(connection.connection(), alone, event.id(), event.event().seed()));
  }

  /**
   * Replaces an unfinished event, which was verified, by one that is run in another way; its
   * matches stay, and get a new chain.
   */
  public void replace(long id, Event event) {
    connection.write(
        alone -> chains.replace(connection.connection(), alone, id, EventJson.text(event)));
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
    return new GameTable(connection);
  }

  /** How far premieres are revealed. */
  public PremiereTable premieres() {
    return new PremiereTable(connection, chains);
  }

  /** Whether it has the tables of games and premieres; one that cannot be written may lack them. */
  public boolean hasWebTables() {
    return connection.reading(reading -> Schema.isSince(Schema.WITH_WEB_TABLES, reading));
  }

  /** What the workers of a cluster have done for an event; none are known to older databases. */
  public List<WorkerTotals> workers(long event) {
    return connection.reading(
        reading ->
            Schema.isSince(Schema.WITH_WORKERS, reading)
                ? ClusterWorkers.read(reading, event)
                : List.of());
  }

  /** Replaces what is stored of an event's workers. */
  public void keepWorkers(long event, List<WorkerTotals> workers) {
    connection.write(alone -> ClusterWorkers.replace(alone, event, workers));
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

  /** Stores the end of an event whose result is not kept. */
  public void finish(long event, String digest) {
    finish(event, digest, "");
  }

  /**
   * Stores the end of an event.
   *
   * @param kept its result, to show it without reading all matches; empty text for none
   */
  public void finish(long event, String digest, String kept) {
    connection.write(alone -> chains.finish(alone, event, digest, kept));
  }

  /**
   * The result that was kept at the end of an event, if it is as it was kept, as far as that can be
   * told here.
   */
  public Optional<String> keptResult(long event) {
    return connection.reading(reading -> chains.keptResult(reading, event));
  }

  /**
   * The record of a match, if it is stored.
   *
   * @throws StoreProblem if it was changed, as far as that can be told here
   */
  public Optional<String> record(long event, long number) {
    return connection.reading(
        reading -> {
          Optional<EventTable.HashedRecord> found = EventTable.record(reading, event, number);
          if (found.isPresent() && !chains.mayFit(reading, event, number, found.get())) {
            throw new StoreProblem(
                "event %d was changed outside Agon: the record of match %d does not fit its hash"
                    .formatted(event, number));
          }
          return found.map(EventTable.HashedRecord::json);
        });
  }

  @Override
  @PublicApi
  public void close() {
    connection.close();
  }
}
