package dev.agon.web.live;

import dev.agon.event.Event;
import dev.agon.execute.PlayedMatch;
import dev.agon.json.Json;
import dev.agon.run.EventListener;
import dev.agon.web.live.EventHost.EventSections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongPredicate;
import java.util.function.Supplier;

/**
 * The streams of one event: a channel for each of its pages. Changes are merged, so that a page is
 * told at most four times a second, and less often where very many read. Tables that take long to
 * compute are told of less often than the rest.
 */
public final class EventStreams implements AutoCloseable {
  private static final long MIN_NANOS = 250_000_000;

  /** Many readers are told less often: so many messages a second go out at most. */
  private static final long MAX_MESSAGES = 4_000;

  /** The tables are computed at most for this share of the time. */
  private static final int SHARE = 20;

  /** The page that has boards. */
  private static final String OVERVIEW = "overview";

  /** The beginning of the name of a page that follows one match. */
  static final String MATCH = "match-";

  private final CompletableFuture<Long> id;
  private final EventSections sections;
  private final LiveBoards boards;
  private final LongPredicate isStored;
  private final LiveEvent event;
  private final Map<String, Tab> tabs = new ConcurrentHashMap<>();
  private final Thread publisher;

  /** Computes tables, so that what takes no time is told meanwhile. */
  private final ExecutorService tables =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("agon-tables").factory());

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition woken = lock.newCondition();
  private volatile boolean isChanged;
  private boolean isOver;

  /** When the boards were looked at; used by the publisher alone. */
  private long lookedAt = System.nanoTime();

  /** A page of the event, with the lines of its parts as they were published last. */
  private static final class Tab {
    private final LiveChannel channel;
    private Tables tables = Tables.NONE;
    private Optional<Future<Tables>> computing = Optional.empty();
    private List<Optional<LiveBoards.Board>> places = List.of();

    Tab(LiveChannel channel) {
      this.channel = channel;
    }
  }

  /**
   * The tables of a page.
   *
   * @param parts the lines of its parts, by their ids
   * @param matches after how many matches they were computed; negative if they never were
   * @param at when that was
   * @param cost how long it took
   */
  private record Tables(Map<String, List<String>> parts, long matches, long at, long cost) {
    static final Tables NONE = new Tables(Map.of(), -1, 0, 0);

    boolean isComputed() {
      return matches >= 0;
    }
  }

  /**
   * The streams of an event.
   *
   * @param id its number, when it has started
   * @param boards the matches under way; looked at only while somebody reads
   */
  EventStreams(CompletableFuture<Long> id, EventSections sections, LiveBoards boards) {
    this(id, sections, boards, _ -> true);
  }

  /**
   * The streams of an event whose matches can be followed one by one.
   *
   * @param isStored whether a match that is over can be read from the database
   */
  EventStreams(
      CompletableFuture<Long> id,
      EventSections sections,
      LiveBoards boards,
      LongPredicate isStored) {
    this.id = id;
    this.sections = sections;
    this.boards = boards;
    this.isStored = isStored;
    this.event = new LiveEvent(id, this::changed);
    this.publisher = Thread.ofVirtual().name("agon-publisher").start(this::publish);
  }

  /** The streams of a premiere, which tell what is revealed and nothing of what is played. */
  public static EventStreams ofPremiere(long event, EventSections sections) {
    return new EventStreams(CompletableFuture.completedFuture(event), sections, LiveBoards.none());
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
  public void reveal(Event of, long matches, long known, Optional<PlayedMatch> last) {
    event.reveal(of, matches, known, last);
  }

  /** Who plays a match that is not yet stored; empty if it has not begun. */
  Optional<List<String>> playing(long match) {
    return event.playing(match);
  }

  private void changed() {
    if (isChanged) {
      // The publisher has not looked since, and matches between built-ins take microseconds.
      return;
    }
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
      tables.shutdownNow();
      tabs.values().forEach(tab -> tab.channel.end());
    }
  }

  /** Waits for a change or, while somebody reads, for the time to look at boards and tables. */
  private void awaitNews() throws InterruptedException {
    while (!isChanged && !isOver) {
      long left = MIN_NANOS - (System.nanoTime() - lookedAt);
      if (!isRead()) {
        woken.await();
      } else if (left <= 0 || woken.awaitNanos(left) <= 0) {
        return;
      }
    }
  }

  private boolean isRead() {
    return readers() > 0;
  }

  private long readers() {
    return tabs.values().stream().mapToLong(tab -> tab.channel.readers()).sum();
  }

  private boolean hasSpectators() {
    Tab tab = tabs.get(OVERVIEW);
    return tab != null && tab.channel.readers() > 0;
  }

  /** How long a version is the last one; shorter while readers wait for their first tables. */
  private long restNanos() {
    boolean isAwaited =
        tabs.entrySet().stream()
            .anyMatch(
                tab -> !tab.getKey().startsWith(MATCH) && !tab.getValue().tables.isComputed());
    return isAwaited
        ? MIN_NANOS / 10
        : Math.max(MIN_NANOS, readers() * TimeUnit.SECONDS.toNanos(1) / MAX_MESSAGES);
  }

  /** Waits for the time between two versions; the end of the event ends the wait. */
  private void rest(boolean isLast) throws InterruptedException {
    lock.lock();
    try {
      long left = isLast ? 0 : restNanos();
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
      if (entry.getKey().startsWith(MATCH)) {
        isPublished |= publishMatch(entry.getKey(), tab, progress, isLast);
        continue;
      }
      Tables before = tab.tables;
      List<Optional<LiveBoards.Board>> boardsBefore = tab.places;
      if (entry.getKey().equals(OVERVIEW)) {
        tab.places = boards.places();
      }
      if (isLast) {
        tab.tables = compute(entry.getKey());
      } else {
        refresh(entry.getKey(), tab);
      }
      boolean isSame = tab.tables.at == before.at && tab.places.equals(boardsBefore);
      // The first version has everything, so it waits for the tables.
      if (!tab.tables.isComputed() || !hasNews && !isLast && isSame) {
        continue;
      }
      isPublished = true;
      tab.channel.publish(
          progress
              .with("boards", LiveBoards.changes(boardsBefore, tab.places))
              .with("sections", LineChanges.of(before.parts, tab.tables.parts))
              .toString(),
          everything(progress, tab.places, tab.tables.parts));
    }
    return isPublished;
  }

  /** Publishes how a followed match stands; its stream ends when it is stored. */
  private boolean publishMatch(String name, Tab tab, Json.Obj progress, boolean isLast) {
    long match = Long.parseLong(name.substring(MATCH.length()));
    List<Optional<LiveBoards.Board>> before = tab.places;
    List<Optional<LiveBoards.Board>> now =
        List.of(boards.follow(match, before.stream().findFirst().flatMap(board -> board)));
    boolean isNew = !now.equals(before);
    if (isNew) {
      tab.places = now;
      tab.channel.publish(
          progress
              .with("boards", LiveBoards.changes(before, now))
              .with("sections", Json.array(List.of()))
              .toString(),
          everything(progress, now, Map.of()));
    }
    if (isLast || event.done() >= match && isStored.test(match)) {
      tabs.remove(name);
      tab.channel.end();
    }
    return isNew;
  }

  private static Supplier<String> everything(
      Json.Obj progress, List<Optional<LiveBoards.Board>> places, Map<String, List<String>> parts) {
    return () ->
        progress
            .with("boards", LiveBoards.changes(List.of(), places))
            .with("sections", LineChanges.of(Map.of(), parts))
            .toString();
  }

  /** Takes the tables that are computed by now, and has new ones computed when it is time. */
  private void refresh(String name, Tab tab) {
    tab.computing
        .filter(Future::isDone)
        .ifPresent(
            done -> {
              // A page without new tables still tells how far the event is.
              tab.tables =
                  done.state() == Future.State.SUCCESS
                      ? done.resultNow()
                      : new Tables(tab.tables.parts, event.done(), System.nanoTime(), 0);
              tab.computing = Optional.empty();
            });
    long since = System.nanoTime() - tab.tables.at;
    boolean isDue =
        !tab.tables.isComputed()
            || event.done() != tab.tables.matches && since >= SHARE * tab.tables.cost;
    if (isDue && tab.computing.isEmpty()) {
      tab.computing =
          Optional.of(
              tables.submit(
                  () -> {
                    try {
                      return compute(name);
                    } finally {
                      changed();
                    }
                  }));
    }
  }

  private Tables compute(String name) {
    long from = System.nanoTime();
    long matches = event.done();
    Map<String, List<String>> parts = new LinkedHashMap<>();
    sections.of(id.join(), name).forEach((key, html) -> parts.put(key, html.lines().toList()));
    long now = System.nanoTime();
    return new Tables(parts, matches, now, now - from);
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
