package dev.agon.ladder.log;

import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainKey;
import dev.agon.chain.ChainStatus;
import dev.agon.chain.Origin;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.event.EventSeed;
import dev.agon.game.Parsed;
import dev.agon.row.MatchRow;
import dev.agon.store.ChainCheck;
import dev.agon.store.ChainTable;
import dev.agon.store.Database;
import dev.agon.store.EventLock;
import dev.agon.store.EventRow;
import dev.agon.store.EventTable;
import dev.agon.store.MatchWriter;
import dev.agon.store.RowReader;
import dev.agon.store.Sql;
import dev.agon.store.StoreConnection;
import dev.agon.store.StoreProblem;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Ladders in a database, in the tables of events: the row of a ladder has its head, and rows of
 * results have the lines of its log, with the same chain of hashes.
 */
public final class LadderStore implements AutoCloseable {
  private final Database database;
  private final ArenaState state;
  private final StoreConnection connection;
  private final ChainTable chains;

  private LadderStore(Database database, ArenaState state) {
    this.database = database;
    this.state = state;
    this.connection = new StoreConnection(database);
    this.chains = new ChainTable(database, state);
  }

  /** Opens the database, and creates its tables if there are none. */
  public static LadderStore open(String where) {
    return open(where, ArenaState.ofUser());
  }

  /** The same with another state folder. */
  public static LadderStore open(String where, ArenaState state) {
    return new LadderStore(Database.of(where), state);
  }

  /** Opens the database; empty if it is a file that does not exist. */
  public static Optional<LadderStore> openExisting(String where) {
    Database database = Database.of(where);
    return database.mayExist()
        ? Optional.of(new LadderStore(database, ArenaState.ofUser()))
        : Optional.empty();
  }

  private static long row(long ladder) {
    return EventTable.LADDERS + ladder;
  }

  /** Stores a new ladder, whose master key is encrypted. */
  public StoredLadder begin(LadderHead head, LadderKeys keys) {
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    long id =
        connection.writing(
            alone -> {
              long next =
                  Sql.number(
                      alone,
                      "SELECT coalesce(max(id), ?) + 1 FROM events WHERE id >= ?",
                      EventTable.LADDERS,
                      EventTable.LADDERS);
              Event secret = head.event().withSeed(new EventSeed.Secret(keys.master()));
              chains.insert(
                  alone,
                  new EventRow(
                      next,
                      EventJson.text(secret),
                      head.ladderText(),
                      "",
                      now.toString(),
                      new Origin.PlayedHere().text(),
                      "",
                      "",
                      "",
                      "",
                      "",
                      ""));
              return next - EventTable.LADDERS;
            });
    return new StoredLadder(id, head, now, 0);
  }

  /** All ladders, ordered by number. */
  public List<StoredLadder> ladders() {
    return connection.reading(
        reading -> {
          List<Long> ids =
              Sql.query(
                  reading,
                  "SELECT id FROM events WHERE id > ? ORDER BY id",
                  row -> row.getLong(1),
                  EventTable.LADDERS);
          Stream.Builder<StoredLadder> all = Stream.builder();
          for (long id : ids) {
            all.add(read(reading, id - EventTable.LADDERS));
          }
          return all.build().toList();
        });
  }

  /**
   * The last ladder with this name or number, or the last of all.
   *
   * @throws StoreProblem if there is none
   */
  public StoredLadder named(String name) {
    List<StoredLadder> all = ladders();
    if (all.isEmpty()) {
      throw new StoreProblem("there is no ladder in the database; agon ladder FOLDER begins one");
    }
    return all.reversed().stream()
        .filter(
            ladder ->
                name.equals("last")
                    || name.equals(ladder.name())
                    || name.equals(Long.toString(ladder.id())))
        .findFirst()
        .orElseThrow(
            () ->
                new StoreProblem(
                    "there is no ladder %s; there are: %s"
                        .formatted(
                            Parsed.quoted(name),
                            all.stream()
                                .map(ladder -> ladder.id() + " (" + ladder.name() + ")")
                                .collect(Collectors.joining(", ")))));
  }

  private static StoredLadder read(Connection reading, long ladder) throws SQLException {
    EventRow row = EventRow.read(reading, row(ladder)).orElseThrow();
    long entries =
        Sql.number(
            reading, "SELECT coalesce(max(last), 0) FROM results WHERE event = ?", row(ladder));
    return new StoredLadder(
        ladder,
        LadderHead.read(row.event(), row.test(), "the head of ladder " + ladder),
        Instant.parse(row.started()),
        entries);
  }

  /**
   * The keys of a ladder.
   *
   * @throws dev.agon.text.UserError if its master key was encrypted by another arena
   */
  public LadderKeys keys(long ladder) {
    return ownKeys(ladder)
        .orElseThrow(
            () ->
                new StoreProblem(
                    "ladder %d of %s was begun with a key that the state folder does not have"
                        .formatted(ladder, database.where())));
  }

  /** The keys of a ladder that this arena began. */
  public Optional<LadderKeys> ownKeys(long ladder) {
    return connection.reading(
        reading -> {
          EventRow row = EventRow.read(reading, row(ladder)).orElseThrow();
          String name =
              Sql.first(reading, "SELECT name FROM agon_schema", found -> found.getString(1))
                  .orElse("");
          Optional<ChainKey> own =
              state.key().filter(key -> key.id().equals(row.keyId()) && row.hasChainId(name));
          return own.map(key -> EventJson.read(row.opened(key, name)).seed())
              .filter(EventSeed.Secret.class::isInstance)
              .map(seed -> new LadderKeys(seed.key()));
        });
  }

  /** A writer for further entries, which commits them a few times per second. */
  public MatchWriter writer(long ladder) {
    return new MatchWriter(
        database, connection.reading(reading -> chains.open(reading, row(ladder))));
  }

  /**
   * Takes the right to play a ladder, until the lock is closed or the process ends.
   *
   * @throws StoreProblem if another process has it
   */
  public EventLock lock(long ladder) {
    return EventLock.take(
        database,
        "-ladder-" + ladder,
        row(ladder),
        "ladder %1$d is being played by %%s; agon ladder standings %1$d shows it"
            .formatted(ladder));
  }

  /** Takes the lines of a log in order, with their numbers from 1. */
  @FunctionalInterface
  public interface LineReceiver {
    void line(long number, String line);
  }

  /** Reads the log from an entry on. */
  public void read(long ladder, long from, LineReceiver receiver) {
    try {
      long first =
          Sql.number(
              connection.connection(),
              "SELECT coalesce(max(first), 1) FROM results WHERE event = ? AND first <= ?",
              row(ladder),
              from);
      try (RowReader rows =
          new RowReader(connection.connection(), row(ladder), first, RowReader.Extent.RESULTS)) {
        for (Optional<RowReader.HashedRow> next = rows.next();
            next.isPresent();
            next = rows.next()) {
          lines(next.get().row(), from, receiver);
        }
      }
      connection.connection().commit();
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  private static void lines(MatchRow row, long from, LineReceiver receiver) {
    long number = row.first();
    for (String line : row.lines().split("\n", -1)) {
      if (number >= from) {
        receiver.line(number, line);
      }
      number++;
    }
  }

  /** Whether the log is as it was stored; messages call its entries matches. */
  public ChainStatus check(long ladder) {
    return connection.reading(reading -> ChainCheck.check(database, reading, state, row(ladder)));
  }

  @Override
  public void close() {
    connection.close();
  }
}
