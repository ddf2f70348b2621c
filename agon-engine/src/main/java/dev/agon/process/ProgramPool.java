package dev.agon.process;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;

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

  /** The command and core of a waiting program. */
  private record Place(ProgramCommand command, int core) {}

  /** A waiting program's place, and the memory it occupies in bytes. */
  private record Idle(Place place, long memory) {}

  private final int maxOfEach;
  private final long maxMemory;
  private final long maxPrograms;
  private final CoreAffinity cores;

  /** The waiting programs, longest waiting first. */
  private final SequencedMap<Child, Idle> idle = new LinkedHashMap<>();

  /** The same programs by place, longest waiting first. */
  private final Map<Place, Deque<Child>> waiting = new HashMap<>();

  private long memory;
  private boolean closed;

  private ProgramPool(int maxOfEach, long maxMemory, long maxPrograms, CoreAffinity cores) {
    this.maxOfEach = maxOfEach;
    this.maxMemory = maxMemory;
    this.maxPrograms = maxPrograms;
    this.cores = cores;
    this.closed = maxOfEach == 0;
  }

  /** A pool whose waiting programs use at most a quarter of the machine's memory. */
  public static ProgramPool of(int matches, int seats) {
    return of(matches, seats, ProcFiles.memory() / PART_OF_MEMORY);
  }

  /**
   * A pool for an event with this number of matches at once and seats per match.
   *
   * @param maxMemory how much memory waiting programs may use, in bytes
   */
  public static ProgramPool of(int matches, int seats, long maxMemory) {
    return new ProgramPool(
        Math.max(1, matches * seats),
        maxMemory,
        ProcFiles.openFiles() / PART_OF_FILES / FILES,
        new CoreAffinity(matches));
  }

  /** A pool that keeps no programs: every match starts its own. */
  public static ProgramPool none() {
    return new ProgramPool(0, 0, 0, new CoreAffinity(0));
  }

  public synchronized boolean isOpen() {
    return !closed;
  }

  /** Takes the program on this thread's core that played last, if one waits. */
  public Optional<Child> take(ProgramCommand command) {
    return take(new Place(command, cores.ofThisThread()));
  }

  private synchronized Optional<Child> take(Place place) {
    Deque<Child> ofPlace = waiting.get(place);
    return ofPlace == null ? Optional.empty() : Optional.of(removed(ofPlace.getLast()));
  }

  private Child removed(Child child) {
    Idle was = Objects.requireNonNull(idle.remove(child));
    memory -= was.memory;
    Deque<Child> ofPlace = Objects.requireNonNull(waiting.get(was.place));
    ofPlace.remove(child);
    if (ofPlace.isEmpty()) {
      waiting.remove(was.place);
    }
    return child;
  }

  /** Takes back a program that can play again, or ends it or others if there is no room. */
  public void give(ProgramCommand command, Child child) {
    Place place = new Place(command, cores.settle());
    if (place.core() != CoreAffinity.ANY) {
      child.runOn(place.core());
    }
    keep(child, new Idle(place, child.residentMemory())).forEach(Child::close);
  }

  /** Returns the programs that there is no room for. */
  private synchronized List<Child> keep(Child child, Idle given) {
    Deque<Child> ofPlace = waiting.getOrDefault(given.place, new ArrayDeque<>());
    if (closed || ofPlace.size() >= maxOfEach) {
      return List.of(child);
    }
    idle.put(child, given);
    ofPlace.add(child);
    waiting.put(given.place, ofPlace);
    memory += given.memory;
    List<Child> evicted = new ArrayList<>();
    while (memory > maxMemory || idle.size() > maxPrograms) {
      evicted.add(removed(idle.firstEntry().getKey()));
    }
    return evicted;
  }

  /**
   * Ends all waiting programs, because another one cannot be started.
   *
   * @return whether there were any
   */
  public boolean makeRoom() {
    List<Child> left = takeAll();
    left.forEach(Child::close);
    return !left.isEmpty();
  }

  private synchronized List<Child> takeAll() {
    List<Child> left = List.copyOf(idle.keySet());
    idle.clear();
    waiting.clear();
    memory = 0;
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
