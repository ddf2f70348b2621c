package dev.agon.process;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Keeps programs that can play several matches, so that not every match starts new processes.
 * Closing the pool ends the waiting programs; a program that plays then is ended after its match.
 * If the pool is never closed, the reaper ends the programs with this process.
 */
public final class ProgramPool implements AutoCloseable {
  /** Maximum number of waiting programs; each has three open files and is polled. */
  private static final int MAX_WAITING = 200;

  /** The command and core of a waiting program. */
  private record Place(ProgramCommand command, int core) {}

  private final int maxOfEach;
  private final CoreAffinity cores;

  /** The waiting programs, longest waiting first. */
  private final SequencedMap<Child, Place> idle = new LinkedHashMap<>();

  private boolean closed;

  private ProgramPool(int maxOfEach, CoreAffinity cores) {
    this.maxOfEach = maxOfEach;
    this.cores = cores;
    this.closed = maxOfEach == 0;
  }

  /** A pool for an event with this number of matches at once and seats per match. */
  public static ProgramPool of(int matches, int seats) {
    return new ProgramPool(Math.max(1, matches * seats), new CoreAffinity(matches));
  }

  /** A pool that keeps no programs: every match starts its own. */
  public static ProgramPool none() {
    return new ProgramPool(0, new CoreAffinity(0));
  }

  public synchronized boolean isOpen() {
    return !closed;
  }

  /** Takes the program on this thread's core that played last, if one waits. */
  public Optional<Child> take(ProgramCommand command) {
    return take(new Place(command, cores.ofThisThread()));
  }

  private synchronized Optional<Child> take(Place place) {
    for (Map.Entry<Child, Place> waiting : idle.sequencedEntrySet().reversed()) {
      if (waiting.getValue().equals(place)) {
        Child child = waiting.getKey();
        idle.remove(child);
        return Optional.of(child);
      }
    }
    return Optional.empty();
  }

  /** Takes back a program that can play again, or ends it if there is no room. */
  public void give(ProgramCommand command, Child child) {
    Place place = new Place(command, cores.settle());
    if (place.core() != CoreAffinity.ANY) {
      child.runOn(place.core());
    }
    keep(place, child).ifPresent(Child::close);
  }

  /** Returns the program that there is no room for, if any. */
  private synchronized Optional<Child> keep(Place place, Child child) {
    if (closed || Collections.frequency(idle.values(), place) >= maxOfEach) {
      return Optional.of(child);
    }
    idle.put(child, place);
    return idle.size() > MAX_WAITING
        ? Optional.of(idle.pollFirstEntry().getKey())
        : Optional.empty();
  }

  @Override
  public void close() {
    List<Child> left;
    synchronized (this) {
      closed = true;
      left = List.copyOf(idle.keySet());
      idle.clear();
    }
    left.forEach(Child::close);
  }
}
