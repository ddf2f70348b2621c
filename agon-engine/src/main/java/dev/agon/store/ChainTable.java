package dev.agon.store;

import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainHead;
import dev.agon.chain.ChainKey;
import dev.agon.chain.EventChain;
import dev.agon.chain.Origin;
import dev.agon.event.EventJson;
import dev.agon.event.EventSeed;
import dev.agon.row.MatchRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Optional;

/** Writes the hashes of events, and keeps the ends of their chains in the arena's state. */
public final class ChainTable {
  private final Database database;
  private final ArenaState state;

  public ChainTable(Database database, ArenaState state) {
    this.database = database;
    this.state = state;
  }

  /** The chain of an event that is to be extended; {@code head} is its end in the database. */
  public record OpenChain(
      ArenaState state, EventChain.ChainId id, EventChain hashes, ChainHead head) {}

  /** Inserts a new event, whose chain and hash are still to be filled in. */
  public void insert(Connection alone, EventRow event) throws SQLException {
    ChainKey key = state.makeKey();
    String name = Schema.name(alone);
    EventRow row = event.chained(key, name);
    row.sealed(key, name).insert(alone);
    state.keep(row.chainId(name), new ChainHead(0, 0, row.hash(), ""));
  }

  /**
   * The chain of an event, to extend it.
   *
   * @throws StoreProblem if it was stored with another key
   */
  public OpenChain open(Connection connection, long event) throws SQLException {
    EventRow row =
        EventRow.read(connection, event)
            .orElseThrow(() -> new StoreProblem("there is no event " + event));
    ChainKey key = state.makeKey();
    if (!key.id().equals(row.keyId())) {
      throw new StoreProblem(
          "event %d of %s was stored with key %s, and the key here is %s"
              .formatted(event, database.where(), row.keyId(), key.id()));
    }
    String name = Schema.name(connection);
    if (!row.hasChainId(name)) {
      throw new StoreProblem("event %d of %s is damaged".formatted(event, database.where()));
    }
    return new OpenChain(
        state, row.chainId(name), row.hashes(key, name), head(connection, event, row.hash()));
  }

  private static ChainHead head(Connection connection, long event, String start)
      throws SQLException {
    long rows = Sql.number(connection, "SELECT count(*) FROM results WHERE event = ?", event);
    return Sql.first(
            connection,
            "SELECT last, hash FROM results WHERE event = ? ORDER BY first DESC LIMIT 1",
            row -> new ChainHead(rows, row.getLong(1), row.getString(2), ""),
            event)
        .orElseGet(() -> new ChainHead(0, 0, start, ""));
  }

  /** {@code kept} is the result to keep; empty text for none. */
  void finish(Connection alone, long event, String digest, String kept) throws SQLException {
    OpenChain chain = open(alone, event);
    ChainHead head = chain.head();
    EventRow row = EventRow.read(alone, event).orElseThrow();
    ChainKey key = state.makeKey();
    String end = chain.hashes().end(head.hash(), head.rows(), digest);
    Sql.update(
        alone,
        "UPDATE events SET event = ?, digest = ?, end_hash = ? WHERE id = ?",
        PremiereTable.has(alone, event) ? row.event() : row.opened(key, chain.id().database()),
        digest,
        end,
        event);
    if (!kept.isEmpty()) {
      new KeptRow(kept, chain.hashes().kept(end, kept)).insert(alone, event);
    }
    alone.commit();
    state.keep(chain.id(), new ChainHead(head.rows(), head.matches(), head.hash(), digest));
  }

  /** The hashes of an event that was stored with the key of this user. */
  Optional<EventChain> own(Connection connection, long event) throws SQLException {
    String name = Schema.name(connection);
    return EventRow.read(connection, event)
        .flatMap(row -> ownKey(row, name).map(key -> row.hashes(key, name)));
  }

  /**
   * The hashes with which what is read of an event is verified; empty if that cannot be done here.
   *
   * @throws StoreProblem if it is not the event that this arena stored
   */
  Optional<EventChain> verifying(Connection connection, long event) throws SQLException {
    String name = Schema.name(connection);
    Optional<EventRow> row = EventRow.read(connection, event);
    Optional<String> misfit =
        row.flatMap(
            found ->
                ChainCheck.misfit(
                    state,
                    name,
                    found,
                    found.hasChainId(name) && state.head(found.chainId(name)).isPresent()));
    if (misfit.isPresent()) {
      throw new StoreProblem(
          "event %d was changed outside Agon: %s".formatted(event, misfit.get()));
    }
    return row.flatMap(found -> ownKey(found, name).map(key -> found.hashes(key, name)));
  }

  /** The key of this user, if the event was stored with it. */
  private Optional<ChainKey> ownKey(EventRow row, String database) {
    return state.key().filter(key -> key.id().equals(row.keyId()) && row.hasChainId(database));
  }

  /** Publishes the key of a finished event that was sealed until now, if this arena can. */
  void publish(Connection alone, long event) throws SQLException {
    EventRow row = EventRow.read(alone, event).orElseThrow();
    String name = Schema.name(alone);
    Optional<ChainKey> own = ownKey(row, name);
    if (own.isPresent() && !row.digest().isEmpty()) {
      Sql.update(
          alone, "UPDATE events SET event = ? WHERE id = ?", row.opened(own.get(), name), event);
    }
  }

  /**
   * The seed of an event under way, which may be sealed.
   *
   * @throws StoreProblem if this arena cannot open it
   */
  EventSeed seed(Connection connection, long event) throws SQLException {
    EventRow row = EventRow.read(connection, event).orElseThrow();
    String name = Schema.name(connection);
    Optional<ChainKey> own = ownKey(row, name);
    if (own.isEmpty()) {
      throw new StoreProblem(
          ("the key of event %1$d is encrypted with key %2$s, which the state folder does not have;"
                  + " where it is, agon event key %1$d > FILE writes it for agon resume %1$d"
                  + " --trust-stored --event-key FILE")
              .formatted(event, row.keyId()));
    }
    EventSeed seed = EventJson.read(row.opened(own.get(), name)).seed();
    if (seed instanceof EventSeed.Sealed) {
      throw new StoreProblem(
          "event %d was changed outside Agon: its encrypted key cannot be read".formatted(event));
    }
    return seed;
  }

  /** The kept result of an event that ended as it is stored here; its matches are not read. */
  Optional<String> keptResult(Connection connection, long event) throws SQLException {
    Optional<EventChain> hashes = own(connection, event);
    if (hashes.isEmpty()) {
      return Optional.empty();
    }
    EventRow row = EventRow.read(connection, event).orElseThrow();
    Optional<ChainHead> head = state.head(row.chainId(Schema.name(connection)));
    return head.isPresent()
            && row.hash().equals(hashes.get().start())
            && row.digest().equals(head.get().digest())
            && row.endHash()
                .equals(hashes.get().end(head.get().hash(), head.get().rows(), row.digest()))
        ? KeptRow.read(connection, event)
            .filter(kept -> kept.fits(hashes.get(), row.endHash()))
            .map(KeptRow::result)
        : Optional.empty();
  }

  /** Notes that the records of an event are dropped; without the event's key this has no effect. */
  void noteDropped(Connection alone, long event) throws SQLException {
    Optional<EventChain> hashes = own(alone, event);
    if (hashes.isPresent()) {
      Sql.update(
          alone, "UPDATE events SET dropped = ? WHERE id = ?", hashes.get().dropped(), event);
    }
  }

  /** Whether a record fits its hash, or that cannot be told here. */
  boolean mayFit(Connection connection, long event, long number, EventTable.HashedRecord record)
      throws SQLException {
    Optional<EventChain> hashes = verifying(connection, event);
    return hashes.isEmpty()
        || hashes.get().record(new MatchRow.RowRecord(number, record.json())).equals(record.hash());
  }

  /** Forgets the chains of a deleted event; false if the database has no valid name. */
  boolean forget(Connection reading, long event) throws SQLException {
    String name = Schema.name(reading);
    if (!EventChain.ChainId.isName(name)) {
      return false;
    }
    state.forget(name, event);
    return true;
  }

  /** Makes a new chain for an unfinished event as it is stored now, under the user's key. */
  void trust(Connection reading, Connection alone, long event, EventSeed seed) throws SQLException {
    EventRow old = EventRow.read(alone, event).orElseThrow();
    String text = SealedSeed.open(old.event(), seed);
    long matches = head(alone, event, "").matches();
    rechain(reading, alone, old.with(text, new Origin.Trusted(matches).text()));
  }

  /** Makes a new chain for an unfinished event, with another form of the event in its row. */
  void replace(Connection reading, Connection alone, long event, String json) throws SQLException {
    EventRow old = EventRow.read(alone, event).orElseThrow();
    rechain(reading, alone, old.with(json, old.origin()));
  }

  private void rechain(Connection reading, Connection alone, EventRow content) throws SQLException {
    ChainKey key = state.makeKey();
    String name = Schema.name(alone);
    long event = content.id();
    EventRow row = content.chained(key, name);
    EventChain hashes = row.hashes(key, name);
    ChainHead head = new ChainHead(0, 0, row.hash(), "");
    try (RowReader reader = RowReader.whole(reading, event);
        PreparedStatement results =
            alone.prepareStatement(
                "UPDATE results SET marks = ?, records = ?, hash = ?"
                    + " WHERE event = ? AND first = ?");
        PreparedStatement records =
            alone.prepareStatement("UPDATE records SET hash = ? WHERE event = ? AND number = ?")) {
      for (Optional<RowReader.HashedRow> next = reader.next();
          next.isPresent();
          next = reader.next()) {
        head = rehash(next.get(), hashes, head, event, results, records);
      }
    }
    reading.commit();
    Sql.update(alone, "DELETE FROM events WHERE id = ?", event);
    row.sealed(key, name).insert(alone);
    state.keep(row.chainId(name), head);
    alone.commit();
    state.forgetOthers(row.chainId(name));
  }

  private static ChainHead rehash(
      RowReader.HashedRow stored,
      EventChain hashes,
      ChainHead before,
      long event,
      PreparedStatement results,
      PreparedStatement records)
      throws SQLException {
    EventChain.Link link = hashes.next(before.hash(), stored.row());
    Sql.set(
        results,
        hashes.marks(stored.row()),
        link.records(),
        link.hash(),
        event,
        stored.row().first());
    results.executeUpdate();
    for (int i = 0; i < link.recordHashes().size(); i++) {
      Sql.set(records, link.recordHashes().get(i), event, stored.row().records().get(i).number());
      records.addBatch();
    }
    records.executeBatch();
    return new ChainHead(before.rows() + 1, stored.row().last(), link.hash(), "");
  }
}
