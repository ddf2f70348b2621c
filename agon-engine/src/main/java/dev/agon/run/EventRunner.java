package dev.agon.run;

import dev.agon.entrant.EntrantFactory;
import dev.agon.event.BoxDecision;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.Recording;
import dev.agon.execute.Executor;
import dev.agon.execute.LazySession;
import dev.agon.execute.MatchSetup;
import dev.agon.execute.PlayedMatch;
import dev.agon.execute.WorkerTotals;
import dev.agon.game.GameSpec;
import dev.agon.game.kit.GameKit;
import dev.agon.record.RecordDetail;
import dev.agon.registry.GameRegistry;
import dev.agon.result.MatchSpec;
import dev.agon.result.Seeds;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.sandbox.SandboxMode;
import dev.agon.store.EventLock;
import dev.agon.store.MatchWriter;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.Standings;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Runs events: plays them from the start, resumes what was stopped, and rebuilds the result of a
 * finished event from its stored matches. The command line, a server and any other program are
 * equal users of it.
 *
 * <p>A runner is used for one event.
 */
public final class EventRunner {
  private final Optional<Store> store;
  private final Executor executor;
  private final List<EventListener> listeners;
  private volatile boolean isStopped;
  private volatile @Nullable MatchWriter writer;
  private volatile Runnable keepWorkers = () -> {};

  /**
   * A runner.
   *
   * @param store where the event is kept; without one it cannot be resumed
   * @param executor plays the matches
   * @param listeners told of everything in canonical order
   */
  public EventRunner(Optional<Store> store, Executor executor, List<EventListener> listeners) {
    this.store = store;
    this.executor = executor;
    this.listeners = List.copyOf(listeners);
  }

  /**
   * Plays an event from its start.
   *
   * @return empty when {@link #stop} was called
   * @throws UserError when the event cannot be played
   */
  public Optional<EventResult> run(Event event) {
    GameKit<?, ?, ?> kit = GameRegistry.game(event.game());
    Event complete = BoxDecision.here().decide(event.complete(kit));
    try (Executor.Session session = executor.open(setup(complete, store.isPresent()))) {
      check(complete, kit.game().spec());
      Optional<RecordFolder> folder = complete.paths().recordFolder().map(RecordFolder::create);
      try (Closing _ = Closing.of(folder)) {
        return run(complete, session, folder);
      }
    }
  }

  private Optional<EventResult> run(
      Event complete, Executor.Session session, Optional<RecordFolder> folder) {
    Optional<Commitment> commitment = Commitment.to(complete);
    if (store.isEmpty()) {
      started(complete, Optional.empty(), commitment, 0);
      return new Run(complete, commitment, 0, folder, Optional.empty(), RecordLimit.nothing())
          .play(session)
          .map(end -> end.playedBy(session.workers()));
    }
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    StoredEvent begun = store.get().begin(complete, Optional.empty(), commitment, now);
    try (EventLock _ = store.get().lock(begun.id())) {
      return play(session, store.get(), begun, folder);
    }
  }

  /** Closes the folder of records, if there is one. */
  private interface Closing extends AutoCloseable {
    static Closing of(Optional<RecordFolder> folder) {
      return () -> folder.ifPresent(RecordFolder::close);
    }

    @Override
    void close();
  }

  /** Plays what is left of an event whose stored matches can be verified here. */
  public Optional<EventResult> resume(StoredEvent stored) {
    return resume(stored, StoredTrust.VERIFIED);
  }

  /**
   * Plays what is left of an event that was stopped. The result is the same as if it had never
   * stopped.
   *
   * @return empty when {@link #stop} was called
   * @throws UserError when another process plays the event, or has finished it, or when its stored
   *     matches are not trusted
   */
  public Optional<EventResult> resume(StoredEvent stored, StoredTrust trust) {
    return resume(stored, trust, Optional.empty());
  }

  /**
   * The same, even if the box is another one than before.
   *
   * @param told whether programs run in a box from now on; empty if nothing may change
   * @throws UserError when the box enforces other layers than before, and nobody allowed that
   */
  public Optional<EventResult> resume(
      StoredEvent stored, StoredTrust trust, Optional<SandboxMode> told) {
    Event event = BoxDecision.here().resume(stored.event(), told);
    Store into = store.orElseThrow();
    try (EventLock _ = into.lock(stored.id());
        Executor.Session session = new LazySession(() -> executor.open(setup(event, true)))) {
      trust.demand(into, stored.id());
      BoxDecision.mixed(stored.event(), event).ifPresent(mixed -> into.replace(stored.id(), mixed));
      Optional<RecordFolder> folder = event.paths().recordFolder().map(RecordFolder::open);
      try (Closing _ = Closing.of(folder)) {
        return play(session, into, unfinished(into, stored.id()), folder);
      }
    }
  }

  /** The event as it is now that nobody else plays it. */
  public static StoredEvent unfinished(Store store, long id) {
    return store
        .event(id)
        .filter(event -> !event.isOver())
        .orElseThrow(() -> new UserError("event " + id + " is finished"));
  }

  /**
   * Rebuilds a finished event's result from its stored matches, without its bots.
   *
   * @throws UserError when the matches do not give the stored digest
   */
  public static EventResult recompute(Store store, StoredEvent stored) {
    return recompute(store, stored, List.of());
  }

  /** The same; listeners are told of every match. */
  public static EventResult recompute(
      Store store, StoredEvent stored, List<EventListener> listeners) {
    EventResult result = read(store, stored, true, listeners);
    checkDigest(stored, result.standings().digest());
    return result;
  }

  /** The results so far of an event that is not finished, or that is played now. */
  public static EventResult soFar(Store store, StoredEvent stored) {
    return read(store, stored, stored.isOver(), List.of());
  }

  /**
   * Reads what is stored.
   *
   * @param isWhole whether a missing match is an error
   */
  private static EventResult read(
      Store store, StoredEvent stored, boolean isWhole, List<EventListener> listeners) {
    try (StoredMatches matches = store.matches(stored.id())) {
      NothingToPlay others = new NothingToPlay(isWhole);
      Run run =
          new EventRunner(Optional.empty(), _ -> others, listeners)
          .new Run(
              stored.event(),
              stored.commitment(),
              stored.matches(),
              Optional.empty(),
              Optional.empty(),
              RecordLimit.nothing());
      Executor.Session session = new StoredFirstSession(matches, stored.matches(), others);
      EventResult result =
          isWhole ? run.play(session).orElseThrow() : run.soFar(session, stored.matches());
      return result.playedBy(store.workers(stored.id()));
    }
  }

  /**
   * Checks that the stored matches of a finished event give its digest; an unfinished event has no
   * digest to compare with.
   *
   * @throws UserError when they give another digest
   */
  public static void checkMatches(Store store, StoredEvent stored) {
    if (!stored.isOver()) {
      return;
    }
    Digest digest = Digest.of(stored.event(), stored.test());
    try (StoredMatches matches = store.matches(stored.id())) {
      for (Optional<StoredMatch> next = matches.next(); next.isPresent(); next = matches.next()) {
        digest.add(next.get().number(), next.get().seats(), next.get().result());
      }
    }
    checkDigest(stored, digest.value());
  }

  public static void checkDigest(StoredEvent stored, String digest) {
    stored
        .digest()
        .filter(expected -> !expected.equals(digest))
        .ifPresent(
            expected -> {
              throw new UserError(
                  "event %d ended with digest %s, but its stored matches give %s"
                      .formatted(stored.id(), expected, digest));
            });
  }

  /**
   * Stops the event as soon as possible, from any thread; what was played is stored when this
   * returns.
   */
  public void stop() {
    isStopped = true;
    MatchWriter open = writer;
    if (open != null) {
      open.close();
    }
    keepWorkers.run();
  }

  private static void check(Event complete, GameSpec spec) {
    complete
        .check(spec, complete.names())
        .ifPresent(
            problem -> {
              throw new UserError(problem);
            });
  }

  /** What the executor needs to know of a complete event that is not stored. */
  public static MatchSetup setup(Event event) {
    return setup(BoxDecision.here().decide(event), false);
  }

  /** What the executor needs to know of a complete event whose box is decided. */
  public static MatchSetup setup(Event event, boolean isStored) {
    return new MatchSetup(
        event.game(),
        event.settings(),
        event.bots(),
        event.running().clock(),
        detail(event, isStored),
        event.paths().baseFolder(),
        event.running().onBroken(),
        event.running().enforced().orElse(EnforcedLayers.NONE));
  }

  /** Record files have times and standard error, whatever is stored. */
  private static RecordDetail detail(Event event, boolean isStored) {
    RecordDetail stored =
        switch (isStored ? event.running().recording() : Recording.RESULTS) {
          case RESULTS -> RecordDetail.NONE;
          case MOVES -> RecordDetail.MOVES;
          case ALL -> RecordDetail.USAGE;
        };
    return event.paths().recordFolder().isPresent() && stored.compareTo(RecordDetail.USAGE) < 0
        ? RecordDetail.USAGE
        : stored;
  }

  private void started(
      Event event, Optional<Long> id, Optional<Commitment> commitment, long matchesDone) {
    commitment.ifPresent(made -> listeners.forEach(listener -> listener.committed(made)));
    listeners.forEach(listener -> listener.eventStarted(event, id, matchesDone));
  }

  private Optional<EventResult> play(
      Executor.Session session, Store into, StoredEvent stored, Optional<RecordFolder> folder) {
    List<WorkerTotals> earlier = into.workers(stored.id());
    keepWorkers = () -> keepWorkers(into, stored.id(), earlier, session);
    Optional<EventResult> result =
        playAndWrite(session, into, stored, folder)
            .map(end -> end.playedBy(WorkerTotals.sum(earlier, session.workers())));
    keepWorkers.run();
    result.ifPresent(end -> into.finish(stored.id(), end.standings().digest()));
    return result;
  }

  /** Stores what workers have done now and in earlier runs; may be called several times. */
  private static void keepWorkers(
      Store into, long event, List<WorkerTotals> earlier, Executor.Session session) {
    List<WorkerTotals> now = session.workers();
    if (!now.isEmpty()) {
      into.keepWorkers(event, WorkerTotals.sum(earlier, now));
    }
  }

  /** When this returns, every match that was played is stored. */
  private Optional<EventResult> playAndWrite(
      Executor.Session session, Store into, StoredEvent stored, Optional<RecordFolder> folder) {
    try (MatchWriter open = into.writer(stored.id());
        StoredMatches before = into.matches(stored.id())) {
      writer = open;
      if (isStopped) {
        return Optional.empty();
      }
      started(stored.event(), Optional.of(stored.id()), stored.commitment(), stored.matches());
      RecordLimit limit =
          RecordLimit.of(
              stored.event().running(), into.recordExtent(stored.id()), stored.matches());
      return new Run(
              stored.event(),
              stored.commitment(),
              stored.matches(),
              folder,
              Optional.of(open),
              limit)
          .play(new StoredFirstSession(before, stored.matches(), session));
    }
  }

  /** One way through an event; every match passes here in canonical order. */
  private final class Run implements Tournament.Follower {
    private final Event event;
    private final Optional<Commitment> commitment;
    private final long known;
    private final Optional<RecordFolder> folder;
    private final Optional<MatchWriter> into;
    private final RecordLimit limit;
    private final Quarantine quarantine;
    private final EventLog log = new EventLog();
    private Runnable stopRecording = () -> {};

    /**
     * A way through.
     *
     * @param known how many matches are stored
     */
    Run(
        Event event,
        Optional<Commitment> commitment,
        long known,
        Optional<RecordFolder> folder,
        Optional<MatchWriter> into,
        RecordLimit limit) {
      this.event = event;
      this.commitment = commitment;
      this.known = known;
      this.folder = folder;
      this.into = into;
      this.limit = limit;
      this.quarantine = new Quarantine(event.bots().size(), event.running().quarantine());
    }

    Optional<EventResult> play(Executor.Session session) {
      stopRecording = folder.isEmpty() ? session::stopRecording : () -> {};
      if (limit.isReached()) {
        stopRecording.run();
      }
      return tournament().run(session, this).map(this::result);
    }

    private Tournament tournament() {
      return new Tournament(
          event.bots().size(),
          event.format(event.names()),
          new Seeds(event.seed().key()),
          Digest.of(event, Optional.empty()),
          quarantine);
    }

    EventResult soFar(Executor.Session session, long matches) {
      EventResult result = result(tournament().soFar(session, this));
      return result.asInterim(
          new EventResult.Interim(
              matches,
              result.matches(),
              result.standings().stages().size(),
              event.stages().size()));
    }

    @Override
    public void roundStarted(long knownMatches) {
      listeners.forEach(listener -> listener.roundStarted(knownMatches));
    }

    @Override
    public void matchStarted(MatchSpec match) {
      for (EventListener listener : listeners) {
        listener.matchStarted(match);
      }
    }

    @Override
    public boolean matchFinished(PlayedMatch match, long knownMatches) {
      log.add(match.spec(), match.result());
      if (match.spec().number() > known) {
        folder.ifPresent(path -> path.write(match));
        boolean wasOpen = !limit.isReached();
        Optional<String> record = limit.admitted(match.record());
        if (wasOpen && limit.isReached()) {
          stopRecording.run();
        }
        if (into.isPresent() && !into.get().add(match.spec(), match.result(), record)) {
          return false;
        }
      }
      for (EventListener listener : listeners) {
        listener.matchFinished(match, knownMatches);
      }
      return !isStopped;
    }

    private EventResult result(Standings standings) {
      return new EventResult(
              event.name(),
              event.game(),
              String.join(", ", event.stages().stream().map(stage -> stage.format().id()).toList()),
              Optional.of(event.seed()),
              commitment,
              event.bots().stream()
                  .map(bot -> new EventResult.Name(bot.name(), EntrantFactory.author(bot)))
                  .toList(),
              standings,
              new EventResult.Seen(log.faults(), quarantine.cases(), log.times()))
          .enforcing(event.running().enforced().map(EnforcedLayers::ids));
    }
  }
}
