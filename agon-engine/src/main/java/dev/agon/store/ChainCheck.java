package dev.agon.store;

import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainHead;
import dev.agon.chain.ChainKey;
import dev.agon.chain.ChainStatus;
import dev.agon.chain.EventChain;
import dev.agon.chain.Sheet;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/** Compares a stored event with its chain, and finds the first match that does not fit. */
final class ChainCheck {
  private final EventRow row;
  private final EventChain hashes;
  private final boolean isDropped;
  private final Optional<ChainHead> head;
  private String last;
  private long sheets;
  private long matches;

  private ChainCheck(EventRow row, EventChain hashes, Optional<ChainHead> head) {
    this.row = row;
    this.hashes = hashes;
    this.isDropped = row.dropped().equals(hashes.dropped());
    this.head = head;
    this.last = hashes.start();
  }

  /** Something does not fit. */
  private static final class Misfit extends Exception {
    private static final long serialVersionUID = 1;

    Misfit(String what) {
      super(what);
    }
  }

  /** Checks an event that exists. */
  static ChainStatus check(Database database, Connection connection, ArenaState state, long event)
      throws SQLException {
    String name = Schema.name(connection);
    EventRow row = EventRow.read(connection, event).orElseThrow();
    connection.commit();
    if (!row.hasPlace(name) || !ChainKey.isId(row.keyId())) {
      // Without this, whoever deletes a name would make a forged event look like a colleague's.
      return new ChainStatus.Broken(
          "the name of the database, of the event's chain or of its key was changed");
    }
    Optional<ChainKey> key = state.key();
    if (key.isEmpty() || !key.get().id().equals(row.keyId())) {
      return state.knows(name, event)
          ? new ChainStatus.Broken("it is not the event that was stored here")
          : new ChainStatus.NotVerified(stranger(row, key));
    }
    // The head is read before the database, which may grow in between but not shrink.
    Optional<ChainHead> head = state.head(row.place(name));
    if (head.isEmpty() && state.knows(name, event)) {
      return new ChainStatus.Broken("it is not the event that was stored here");
    }
    database.beginSnapshot(connection);
    try {
      return check(connection, name, key.get(), event, head);
    } finally {
      connection.commit();
    }
  }

  private static ChainStatus check(
      Connection connection, String name, ChainKey key, long event, Optional<ChainHead> head)
      throws SQLException {
    EventRow row = EventRow.read(connection, event).orElseThrow();
    try (SheetReader reader = new SheetReader(connection, event)) {
      ChainCheck check = new ChainCheck(row, row.hashes(key, name), head);
      check.walk(reader);
      return head.isPresent()
          ? new ChainStatus.Intact(check.sheets)
          : new ChainStatus.NotVerified(
              "its hashes fit, but the state folder has lost how many matches there were");
    } catch (Misfit e) {
      return new ChainStatus.Broken(String.valueOf(e.getMessage()));
    }
  }

  private static String stranger(EventRow row, Optional<ChainKey> key) {
    return "it was stored with key %s, and the key here is %s"
        .formatted(row.keyId(), key.map(ChainKey::id).orElse("not made yet"));
  }

  private void walk(SheetReader reader) throws SQLException, Misfit {
    if (!row.hash().equals(hashes.start())) {
      throw new Misfit("its description, from settings to seed, does not fit its hash");
    }
    checkHead();
    for (Optional<SheetReader.HashedSheet> next = reader.next();
        next.isPresent();
        next = reader.next()) {
      add(next.get());
      checkHead();
    }
    Optional<Long> stray = reader.matchWithoutSheet();
    if (stray.isPresent()) {
      throw new Misfit("match " + stray.get() + " has a fault or a record but no result");
    }
    if (head.isPresent() && sheets < head.get().sheets()) {
      throw new Misfit(
          "match %d is missing; %d matches were stored"
              .formatted(matches + 1, head.get().matches()));
    }
    checkEnd();
  }

  private void checkHead() throws Misfit {
    if (head.isPresent() && head.get().sheets() == sheets && !head.get().hash().equals(last)) {
      throw new Misfit("match " + matches + " is not the one that was stored");
    }
  }

  private void checkEnd() throws Misfit {
    boolean isOver = !row.digest().isEmpty();
    if (isOver && !row.endHash().equals(hashes.end(last, sheets, row.digest()))) {
      throw new Misfit("its digest does not fit its hash");
    }
    if (!isOver && head.isPresent() && !head.get().digest().isEmpty()) {
      throw new Misfit("it was finished, with digest " + head.get().digest());
    }
  }

  private void add(SheetReader.HashedSheet stored) throws Misfit {
    Sheet sheet = stored.sheet();
    if (sheet.first() != matches + 1) {
      throw new Misfit("match " + (matches + 1) + " is missing");
    }
    boolean isWithoutRecords = isDropped && sheet.records().isEmpty();
    EventChain.Link link =
        isWithoutRecords
            ? hashes.nextWithoutRecords(last, sheet, stored.records())
            : hashes.next(last, sheet);
    if (!link.hash().equals(stored.hash())) {
      throw new Misfit(misfit(stored, !link.records().equals(stored.records())));
    }
    last = link.hash();
    sheets++;
    matches = sheet.last();
  }

  /** The first match of a sheet that does not fit. */
  private String misfit(SheetReader.HashedSheet stored, boolean hasOtherRecords) {
    Sheet sheet = stored.sheet();
    Optional<Long> result = firstDifference(hashes.marks(sheet), stored.marks(), sheet.first());
    Optional<Long> record = hasOtherRecords ? Optional.of(changedRecord(stored)) : Optional.empty();
    if (record.isPresent() && result.map(number -> number > record.get()).orElse(true)) {
      return "the record of match " + record.get() + " does not fit its hash";
    }
    return result
        .map(number -> "match " + number + " does not fit its hash")
        .orElse(
            "match %d or a later one until %d does not fit its hash"
                .formatted(sheet.first(), sheet.last()));
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

  private long changedRecord(SheetReader.HashedSheet stored) {
    Sheet sheet = stored.sheet();
    long expected = sheet.first();
    for (int i = 0; i < sheet.records().size(); i++) {
      Sheet.SheetRecord record = sheet.records().get(i);
      if (record.number() != expected
          || !hashes.record(record).equals(stored.recordHashes().get(i))) {
        return expected;
      }
      expected++;
    }
    return Math.min(expected, sheet.last());
  }
}
