package dev.agon.process;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Where an event's programs wait for their next match, if they can play several, so that not every
 * match has to start them anew. Whoever waits when it closes is ended; those who play meanwhile are
 * ended after their match. Should it never be closed, the reaper ends them with this process.
 */
public final class ProgramPool implements AutoCloseable {
  /** Each takes three open files and a look now and then. */
  private static final int MAX_IN_ALL = 200;

  /** What a program that waits can be taken for. */
  private record Place(ProgramCommand command, int core) {}

  private final int mostOfEach;
  private final CoreAffinity cores;

  /** Those who wait, the ones that have waited longest first. */
  private final SequencedMap<Child, Place> idle = new LinkedHashMap<>();

  private boolean closed;

  private ProgramPool(int mostOfEach, CoreAffinity cores) {
    this.mostOfEach = mostOfEach;
    this.cores = cores;
    this.closed = mostOfEach == 0;
  }

  /** For an event that plays so many matches at once, with so many seats each. */
  public static ProgramPool of(int matches, int seats) {
    return new ProgramPool(Math.max(1, matches * seats), new CoreAffinity(matches));
  }

  /** Keeps nobody: every match starts its own. */
  public static ProgramPool none() {
    return new ProgramPool(0, new CoreAffinity(0));
  }

  public synchronized boolean isOpen() {
    return !closed;
  }

  /** One that waits on the core of this thread, if there is one; the one that has played last. */
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

  /** Takes back one that can play again, or ends it. */
  public void give(ProgramCommand command, Child child) {
    Place place = new Place(command, cores.settle());
    if (place.core() != CoreAffinity.ANY) {
      child.runOn(place.core());
    }
    keep(place, child).ifPresent(Child::close);
  }

  /** The one there is no room for, if there is not. */
  private synchronized Optional<Child> keep(Place place, Child child) {
    if (closed || Collections.frequency(idle.values(), place) >= mostOfEach) {
      return Optional.of(child);
    }
    idle.put(child, place);
    return idle.size() > MAX_IN_ALL
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
