package dev.agon.web.live;

import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.event.RunOptions;
import dev.agon.game.kit.GameKit;
import dev.agon.process.ProgramPool;
import dev.agon.registry.GameRegistry;
import dev.agon.run.EventListener;
import dev.agon.run.EventResult;
import dev.agon.run.EventRunner;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import dev.agon.watch.LiveMatches;
import dev.agon.web.data.StorePool;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Plays events in the server's process, one thread each, and lets pages follow them. */
public final class EventHost implements AutoCloseable {
  /** How long a match under way may take to end when the server stops. */
  private static final Duration MAX_WAIT = Duration.ofSeconds(3);

  private final StorePool stores;
  private final EventSections sections;
  private final EventExecutors executors;
  private final Map<Long, Hosted> hosted = new ConcurrentHashMap<>();

  /** The places are the boards that the event's page has from the start. */
  private record Hosted(EventRunner runner, Thread thread, EventStreams streams, int places) {}

  /** Makes the parts of a page of an event that change while it is played. */
  @FunctionalInterface
  public interface EventSections {
    /** The parts of the page as HTML, by their ids and in their order. */
    Map<String, String> of(long event, String tab);
  }

  public EventHost(StorePool stores, EventSections sections, EventExecutors executors) {
    this.stores = stores;
    this.sections = sections;
    this.executors = executors;
  }

  /**
   * Plays an event; one that was stopped before its end is resumed.
   *
   * @param over told when it is over: empty, or why it stopped; not told when the server stops
   * @return the number of the event
   * @throws UserError if it cannot be played
   */
  public long play(Event event, Consumer<Optional<String>> over) {
    return play(event, over, List.of());
  }

  /** The same, hidden by a listener: what is played is not for spectators, in whatever form. */
  public long playHidden(Event event, Consumer<Optional<String>> over, EventListener hiding) {
    return play(event, over, List.of(hiding));
  }

  /** An event like this that is played to its end, but a premiere has not revealed all of it. */
  public Optional<StoredEvent> hidden(Event event) {
    Event complete = event.complete(GameRegistry.game(event.game()));
    return stores.use(store -> latest(store, complete, stored -> isHidden(store, stored)));
  }

  /** Whether an event is played to its end, but a premiere has not revealed all of it. */
  private static boolean isHidden(Store store, StoredEvent event) {
    return event.isOver()
        && store.hasWebTables()
        && store.premieres().revealed(event.id()).isPresent();
  }

  private long play(Event event, Consumer<Optional<String>> over, List<EventListener> listeners) {
    GameKit<?, ?, ?> kit = GameRegistry.game(event.game());
    Event complete = event.complete(kit);
    Optional<StoredEvent> stopped =
        stores.use(store -> latest(store, complete, stored -> !stored.isOver()));
    return start(complete, stopped, over, listeners);
  }

  /** The last wanted event that is the same but for what is only known when it is played. */
  private static Optional<StoredEvent> latest(
      Store store, Event complete, Predicate<StoredEvent> wanted) {
    return store.events().reversed().stream()
        .filter(stored -> stored.test().isEmpty() && wanted.test(stored))
        .filter(
            stored ->
                complete.seed().isOpen()
                    ? stored.event().seed().equals(complete.seed())
                    : !stored.event().seed().isOpen())
        .filter(
            stored ->
                EventJson.text(stored.event())
                    .equals(EventJson.text(likeStored(complete, stored.event()))))
        .findFirst();
  }

  /** The event with the key, the layers of the box and the hashes of bots of a stored one. */
  private static Event likeStored(Event complete, Event stored) {
    RunOptions noted = complete.running().withContents(stored.running().contents());
    return complete
        .withSeed(stored.seed())
        .with(stored.running().enforced().map(noted::enforcing).orElse(noted));
  }

  private long start(
      Event event,
      Optional<StoredEvent> stopped,
      Consumer<Optional<String>> over,
      List<EventListener> first) {
    CompletableFuture<Long> started = new CompletableFuture<>();
    int threads = threads(event);
    // What a premiere plays is not for spectators, in whatever form.
    boolean isPremiere = !first.isEmpty();
    LiveMatches live = isPremiere ? LiveMatches.none() : new LiveMatches();
    ProgramPool pool =
        ProgramPool.of(threads, GameRegistry.game(event.game()).game().spec().maxSeats());
    EventExecutors.OpenExecutor playing;
    try {
      playing = executors.open(event, threads, pool, live);
    } catch (RuntimeException e) {
      pool.close();
      throw e;
    }
    boolean isSeen = !isPremiere && playing.isLocal();
    LiveBoards boards = isSeen ? LiveBoards.of(live, threads) : LiveBoards.none();
    EventStreams streams =
        new EventStreams(started, sections, boards, match -> isStored(started.join(), match));
    Store store = stores.open();
    EventRunner.Builder options = EventRunner.builder().store(store).executor(playing.executor());
    first.forEach(options::listener);
    EventRunner runner = options.listener(streams.listener()).build();
    Thread thread =
        Thread.ofPlatform()
            .name("agon-event")
            .unstarted(
                () -> {
                  Optional<String> why = Optional.empty();
                  boolean isEnd = true;
                  try (store;
                      pool;
                      playing) {
                    Optional<EventResult> result =
                        stopped.isPresent() ? runner.resume(stopped.get()) : runner.run(event);
                    isEnd = result.isPresent();
                  } catch (OutOfMemoryError e) {
                    UserError told =
                        new UserError("the event needs more memory than the server has", e);
                    why = Optional.of(String.valueOf(told.getMessage()));
                    isEnd = !started.completeExceptionally(told);
                  } catch (RuntimeException e) {
                    why = Optional.of(String.valueOf(e.getMessage()));
                    // Whoever waits for the start is told by this, and by nothing else.
                    isEnd = !started.completeExceptionally(e);
                  } finally {
                    ended(started, streams);
                    if (isEnd) {
                      over.accept(why);
                    }
                  }
                });
    int places = isSeen ? places(event, threads) : 0;
    // In the thread that plays, so that it happens before the end.
    CompletableFuture<Void> _ =
        started.thenAccept(id -> hosted.put(id, new Hosted(runner, thread, streams, places)));
    thread.start();
    try {
      return started.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof UserError user ? user : e;
    }
  }

  private void ended(CompletableFuture<Long> started, EventStreams streams) {
    streams.close();
    if (started.isDone() && !started.isCompletedExceptionally()) {
      hosted.remove(started.join());
    }
  }

  private static int threads(Event event) {
    return event
        .running()
        .settings()
        .get(RunOptions.CONCURRENCY)
        .orElseGet(() -> Runtime.getRuntime().availableProcessors());
  }

  /** Matches between built-ins are too short to be seen, except for very few. */
  private static int places(Event event, int threads) {
    return event.bots().stream().anyMatch(bot -> bot.source().isExternal())
        ? LiveBoards.places(threads)
        : 0;
  }

  /** How many boards the page of an event has from the start, so that nothing moves later. */
  public int boards(long event) {
    return Optional.ofNullable(hosted.get(event)).map(Hosted::places).orElse(0);
  }

  private boolean isStored(long event, long match) {
    return stores
        .use(store -> store.event(event))
        .filter(stored -> stored.matches() >= match)
        .isPresent();
  }

  /**
   * Who plays a match of an event that is played here, which has begun and is not yet stored. For
   * premieres the caller must not ask.
   */
  public Optional<List<String>> playing(long event, long match) {
    return streams(event).flatMap(streams -> streams.playing(match));
  }

  /** Whether the event is played here, now. */
  public boolean isLive(long event) {
    return hosted.containsKey(event);
  }

  /** The streams of an event that is played here. */
  Optional<EventStreams> streams(long event) {
    return Optional.ofNullable(hosted.get(event)).map(Hosted::streams);
  }

  /** Stops all events; what was played is stored when this returns, so that they can be resumed. */
  @Override
  public void close() {
    hosted.values().forEach(event -> event.runner().stop());
    for (Hosted event : List.copyOf(hosted.values())) {
      try {
        // A thread whose programs were ended with this process waits for ever; all is stored.
        boolean _ = event.thread().join(MAX_WAIT);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}
