package dev.agon.scoring;

import dev.agon.game.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The results of each pair of entrants. Pairs that have not met take no memory: they are in a hash
 * table with open addressing, because a round of an elimination has few of all pairs. When a good
 * part of all pairs has met, an array of all pairs replaces it.
 */
final class PairResults {
  private static final int KINDS = Kind.values().length;
  private static final int FIRST_SIZE = 16;

  /** An array is used when it has at most so many times the pairs that have met. */
  private static final int MAX_SPARE = 4;

  private static final long EMPTY = -1;
  private static final long[] NONE = {};

  private final int entrants;

  /** The pairs in the hash table, as {@code first * entrants + second}. */
  private long[] keys = NONE;

  /** The counts of each kind for each slot of the table or, in an array of all, for each pair. */
  private Counters counts = new Counters(0);

  private int pairs;
  private boolean isArray;

  PairResults(int entrants) {
    this.entrants = entrants;
  }

  /** How a match ended for a pair; the first of the pair sits in the earlier seat. */
  enum Kind {
    AHEAD(0),
    LEVEL(1),
    BEHIND(2),
    /** All players lost, which is no draw. */
    LOST_BY_ALL(3);

    private final int index;

    Kind(int index) {
      this.index = index;
    }

    /** Its slot among the counts of a pair. */
    int index() {
      return index;
    }

    static Kind of(Outcome outcome, int first, int second) {
      if (outcome.lostByAll()) {
        return LOST_BY_ALL;
      }
      int order = Integer.compare(outcome.place(first), outcome.place(second));
      return order < 0 ? AHEAD : order == 0 ? LEVEL : BEHIND;
    }
  }

  void add(int first, int second, Kind kind) {
    int slot = slotToCount(key(first, second));
    counts.add(slot + kind.index(), 1);
  }

  void add(PairResults other) {
    if (other.isArray) {
      for (int pair = 0; pair < other.counts.size() / KINDS; pair++) {
        addAll(pair, other.counts, pair * KINDS);
      }
    } else {
      for (int slot = 0; slot < other.keys.length; slot++) {
        if (other.keys[slot] != EMPTY) {
          addAll(other.keys[slot], other.counts, slot * KINDS);
        }
      }
    }
  }

  /** A line for each pair that has met, in order: the pair, and its counts. */
  List<String> lines() {
    return pairs()
        .sorted()
        .mapToObj(
            pair -> {
              int from = (isArray ? (int) pair : slot(pair)) * KINDS;
              return TallyJson.line(
                  pair / entrants,
                  pair % entrants,
                  counts.get(from),
                  counts.get(from + 1),
                  counts.get(from + 2),
                  counts.get(from + 3));
            })
        .toList();
  }

  /** The inverse of {@link #lines}. */
  static PairResults read(int entrants, List<String> lines) {
    PairResults all = new PairResults(entrants);
    for (String line : lines) {
      long[] numbers = TallyJson.numbers(line);
      int to = all.slotToCount(all.key((int) numbers[0], (int) numbers[1]));
      for (int kind = 0; kind < KINDS; kind++) {
        all.counts.add(to + kind, numbers[kind + 2]);
      }
    }
    return all;
  }

  private void addAll(long key, Counters added, int from) {
    if (hasMet(added, from)) {
      int to = slotToCount(key);
      for (int kind = 0; kind < KINDS; kind++) {
        counts.add(to + kind, added.get(from + kind));
      }
    }
  }

  private long key(int first, int second) {
    return (long) first * entrants + second;
  }

  /** Where the counts of a pair begin; it is entered if it is new. */
  private int slotToCount(long key) {
    if (isArray) {
      return (int) key * KINDS;
    }
    if (2 * pairs >= keys.length) {
      grow();
      if (isArray) {
        return (int) key * KINDS;
      }
    }
    int slot = slot(key);
    if (keys[slot] == EMPTY) {
      keys[slot] = key;
      pairs++;
    }
    return slot * KINDS;
  }

  private void grow() {
    long[] oldKeys = keys;
    Counters oldCounts = counts;
    long all = (long) entrants * entrants;
    int size = Math.max(FIRST_SIZE, 2 * oldKeys.length);
    isArray = all * KINDS <= Integer.MAX_VALUE && all <= (long) MAX_SPARE * size;
    keys = isArray ? NONE : new long[size];
    counts = new Counters(KINDS * (isArray ? (int) all : size));
    Arrays.fill(keys, EMPTY);
    for (int old = 0; old < oldKeys.length; old++) {
      if (oldKeys[old] != EMPTY) {
        int to = (isArray ? (int) oldKeys[old] : slot(oldKeys[old])) * KINDS;
        if (!isArray) {
          keys[to / KINDS] = oldKeys[old];
        }
        for (int kind = 0; kind < KINDS; kind++) {
          counts.add(to + kind, oldCounts.get(old * KINDS + kind));
        }
      }
    }
  }

  /** Where the key is, or where it belongs. */
  private int slot(long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    int slot = (int) (mixed >>> 32) & (keys.length - 1);
    while (keys[slot] != EMPTY && keys[slot] != key) {
      slot = (slot + 1) & (keys.length - 1);
    }
    return slot;
  }

  /** Whether a good part of all pairs has met, so that looking at every pair finds them fast. */
  boolean isDense() {
    return isArray;
  }

  /** The pairs that have met, as {@code first * entrants + second}, in no particular order. */
  LongStream pairs() {
    return isArray
        ? LongStream.range(0, counts.size() / KINDS).filter(this::hasMet)
        : Arrays.stream(keys).filter(key -> key != EMPTY);
  }

  /** Whether a pair has met, given as {@code first * entrants + second}. */
  boolean hasMet(long pair) {
    if (counts.size() == 0) {
      return false;
    }
    int slot = isArray ? (int) pair : slot(pair);
    return hasMet(counts, slot * KINDS);
  }

  private static boolean hasMet(Counters counts, int from) {
    for (int kind = 0; kind < KINDS; kind++) {
      if (counts.get(from + kind) != 0) {
        return true;
      }
    }
    return false;
  }

  private long count(Kind kind, int first, int second) {
    if (counts.size() == 0) {
      return 0;
    }
    long key = key(first, second);
    if (isArray) {
      return counts.get((int) key * KINDS + kind.index());
    }
    int slot = slot(key);
    return keys[slot] == EMPTY ? 0 : counts.get(slot * KINDS + kind.index());
  }

  long ahead(int first, int second) {
    return count(Kind.AHEAD, first, second);
  }

  long level(int first, int second) {
    return count(Kind.LEVEL, first, second);
  }

  long lostByAll(int first, int second) {
    return count(Kind.LOST_BY_ALL, first, second);
  }

  long behind(int first, int second) {
    return count(Kind.BEHIND, first, second);
  }

  /** How often two have met, whatever their seats. */
  long meetings(int one, int other) {
    return finishedAhead(one, other)
        + finishedAhead(other, one)
        + finishedLevel(one, other)
        + lostByAll(one, other)
        + lostByAll(other, one);
  }

  /** How often one finished ahead of another, whatever their seats. */
  long finishedAhead(int one, int other) {
    return ahead(one, other) + behind(other, one);
  }

  /** How often two had the same place, whatever their seats. */
  long finishedLevel(int one, int other) {
    return level(one, other) + level(other, one);
  }
}
