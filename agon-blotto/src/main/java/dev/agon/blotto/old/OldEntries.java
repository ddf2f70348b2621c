package dev.agon.blotto.old;

import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The entries of the old program, which are found by the bytes of their ids.
 *
 * <p>Ids are looked up millions of times. They are therefore kept in an open-addressing hash table
 * over the input bytes, and the units of all entries in one array.
 */
public final class OldEntries {
  private static final int MAX_ID_LENGTH = 31;
  private static final int EMPTY = -1;

  private final byte[] text;
  private final int fields;
  private int line;
  private int count;
  private long sumOfFirst;
  private int[] idFrom = new int[16];
  private int[] idTo = new int[16];
  private int[] hashes = new int[16];
  private int[] units;

  /** Entry indexes by hash; the size is a power of two and at least twice the count. */
  private int[] table = filled(64);

  private OldEntries(byte[] text, int fields) {
    this.text = text;
    this.fields = fields;
    this.units = new int[16 * fields];
  }

  /** Reads the entries; empty lines at the end are none, and anywhere else wrong. */
  public static OldEntries read(byte[] text, int fields) {
    OldEntries entries = new OldEntries(text, fields);
    LineReader lines = new LineReader(text, 0, text.length);
    boolean ended = false;
    while (lines.next()) {
      boolean isBlank = lines.from() == lines.to();
      if (ended && !isBlank) {
        throw entries.error("blank; an entry is a line like P1,2,2,2,4");
      }
      if (!ended) {
        entries.line = lines.number();
      }
      ended |= isBlank;
      if (!isBlank) {
        entries.add(lines.from(), lines.to());
      }
    }
    return entries;
  }

  private void add(int from, int to) {
    int idEnd = comma(from, to);
    checkId(from, idEnd);
    grow();
    int at = count * fields;
    long sum = 0;
    int field = 0;
    for (int start = idEnd + 1; start <= to; field++) {
      int end = comma(start, to);
      int number = Digits.read(text, start, end);
      if (number == Digits.NONE) {
        throw error(
            "units are a whole number from 0 to %d, not %s"
                .formatted(Integer.MAX_VALUE, quoted(start, end)));
      }
      if (field < fields) {
        units[at + field] = number;
      }
      sum += number;
      start = end + 1;
    }
    if (field != fields) {
      throw error("units for " + field + " battlefields, but values for " + fields + " were given");
    }
    if (count == 0) {
      sumOfFirst = sum;
    } else if (sum != sumOfFirst) {
      throw error("places " + sum + " units, but the first entry places " + sumOfFirst);
    }
    insert(from, idEnd);
  }

  private UserError error(String problem) {
    return new FileLine("standard input", line).error(problem);
  }

  private int comma(int from, int to) {
    int at = from;
    while (at < to && text[at] != ',') {
      at++;
    }
    return at;
  }

  private void checkId(int from, int to) {
    if (from == to) {
      throw error("an id is missing before the first comma");
    }
    for (int i = from; i < to; i++) {
      if (LineReader.isBlank(text[i])) {
        throw error("an id has no blanks or control characters: " + quoted(from, to));
      }
    }
    if (to - from > MAX_ID_LENGTH) {
      throw error("an id has at most " + MAX_ID_LENGTH + " characters: " + quoted(from, to));
    }
  }

  private String quoted(int from, int to) {
    return Parsed.quoted(new String(text, from, to - from, StandardCharsets.UTF_8));
  }

  private void grow() {
    if (count == idFrom.length) {
      idFrom = Arrays.copyOf(idFrom, 2 * count);
      idTo = Arrays.copyOf(idTo, 2 * count);
      hashes = Arrays.copyOf(hashes, 2 * count);
      units = Arrays.copyOf(units, Math.multiplyExact(2 * count, fields));
      table = filled(8 * count);
      for (int entry = 0; entry < count; entry++) {
        table[freeSlot(hashes[entry])] = entry;
      }
    }
  }

  private static int[] filled(int size) {
    int[] table = new int[size];
    Arrays.fill(table, EMPTY);
    return table;
  }

  private int freeSlot(int hash) {
    int slot = hash & table.length - 1;
    while (table[slot] != EMPTY) {
      slot = slot + 1 & table.length - 1;
    }
    return slot;
  }

  private void insert(int from, int to) {
    int hash = hash(text, from, to);
    if (find(text, from, to, hash) != EMPTY) {
      throw error("the id " + quoted(from, to) + " is there twice");
    }
    idFrom[count] = from;
    idTo[count] = to;
    hashes[count] = hash;
    table[freeSlot(hash)] = count;
    count++;
  }

  /** Mixes high bits into low ones at every step, so that similar ids do not collide. */
  private static int hash(byte[] bytes, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = (hash ^ bytes[i]) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    return hash;
  }

  /** The index of the entry with this id, or a negative number. */
  int find(byte[] bytes, int from, int to) {
    return find(bytes, from, to, hash(bytes, from, to));
  }

  private int find(byte[] bytes, int from, int to, int hash) {
    for (int slot = hash & table.length - 1; ; slot = slot + 1 & table.length - 1) {
      int entry = table[slot];
      if (entry == EMPTY
          || hashes[entry] == hash
              && Arrays.equals(text, idFrom[entry], idTo[entry], bytes, from, to)) {
        return entry;
      }
    }
  }

  int count() {
    return count;
  }

  /**
   * The points that an entry wins against another, added up in floats from the first battlefield to
   * the last.
   *
   * @param halves half of each battlefield's value
   */
  float points(int entry, int against, float[] halves) {
    float points = 0;
    int mine = entry * fields;
    int theirs = against * fields;
    for (int field = 0; field < fields; field++) {
      points += (1 + Integer.signum(units[mine + field] - units[theirs + field])) * halves[field];
    }
    return points;
  }

  int compareIds(int entry, int other) {
    return Arrays.compareUnsigned(
        text, idFrom[entry], idTo[entry], text, idFrom[other], idTo[other]);
  }

  byte[] id(int entry) {
    return Arrays.copyOfRange(text, idFrom[entry], idTo[entry]);
  }
}
