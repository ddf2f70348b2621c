package dev.agon.web.live;

import dev.agon.event.Event;
import dev.agon.execute.PlayedMatch;
import dev.agon.json.Json;
import dev.agon.run.EventListener;
import dev.agon.web.live.EventHost.EventSections;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The streams of one event: a channel for each of its pages. Changes are merged, so that a page is
 * told at most four times a second, and less often where computing its tables takes long.
 */
final class EventStreams implements AutoCloseable {
  private static final long MIN_NANOS = 250_000_000;

  /** The tables are computed at most for this share of the time. */
  private static final int SHARE = 10;

  private final CompletableFuture<Long> id;
  private final EventSections sections;
  private final LiveEvent event;
  private final Map<String, Tab> tabs = new ConcurrentHashMap<>();
  private final Thread publisher;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition woken = lock.newCondition();
  private boolean isChanged;
  private boolean isOver;

  /** A page of the event, with the lines of its parts as they were published last. */
  private static final class Tab {
    private final LiveChannel channel = new LiveChannel();
    private Map<String, List<String>> parts = Map.of();
    private long computedAt = Long.MIN_VALUE;
    private long cost;
    private long matches = -1;
  }

  EventStreams(CompletableFuture<Long> id, EventSections sections) {
    this.id = id;
    this.sections = sections;
    this.event = new LiveEvent(id, this::changed);
    this.publisher = Thread.ofVirtual().name("agon-publisher").start(this::publish);
  }

  EventListener listener() {
    return event;
  }

  /**
   * Tells how much of a premiere is revealed.
   *
   * @param known the number of matches that follow from what is revealed
   * @param last the last match, if it is revealed alone
   */
  void reveal(Event of, long matches, long known, Optional<PlayedMatch> last) {
    event.reveal(of, matches, known, last);
  }

  private void changed() {
    lock.lock();
    try {
      isChanged = true;
      woken.signal();
    } finally {
      lock.unlock();
    }
  }

  /** The channel of a page; its first version is published soon. */
  LiveChannel channel(String tab) {
    LiveChannel channel = tabs.computeIfAbsent(tab, _ -> new Tab()).channel;
    changed();
    return channel;
  }

  private void publish() {
    try {
      boolean isLast = false;
      while (!isLast) {
        lock.lock();
        try {
          while (!isChanged && !isOver) {
            woken.await();
          }
          isChanged = false;
          isLast = isOver;
        } finally {
          lock.unlock();
        }
        if (id.isDone() && !id.isCompletedExceptionally()) {
          publish(isLast);
        }
        rest(isLast);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      tabs.values().forEach(tab -> tab.channel.end());
    }
  }

  /** Waits for the time between two versions; the end of the event ends the wait. */
  private void rest(boolean isLast) throws InterruptedException {
    lock.lock();
    try {
      long left = isLast ? 0 : MIN_NANOS;
      while (left > 0 && !isOver) {
        left = woken.awaitNanos(left);
      }
    } finally {
      lock.unlock();
    }
  }

  private void publish(boolean isLast) {
    Json.Obj progress = event.json().with("state", isLast ? "over" : "live");
    for (Map.Entry<String, Tab> entry : tabs.entrySet()) {
      Tab tab = entry.getValue();
      Map<String, List<String>> before = tab.parts;
      if (isLast || isDue(tab)) {
        compute(entry.getKey(), tab);
      }
      tab.channel.publish(
          progress.with("sections", changes(before, tab.parts)).toString(),
          progress.with("sections", changes(Map.of(), tab.parts)).toString());
    }
  }

  private boolean isDue(Tab tab) {
    long now = System.nanoTime();
    return tab.computedAt == Long.MIN_VALUE
        || event.done() != tab.matches && now - tab.computedAt >= SHARE * tab.cost;
  }

  private void compute(String name, Tab tab) {
    long from = System.nanoTime();
    tab.matches = event.done();
    Map<String, List<String>> parts = new LinkedHashMap<>();
    sections.of(id.join(), name).forEach((key, html) -> parts.put(key, html.lines().toList()));
    tab.parts = parts;
    tab.computedAt = System.nanoTime();
    tab.cost = tab.computedAt - from;
  }

  /** The parts that have changed: the lines that differ, or all of a part with more or fewer. */
  private static Json changes(Map<String, List<String>> before, Map<String, List<String>> after) {
    List<Json> changed = new ArrayList<>();
    after.forEach(
        (key, lines) -> {
          List<String> old = before.get(key);
          if (old == null || old.size() != lines.size()) {
            changed.add(
                Json.object()
                    .with("id", key)
                    .with("lines", Json.array(lines.stream().map(Json::of).toList())));
          } else if (!old.equals(lines)) {
            Map<String, Json> different = new LinkedHashMap<>();
            for (int i = 0; i < lines.size(); i++) {
              if (!old.get(i).equals(lines.get(i))) {
                different.put(String.valueOf(i), Json.of(lines.get(i)));
              }
            }
            changed.add(Json.object().with("id", key).with("changes", new Json.Obj(different)));
          }
        });
    return Json.array(changed);
  }

  /** Publishes the last version and ends all streams. */
  @Override
  public void close() {
    lock.lock();
    try {
      isOver = true;
      woken.signalAll();
    } finally {
      lock.unlock();
    }
    try {
      publisher.join(TimeUnit.SECONDS.toMillis(10));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
