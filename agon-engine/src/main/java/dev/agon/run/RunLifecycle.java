package dev.agon.run;

import dev.agon.event.BotContents;
import dev.agon.event.BoxDecision;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.EventSeed;
import dev.agon.execute.Executor;
import dev.agon.execute.LazySession;
import dev.agon.execute.WorkerTotals;
import dev.agon.rating.SprtPlan;
import dev.agon.record.RecordFolder;
import dev.agon.sandbox.SandboxMode;
import dev.agon.store.EventLock;
import dev.agon.store.MatchWriter;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.text.UserError;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Starts, stops and resumes an event or a sequential test, in a store or without one.
 *
 * @param <R> what comes out at the end
 */
public final class RunLifecycle<R> {
  private final Optional<Store> store;
  private final Function<Event, Executor> executor;
  private final Function<OpenRun, Optional<R>> play;
  private final Function<R, StoredEnd> end;
  private volatile boolean isStopped;
  private volatile @Nullable MatchWriter writer;
  private volatile Runnable keepWorkers = () -> {};

  /**
   * What is stored at the end.
   *
   * @param kept the result, as it is kept beside the matches; empty text if it is not
   */
  public record StoredEnd(String digest, String kept) {}

  /**
   * A run that is not started.
   *
   * @param play plays the matches; empty when {@link #isStopped}
   * @param end what is stored at the end
   */
  public RunLifecycle(
      Optional<Store> store,
      Function<Event, Executor> executor,
      Function<OpenRun, Optional<R>> play,
      Function<R, StoredEnd> end) {
    this.store = store;
    this.executor = executor;
    this.play = play;
    this.end = end;
  }

  /**
   * Plays from the start.
   *
   * @param complete {@link Event#complete complete}
   * @return empty when {@link #stop} was called
   */
  public Optional<R> start(Event complete, Optional<SprtPlan> test) {
    Event event = BoxDecision.here().decide(complete);
    try (Executor.Session session = executor.apply(event).open(event.setup(store.isPresent()))) {
      if (test.isEmpty()) {
        check(event);
      }
      try (RecordFolder folder =
          event.paths().recordFolder().map(RecordFolder::create).orElse(null)) {
        return start(event, test, session, folder);
      }
    }
  }

  static void check(Event event) {
    event
        .check(event.kit().game().spec(), event.names())
        .ifPresent(
            problem -> {
              throw new UserError(problem);
            });
  }

  private Optional<R> start(
      Event event,
      Optional<SprtPlan> test,
      Executor.Session session,
      @Nullable RecordFolder folder) {
    Optional<Commitment> commitment = Commitment.to(event);
    if (store.isEmpty()) {
      NewMatches matches = NewMatches.of(0, null, folder, RecordLimit.nothing(), session);
      return play.apply(
          new OpenRun(event, test, commitment, Optional.empty(), 0, session, matches));
    }
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    StoredEvent begun = store.get().begin(BotContents.noted(event), test, commitment, now);
    try (EventLock _ = store.get().lock(begun.id())) {
      return finish(store.get(), begun.withSeed(event.seed()), session, folder);
    }
  }

  /**
   * Plays what is left. The result is the same as if it had never stopped.
   *
   * @param found the event, whose key may be sealed
   * @param told whether programs run in a box from now on; empty if nothing may change
   * @return empty when {@link #stop} was called
   */
  public Optional<R> resume(StoredEvent found, StoredTrust trust, Optional<SandboxMode> told) {
    var _ = found.event().kit(); // refuses another plug-in before anything is written
    Store into = store.orElseThrow();
    EventSeed seed = into.opened(found).event().seed();
    try (EventLock _ = into.lock(found.id())) {
      StoredEvent stored = unfinished(into, found.id()).withSeed(seed);
      Event event = BoxDecision.here().resume(stored.event(), told);
      trust.demand(into, stored);
      BotContents.refuseChanged(stored.id(), event);
      BoxDecision.mixed(stored.event(), event).ifPresent(mixed -> into.replace(stored.id(), mixed));
      try (Executor.Session session =
              new LazySession(() -> executor.apply(event).open(event.setup(true)));
          RecordFolder folder = event.paths().recordFolder().map(RecordFolder::open).orElse(null)) {
        return finish(into, unfinished(into, stored.id()).withSeed(seed), session, folder);
      }
    }
  }

  /** The event as it is now that nobody else plays it; its key may be sealed. */
  static StoredEvent unfinished(Store store, long id) {
    return store
        .event(id)
        .filter(event -> !event.isOver())
        .orElseThrow(() -> new UserError("event " + id + " is finished"));
  }

  /** Plays the matches that are not stored; every match that was played is stored at the end. */
  private Optional<R> finish(
      Store into, StoredEvent stored, Executor.Session others, @Nullable RecordFolder folder) {
    Optional<R> result = Optional.empty();
    try (MatchWriter open = into.writer(stored.id());
        StoredFirstSession session = StoredFirstSession.of(into, stored, others)) {
      keepWorkers = () -> keepWorkers(into, stored.id(), session.workers());
      writer = open;
      if (!isStopped) {
        RecordLimit limit = RecordLimit.of(into, stored);
        NewMatches matches = NewMatches.of(stored.matches(), open, folder, limit, session);
        result = play.apply(OpenRun.of(stored, session, matches));
      }
    }
    keepWorkers.run();
    result.map(end).ifPresent(made -> into.finish(stored.id(), made.digest(), made.kept()));
    return result;
  }

  /** Stores what workers have done now and in earlier runs; may be called several times. */
  private static void keepWorkers(Store into, long event, List<WorkerTotals> workers) {
    if (!workers.isEmpty()) {
      into.keepWorkers(event, workers);
    }
  }

  /** Stops as soon as possible, from any thread; what was played is stored when this returns. */
  public void stop() {
    isStopped = true;
    MatchWriter open = writer;
    if (open != null) {
      open.close();
    }
    keepWorkers.run();
  }

  public boolean isStopped() {
    return isStopped;
  }
}
