package dev.agon.store;

import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainHead;
import dev.agon.chain.ChainKey;
import dev.agon.chain.ChainStatus;
import dev.agon.chain.EventChain;
import dev.agon.row.MatchRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/** Compares a stored event with its chain, and finds the first match that does not fit. */
public final class ChainCheck {
  private final EventRow eventRow;
  private final EventChain hashes;
  private final boolean isDropped;
  private final Optional<ChainHead> head;
  private String last;
  private long rows;
  private long matches;

  private ChainCheck(EventRow eventRow, EventChain hashes, Optional<ChainHead> head) {
    this.eventRow = eventRow;
    this.hashes = hashes;
    this.isDropped = eventRow.dropped().equals(hashes.dropped());
    this.head = head;
    this.last = hashes.start();
  }

  private static final class Misfit extends Exception {
    private static final long serialVersionUID = 1;

    Misfit(String what) {
      super(what);
    }
  }

  /** Checks an event that exists. */
  public static ChainStatus check(
      Database database, Connection connection, ArenaState state, long event) throws SQLException {
    String name = Schema.name(connection);
    EventRow eventRow = EventRow.read(connection, event).orElseThrow();
    connection.commit();
    // The head is read before the database, which may grow in between but not shrink.
    Optional<ChainHead> head =
        eventRow.hasChainId(name) ? state.head(eventRow.chainId(name)) : Optional.empty();
    Optional<String> misfit = misfit(state, name, eventRow, head.isPresent());
    if (misfit.isPresent()) {
      return new ChainStatus.Broken(misfit.get());
    }
    Optional<ChainKey> key = state.key();
    if (key.isEmpty() || !key.get().id().equals(eventRow.keyId())) {
      return new ChainStatus.NotVerified(stranger(eventRow, key));
    }
    database.beginSnapshot(connection);
    try {
      return check(connection, name, key.get(), event, head);
    } finally {
      connection.commit();
    }
  }

  /** Why an event is not the one that this arena stored, as far as its row alone tells. */
  static Optional<String> misfit(ArenaState state, String database, EventRow row, boolean hasHead) {
    if (!row.hasChainId(database) || !ChainKey.isId(row.keyId())) {
      // Without this, whoever deletes a name would make a forged event look like a colleague's.
      return Optional.of(
          "the name of the database, of the event's chain or of its key was changed");
    }
    Optional<ChainKey> own = state.key().filter(key -> key.id().equals(row.keyId()));
    if ((own.isEmpty() || !hasHead) && state.knows(database, row.id())) {
      return Optional.of("it is not the event that was stored here");
    }
    return own.filter(key -> !row.hash().equals(row.hashes(key, database).start()))
        .map(_ -> "its description, from settings to seed, does not fit its hash");
  }

  private static ChainStatus check(
      Connection connection, String name, ChainKey key, long event, Optional<ChainHead> head)
      throws SQLException {
    EventRow eventRow = EventRow.read(connection, event).orElseThrow();
    try (RowReader reader = RowReader.whole(connection, event)) {
      ChainCheck check = new ChainCheck(eventRow, eventRow.hashes(key, name), head);
      check.walk(reader, KeptRow.read(connection, event));
      return head.isPresent()
          ? new ChainStatus.Intact(check.rows)
          : new ChainStatus.NotVerified(
              "its hashes fit, but the state folder has lost how many matches there were");
    } catch (Misfit e) {
      return new ChainStatus.Broken(String.valueOf(e.getMessage()));
    }
  }

  private static String stranger(EventRow eventRow, Optional<ChainKey> key) {
    return "it was stored with key %s, and the key here is %s"
        .formatted(eventRow.keyId(), key.map(ChainKey::id).orElse("not made yet"));
  }

  private void walk(RowReader reader, Optional<KeptRow> kept) throws SQLException, Misfit {
    if (!eventRow.hash().equals(hashes.start())) {
      throw new Misfit("its description, from settings to seed, does not fit its hash");
    }
    checkHead();
    for (Optional<RowReader.HashedRow> next = reader.next();
        next.isPresent();
        next = reader.next()) {
      add(next.get());
      checkHead();
    }
    Optional<Long> stray = reader.matchWithoutRow();
    if (stray.isPresent()) {
      throw new Misfit("match " + stray.get() + " has a fault or a record but no result");
    }
    if (head.isPresent() && rows < head.get().rows()) {
      throw new Misfit(
          "match %d is missing; %d matches were stored"
              .formatted(matches + 1, head.get().matches()));
    }
    checkEnd();
    if (kept.isPresent() && !kept.get().fits(hashes, eventRow.endHash())) {
      throw new Misfit("its kept result does not fit its hash");
    }
  }

  private void checkHead() throws Misfit {
    if (head.isPresent() && head.get().rows() == rows && !head.get().hash().equals(last)) {
      throw new Misfit("match " + matches + " is not the one that was stored");
    }
  }

  private void checkEnd() throws Misfit {
    boolean isOver = !eventRow.digest().isEmpty();
    if (isOver && !eventRow.endHash().equals(hashes.end(last, rows, eventRow.digest()))) {
      throw new Misfit("its digest does not fit its hash");
    }
    if (!isOver && head.isPresent() && !head.get().digest().isEmpty()) {
      throw new Misfit("it was finished");
    }
  }

  private void add(RowReader.HashedRow stored) throws Misfit {
    MatchRow row = stored.row();
    if (row.first() != matches + 1) {
      throw new Misfit("match " + (matches + 1) + " is missing");
    }
    boolean isWithoutRecords = isDropped && row.records().isEmpty();
    EventChain.Link link =
        isWithoutRecords
            ? hashes.nextWithoutRecords(last, row, stored.records())
            : hashes.next(last, row);
    if (!link.hash().equals(stored.hash())) {
      throw new Misfit(misfit(stored, !link.records().equals(stored.records())));
    }
    // No hash covers the marks, which follow from the row.
    Optional<Long> marked = firstDifference(hashes.marks(row), stored.marks(), row.first());
    if (marked.isPresent()) {
      throw new Misfit("the mark of match " + marked.get() + " was changed");
    }
    last = link.hash();
    rows++;
    matches = row.last();
  }

  /** The first match of a row that does not fit. */
  private String misfit(RowReader.HashedRow stored, boolean hasOtherRecords) {
    MatchRow row = stored.row();
    Optional<Long> result = firstDifference(hashes.marks(row), stored.marks(), row.first());
    Optional<Long> record = hasOtherRecords ? Optional.of(changedRecord(stored)) : Optional.empty();
    if (record.isPresent() && result.map(number -> number > record.get()).orElse(true)) {
      return "the record of match " + record.get() + " does not fit its hash";
    }
    return result
        .map(number -> "match " + number + " does not fit its hash")
        .orElse(
            "match %d or a later one until %d does not fit its hash"
                .formatted(row.first(), row.last()));
  }

  private static Optional<Long> firstDifference(String marks, String stored, long first) {
    int length = Math.max(marks.length(), stored.length());
    for (int i = 0; i < length; i++) {
      if (i >= marks.length() || i >= stored.length() || marks.charAt(i) != stored.charAt(i)) {
        return Optional.of(first + i / EventChain.MARK_LENGTH);
      }
    }
    return Optional.empty();
  }

  private long changedRecord(RowReader.HashedRow stored) {
    MatchRow row = stored.row();
    long expected = row.first();
    for (int i = 0; i < row.records().size(); i++) {
      MatchRow.RowRecord record = row.records().get(i);
      if (record.number() != expected
          || !hashes.record(record).equals(stored.recordHashes().get(i))) {
        return expected;
      }
      expected++;
    }
    return Math.min(expected, row.last());
  }
}
