package dev.agon.chain;

import dev.agon.row.MatchRow;
import java.util.List;

/**
 * The hashes of an event: that of the event itself, one for each row over its content and the hash
 * before it, and one for the end. Each needs the key, so nobody without it can make a row that
 * fits.
 */
public final class EventChain {
  /** The number of characters in {@link #marks} for each match. */
  public static final int MARK_LENGTH = MatchMarks.LENGTH;

  private final ChainKey key;
  private final String start;
  private final MatchMarks marks;

  private EventChain(ChainKey key, String start) {
    this.key = key;
    this.start = start;
    this.marks = new MatchMarks(key, start);
  }

  /** {@code content} is all that is stored of the event before its first match. */
  public static EventChain of(ChainKey key, ChainId id, List<String> content) {
    KeyedHash hash = key.hash("event").add(id.database()).add(id.event()).add(id.chain());
    hash.add(content.size());
    content.forEach(hash::add);
    return new EventChain(key, hash.end());
  }

  /**
   * Where an event is stored.
   *
   * @param database a random name that was given to the database when it was made
   * @param chain a random name of the event's chain
   */
  public record ChainId(String database, long event, String chain) {
    public ChainId {
      checkedName(database);
      checkedName(chain);
    }

    /** The names become those of files, and come from a database that anybody may have changed. */
    static String checkedName(String name) {
      if (!isName(name)) {
        throw new IllegalArgumentException("a name has 32 hexadecimal digits: " + name);
      }
      return name;
    }

    /** Whether it is a name as {@link ArenaState#randomName} makes them. */
    public static boolean isName(String text) {
      return text.matches("[0-9a-f]{32}");
    }
  }

  /** The hash of the event itself, which comes before that of the first row. */
  public String start() {
    return start;
  }

  /**
   * A row's position in the chain.
   *
   * @param hash of the row and of all before it
   * @param records a hash of all records of the row, empty text if there are none; it stays when
   *     the records are dropped
   */
  public record Link(String hash, String records, List<String> recordHashes) {
    public Link {
      recordHashes = List.copyOf(recordHashes);
    }
  }

  public Link next(String before, MatchRow row) {
    List<String> hashes = row.records().stream().map(this::record).toList();
    String records = hashes.isEmpty() ? "" : records(row, hashes);
    return new Link(hash(before, row, records), records, hashes);
  }

  /** The link of the next row, whose records were dropped; only their hash is left. */
  public Link nextWithoutRecords(String before, MatchRow row, String records) {
    return new Link(hash(before, row, records), records, List.of());
  }

  private String hash(String before, MatchRow row, String records) {
    KeyedHash hash =
        key.hash("sheet").add(before).add(row.first()).add(row.last()).add(row.lines());
    hash.add(row.faults().size());
    for (MatchRow.RowFault fault : row.faults()) {
      hash.add(fault.number()).add(fault.seat()).add(fault.reason());
      hash.add(fault.detail()).add(fault.step()).add(fault.stderr());
    }
    return hash.add(records).end();
  }

  private String records(MatchRow row, List<String> hashes) {
    KeyedHash hash = key.hash("records").add(hashes.size());
    for (int i = 0; i < hashes.size(); i++) {
      hash.add(row.records().get(i).number()).add(hashes.get(i));
    }
    return hash.end();
  }

  /** The hash of a single record. */
  public String record(MatchRow.RowRecord record) {
    return key.hash("record").add(start).add(record.number()).add(record.json()).end();
  }

  /** The hash of a finished event. */
  public String end(String last, long rows, String digest) {
    return key.hash("end").add(last).add(rows).add(digest).end();
  }

  /** The hash of what is kept beside the matches of a finished event. */
  public String kept(String end, String result) {
    return key.hash("kept").add(start).add(end).add(result).end();
  }

  /** The proof that the arena itself dropped the records. */
  public String dropped() {
    return key.hash("dropped").add(start).end();
  }

  /** Short marks, one for each match of the row, which tell which of them was changed. */
  public String marks(MatchRow row) {
    return marks.of(row);
  }
}
