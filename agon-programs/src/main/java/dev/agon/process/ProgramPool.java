package dev.agon.process;

import dev.agon.game.DrawKey;
import dev.agon.process.host.ProgramCommand;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/**
 * Keeps programs that can play several matches, so that not every match starts new processes. The
 * memory of waiting programs is limited; those that have waited longest are ended first. Closing
 * the pool ends the waiting programs; a program that plays then is ended after its match. If the
 * pool is never closed, the reaper ends the programs with this process.
 */
public final class ProgramPool implements AutoCloseable {
  /** The open files of a program. */
  private static final int FILES = 3;

  /** Waiting programs use at most this part of the open files that this process may have. */
  private static final int PART_OF_FILES = 4;

  /** By default, waiting programs use at most this part of the machine's memory. */
  private static final int PART_OF_MEMORY = 4;

  /**
   * Processes of one program that wait on a core. A board that all play needs a process for each
   * opponent and seat, because none sees a board twice.
   */
  private static final int MAX_OF_EACH = 64;

  /** How long a program may take after a match to say that it can play another. */
  private static final Duration PATIENCE = Duration.ofMillis(100);

  /** A trial has few programs. */
  private static final int MAX_TRIED = 16;

  private record PoolKey(ProgramCommand command, int core) {}

  private final int maxOfEach;
  private final long maxMemory;
  private final long maxPrograms;
  private final CoreAffinity cores;

  /** Whether a program may play on a deal that it has seen. */
  private final boolean repeatsDeals;

  private final Duration patience;

  /** The waiting programs and their keys, longest waiting first. */
  private final SequencedMap<Child, PoolKey> idle = new LinkedHashMap<>();

  /** The same programs by key, longest waiting first. */
  private final Map<PoolKey, Deque<Child>> waiting = new HashMap<>();

  /** The programs that were late when they were to play again. */
  private final Set<ProgramCommand> late = new HashSet<>();

  private boolean closed;

  private ProgramPool(
      int maxOfEach,
      long maxMemory,
      long maxPrograms,
      CoreAffinity cores,
      boolean repeatsDeals,
      Duration patience) {
    this.repeatsDeals = repeatsDeals;
    this.patience = patience;
    this.maxOfEach = maxOfEach;
    this.maxMemory = maxMemory;
    this.maxPrograms = maxPrograms;
    this.cores = cores;
    this.closed = maxOfEach == 0;
  }

  /** A pool for trying a program, which plays one match again in a process that has played it. */
  public static ProgramPool forTrial(int seats) {
    return new ProgramPool(seats, memory(), MAX_TRIED, new CoreAffinity(1), true, PATIENCE);
  }

  /** A pool whose waiting programs use at most a quarter of the machine's memory. */
  public static ProgramPool of(int matches, int seats) {
    return of(matches, seats, PATIENCE);
  }

  /** The same with another patience. */
  public static ProgramPool of(int matches, int seats, Duration patience) {
    return of(matches, seats, memory(), patience);
  }

  /** A pool for so many matches at once, whose waiting programs use at most so many bytes. */
  public static ProgramPool of(int matches, int seats, long maxMemory) {
    return of(matches, seats, maxMemory, PATIENCE);
  }

  private static ProgramPool of(int matches, int seats, long maxMemory, Duration patience) {
    return new ProgramPool(
        Math.max(MAX_OF_EACH, matches * seats),
        maxMemory,
        ThisSystem.host().openFiles() / PART_OF_FILES / FILES,
        new CoreAffinity(matches),
        false,
        patience);
  }

  /** A pool that keeps no programs: every match starts its own. */
  public static ProgramPool none() {
    return new ProgramPool(0, 0, 0, new CoreAffinity(0), false, PATIENCE);
  }

  private static long memory() {
    return ThisSystem.host().memory() / PART_OF_MEMORY;
  }

  public synchronized boolean isOpen() {
    return !closed;
  }

  /** Keeps a program no more, because each of its processes may take all the time of a start. */
  public synchronized void noteLate(ProgramCommand command) {
    late.add(command);
  }

  /** Whether a process of this program may play again. */
  public synchronized boolean keeps(ProgramCommand command) {
    return !closed && !late.contains(command);
  }

  /** Whether programs are tried, so that there is time to find out what one did wrong. */
  public boolean isForTrial() {
    return repeatsDeals;
  }

  public Duration patience() {
    return patience;
  }

  /**
   * Takes the program on this thread's core that played last, of those that wait and have not seen
   * this deal.
   */
  public Optional<Child> take(ProgramCommand command, DrawKey deal) {
    return take(new PoolKey(command, cores.ofThisThread()), deal);
  }

  private synchronized Optional<Child> take(PoolKey key, DrawKey deal) {
    Iterator<Child> lastFirst = waiting.getOrDefault(key, new ArrayDeque<>()).descendingIterator();
    while (lastFirst.hasNext()) {
      Child child = lastFirst.next();
      if (repeatsDeals || !child.hasSeen(deal)) {
        return Optional.of(removed(child));
      }
    }
    return Optional.empty();
  }

  private Child removed(Child child) {
    PoolKey was = Objects.requireNonNull(idle.remove(child));
    Deque<Child> ofPlace = Objects.requireNonNull(waiting.get(was));
    ofPlace.remove(child);
    if (ofPlace.isEmpty()) {
      waiting.remove(was);
    }
    return child;
  }

  /** Takes back a program that can play again, or ends it or others if there is no room. */
  public void give(ProgramCommand command, Child child) {
    PoolKey key = new PoolKey(command, cores.settle());
    if (key.core() != CoreAffinity.ANY) {
      child.runOn(key.core());
    }
    child.measureMemory();
    keep(child, key).forEach(Child::close);
  }

  /** Returns the programs that there is no room for. */
  private synchronized List<Child> keep(Child child, PoolKey key) {
    Deque<Child> ofPlace = waiting.getOrDefault(key, new ArrayDeque<>());
    if (closed) {
      return List.of(child);
    }
    idle.put(child, key);
    ofPlace.add(child);
    waiting.put(key, ofPlace);
    List<Child> evicted = new ArrayList<>();
    if (ofPlace.size() > maxOfEach) {
      evicted.add(removed(ofPlace.getFirst()));
    }
    long memory = idle.keySet().stream().mapToLong(Child::memory).sum();
    while (!idle.isEmpty() && (memory > maxMemory || idle.size() > maxPrograms)) {
      Child oldest = idle.firstEntry().getKey();
      memory -= oldest.memory();
      evicted.add(removed(oldest));
    }
    return evicted;
  }

  /** Ends all waiting programs to make room for another one; false if there were none. */
  public boolean makeRoom() {
    List<Child> left = takeAll();
    left.forEach(Child::close);
    return !left.isEmpty();
  }

  private synchronized List<Child> takeAll() {
    List<Child> left = List.copyOf(idle.keySet());
    idle.clear();
    waiting.clear();
    return left;
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    takeAll().forEach(Child::close);
  }
}
