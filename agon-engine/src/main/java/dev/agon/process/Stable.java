package dev.agon.process;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where an event's programs wait for their next match, if they can play several, so that not every
 * match has to start them anew. Whoever waits when it closes is ended; those who play meanwhile are
 * ended after their match. Should it never be closed, the reaper ends them with this process.
 */
public final class Stable implements AutoCloseable {
  /** Each takes three open files and a look now and then. */
  private static final int MOST_IN_ALL = 200;

  private final int mostOfEach;
  private final Map<Command, Deque<Child>> idle = new HashMap<>();

  /** All of them, those that have waited longest first. */
  private final Map<Child, Command> byAge = new LinkedHashMap<>();

  private boolean closed;

  private Stable(int mostOfEach) {
    this.mostOfEach = mostOfEach;
    this.closed = mostOfEach == 0;
  }

  /** For an event that plays so many matches at once, with so many seats each. */
  public static Stable of(int matches, int seats) {
    return new Stable(Math.max(1, matches * seats));
  }

  /** Keeps nobody: every match starts its own. */
  public static Stable none() {
    return new Stable(0);
  }

  synchronized boolean isOpen() {
    return !closed;
  }

  /** One that waits, if there is one; the one that has played last. */
  synchronized Optional<Child> take(Command command) {
    Deque<Child> waiting = idle.get(command);
    if (waiting == null || waiting.isEmpty()) {
      return Optional.empty();
    }
    Child child = waiting.removeLast();
    byAge.remove(child);
    return Optional.of(child);
  }

  /** Takes back one that can play again, or ends it. */
  void give(Command command, Child child) {
    keep(command, child).ifPresent(Child::close);
  }

  /** The one there is no room for, if there is not. */
  private synchronized Optional<Child> keep(Command command, Child child) {
    Deque<Child> waiting = idle.computeIfAbsent(command, _ -> new ArrayDeque<>());
    if (closed || waiting.size() >= mostOfEach) {
      return Optional.of(child);
    }
    waiting.addLast(child);
    byAge.put(child, command);
    if (byAge.size() <= MOST_IN_ALL) {
      return Optional.empty();
    }
    Map.Entry<Child, Command> oldest = byAge.entrySet().iterator().next();
    idle.get(oldest.getValue()).remove(oldest.getKey());
    byAge.remove(oldest.getKey());
    return Optional.of(oldest.getKey());
  }

  @Override
  public void close() {
    List<Child> left;
    synchronized (this) {
      closed = true;
      left = new ArrayList<>(byAge.keySet());
      byAge.clear();
      idle.clear();
    }
    left.forEach(Child::close);
  }
}
