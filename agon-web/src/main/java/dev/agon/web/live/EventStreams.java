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

  /** The page that has boards. */
  private static final String OVERVIEW = "overview";

  private final CompletableFuture<Long> id;
  private final EventSections sections;
  private final LiveBoards boards;
  private final LiveEvent event;
  private final Map<String, Tab> tabs = new ConcurrentHashMap<>();
  private final Thread publisher;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition woken = lock.newCondition();
  private boolean isChanged;
  private boolean isOver;

  /** When the boards were looked at; used by the publisher alone. */
  private long lookedAt = System.nanoTime();

  /** A page of the event, with the lines of its parts as they were published last. */
  private static final class Tab {
    private final LiveChannel channel;
    private Map<String, List<String>> parts = Map.of();
    private List<Optional<LiveBoards.Board>> places = List.of();
    private long computedAt = Long.MIN_VALUE;
    private long cost;
    private long matches = -1;

    Tab(LiveChannel channel) {
      this.channel = channel;
    }
  }

  /**
   * The streams of an event.
   *
   * @param id its number, when it has started
   * @param boards the matches under way; looked at only while somebody reads
   */
  EventStreams(CompletableFuture<Long> id, EventSections sections, LiveBoards boards) {
    this.id = id;
    this.sections = sections;
    this.boards = boards;
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
    LiveChannel channel =
        tabs.computeIfAbsent(tab, _ -> new Tab(new LiveChannel(this::changed))).channel;
    changed();
    return channel;
  }

  private void publish() {
    try {
      boolean isLast = false;
      while (!isLast) {
        boolean hasNews;
        boolean isPublished = false;
        lock.lock();
        try {
          awaitNews();
          hasNews = isChanged;
          isChanged = false;
          isLast = isOver;
        } finally {
          lock.unlock();
        }
        if (id.isDone() && !id.isCompletedExceptionally()) {
          isPublished = publish(hasNews, isLast);
        }
        if (isPublished) {
          rest(isLast);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      tabs.values().forEach(tab -> tab.channel.end());
    }
  }

  /** Waits for a change or, while somebody sees the boards, for the time of the next look. */
  private void awaitNews() throws InterruptedException {
    while (!isChanged && !isOver) {
      long left = MIN_NANOS - (System.nanoTime() - lookedAt);
      if (!hasSpectators()) {
        woken.await();
      } else if (left <= 0 || woken.awaitNanos(left) <= 0) {
        return;
      }
    }
  }

  private boolean hasSpectators() {
    Tab tab = tabs.get(OVERVIEW);
    return tab != null && tab.channel.isRead();
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

  /**
   * Publishes what has changed, and says whether anything has.
   *
   * @param hasNews whether the event has changed; if not, only its boards may have
   */
  private boolean publish(boolean hasNews, boolean isLast) {
    lookedAt = System.nanoTime();
    if (hasSpectators() && !isLast) {
      boards.look();
    } else {
      boards.clear();
    }
    boolean isPublished = hasNews || isLast;
    Json.Obj progress = event.json().with("state", isLast ? "over" : "live");
    for (Map.Entry<String, Tab> entry : tabs.entrySet()) {
      Tab tab = entry.getValue();
      Map<String, List<String>> before = tab.parts;
      List<Optional<LiveBoards.Board>> boardsBefore = tab.places;
      if (entry.getKey().equals(OVERVIEW)) {
        tab.places = boards.places();
      }
      if (!hasNews && !isLast && tab.places.equals(boardsBefore)) {
        continue;
      }
      isPublished = true;
      if (isLast || isDue(tab)) {
        compute(entry.getKey(), tab);
      }
      tab.channel.publish(
          progress
              .with("boards", LiveBoards.changes(boardsBefore, tab.places))
              .with("sections", changes(before, tab.parts))
              .toString(),
          progress
              .with("boards", LiveBoards.changes(List.of(), tab.places))
              .with("sections", changes(Map.of(), tab.parts))
              .toString());
    }
    return isPublished;
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

  /** The parts that have changed, as {@link LineChanges} has it. */
  private static Json changes(Map<String, List<String>> before, Map<String, List<String>> after) {
    List<Json> changed = new ArrayList<>();
    after.forEach(
        (key, lines) -> {
          List<String> old = before.getOrDefault(key, List.of());
          if (!old.equals(lines)) {
            changed.add(LineChanges.addTo(Json.object().with("id", key), old, lines));
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
