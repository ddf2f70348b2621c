package dev.agon.app;

import dev.agon.app.Arguments.Flags;
import dev.agon.entrant.GameRegistry;
import dev.agon.entrant.MatchRunner;
import dev.agon.event.Event;
import dev.agon.event.RunOptions;
import dev.agon.game.GameKit;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.process.ProgramPool;
import dev.agon.report.html.EventDetails;
import dev.agon.report.html.PublishedEvent;
import dev.agon.run.EventResult;
import dev.agon.run.EventRun;
import dev.agon.run.Lineup;
import dev.agon.run.RecordKeeper;
import dev.agon.run.Tournament;
import dev.agon.store.MatchWriter;
import dev.agon.store.Store;
import dev.agon.store.StoreProblem;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatches;
import dev.agon.text.UserError;
import dev.agon.tournament.Standings;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Plays an event from its beginning or from where it was stopped, and keeps it. */
public final class EventConduct {
  private final EventSource source;
  private final Event event;
  private final Arguments started;
  private final Arguments now;
  private final Streams streams;

  /** How games are shown while they are played. */
  private enum Showing {
    BAR("bar"),
    GAMES("games"),
    NONE("none");

    private final String word;

    Showing(String word) {
      this.word = word;
    }

    String id() {
      return word;
    }
  }

  /**
   * An event about to be played.
   *
   * @param started what it is, or was, started with
   * @param now how it is played now: on how many threads, with what output
   */
  public EventConduct(EventSource source, Arguments started, Arguments now, Streams streams) {
    this.source = source;
    this.started = started;
    this.now = now;
    this.streams = streams;
    this.event = source.event(started);
  }

  public static Flags addTo(Flags flags) {
    return OptionFlags.add(flags, List.of(RunOptions.CONCURRENCY))
        .value("progress", "WORD", "bar, games (a line for each) or none, on standard error");
  }

  /**
   * Plays all of it, and keeps it if there is a store.
   *
   * @return empty when the process is told to stop meanwhile
   */
  public Optional<EventResult> play(Optional<Store> store) {
    Optional<Path> folder = started.value("records").map(RecordKeeper::newFolder);
    return withArena(
        GameRegistry.game(event.game()),
        arena -> {
          EventRun run = new EventRun(arena, event);
          if (store.isPresent()) {
            StoredEvent begun = store.get().begin(beginning(run));
            return keep(run, arena, folder, store.get(), begun).map(run::report);
          }
          RecordKeeper records = new RecordKeeper(event.running().recording(), folder);
          return play(run, arena, records, 0, Optional.empty(), (_, _) -> true).map(run::report);
        });
  }

  /**
   * Plays what is left of it.
   *
   * @return empty when the process is told to stop meanwhile
   */
  public Optional<EventResult> resume(Store store, StoredEvent kept) {
    Optional<Path> folder = started.value("records").map(RecordKeeper::folder);
    return withArena(
        GameRegistry.game(event.game()),
        arena -> {
          EventRun run = new EventRun(arena, event);
          if (!run.description().equals(kept.description())) {
            throw new UserError(
                "event %d is not what it was: it began as %s and would now be %s"
                    .formatted(kept.id(), kept.description(), run.description()));
          }
          return keep(run, arena, folder, store, kept).map(run::report);
        });
  }

  /** Goes through an event that is over once more, from what was kept of it. */
  public EventResult recall(Store store, StoredEvent kept) {
    return withArena(
        GameRegistry.game(event.game()), arena -> recall(new EventRun(arena, event), store, kept));
  }

  /** The same with all that is published of it. */
  public PublishedEvent publication(Store store, StoredEvent kept) {
    return withArena(
        GameRegistry.game(event.game()),
        arena ->
            new PublishedEvent(
                recall(new EventRun(arena, event), store, kept),
                new EventDetails(
                    arena.kit().game().spec().name(),
                    arena.settings().written(),
                    Instant.parse(kept.started()),
                    source.command(),
                    source.file(),
                    source.text(),
                    sources(arena))));
  }

  private static List<EventDetails.Source> sources(MatchRunner<?, ?, ?> arena) {
    return arena.entrants().stream()
        .map(
            entrant ->
                new EventDetails.Source(
                    entrant.origin().kind().id(), entrant.origin().source(), entrant.isExternal()))
        .toList();
  }

  private static EventResult recall(EventRun run, Store store, StoredEvent kept) {
    Standings standings;
    try (StoredMatches before = store.matches(kept.id())) {
      standings =
          run.play(
                  run.executor(1),
                  kept.matches(),
                  Optional.of(before),
                  pairing -> {
                    throw new UserError("match " + pairing.number() + " is not on record");
                  },
                  (_, _, _) -> true)
              .orElseThrow();
    }
    if (!standings.digest().equals(kept.digest())) {
      throw new UserError(
          "event %d ended with digest %s, but what was kept of it has %s"
              .formatted(kept.id(), kept.digest(), standings.digest()));
    }
    return run.report(standings);
  }

  private StoredEvent beginning(EventRun run) {
    String time = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    return new StoredEvent(
        0,
        event.name(),
        event.game(),
        source.file(),
        source.text(),
        source.argumentsAsJson(),
        run.description(),
        time,
        "",
        0);
  }

  private <S, V, M, T> T withArena(GameKit<S, V, M> kit, Function<MatchRunner<?, ?, ?>, T> play) {
    try (ProgramPool stable = ProgramPool.of(threads(), kit.game().spec().maxSeats())) {
      return play.apply(Lineup.arena(kit, event, stable));
    }
  }

  private int threads() {
    return threads(event, now);
  }

  /** How many matches of an event are played at once. */
  public static int threads(Event event, Arguments given) {
    return OptionFlags.changed(event.running().settings(), given)
        .get(RunOptions.CONCURRENCY)
        .orElseGet(() -> Runtime.getRuntime().availableProcessors());
  }

  private interface Keeper {
    /** Answers false when the event is to stop. */
    boolean keep(MatchSpec pairing, Result result);
  }

  private Optional<Standings> keep(
      EventRun run,
      MatchRunner<?, ?, ?> arena,
      Optional<Path> folder,
      Store store,
      StoredEvent kept) {
    try {
      Optional<Standings> standings = write(run, arena, folder, store, kept);
      standings.ifPresent(end -> store.finish(kept.id(), end.digest()));
      return standings;
    } catch (StoreProblem e) {
      throw e.with("; go on later with: " + resumption(kept.id()));
    }
  }

  private Optional<Standings> write(
      EventRun run,
      MatchRunner<?, ?, ?> arena,
      Optional<Path> folder,
      Store store,
      StoredEvent kept) {
    RecordKeeper records = new RecordKeeper(event.running().recording(), folder);
    try (MatchWriter ledger = store.ledger(kept.id());
        StoredMatches before = store.matches(kept.id());
        ShutdownAction _ = interruption(ledger, kept.id())) {
      return play(
          run,
          arena,
          records,
          kept.matches(),
          Optional.of(before),
          (pairing, result) -> ledger.add(pairing, result, records.take(pairing.number())));
    }
  }

  private String resumption(long id) {
    return "agon resume " + id + EventDatabase.flag(now);
  }

  /** When the process is told to stop, what was played is written down. */
  private ShutdownAction interruption(MatchWriter ledger, long id) {
    return new ShutdownAction(
        () -> {
          try {
            ledger.close();
          } catch (StoreProblem e) {
            streams.err().println("agon: " + e.getMessage());
          }
          streams.err().println("agon: stopped; go on with: " + resumption(id));
        });
  }

  private Optional<Standings> play(
      EventRun run,
      MatchRunner<?, ?, ?> arena,
      RecordKeeper records,
      long known,
      Optional<StoredMatches> before,
      Keeper keeper) {
    GameLines lines = new GameLines(streams.err(), run.names());
    Showing showing = showing(arena);
    Function<MatchSpec, Result> play =
        showing == Showing.GAMES
            ? pairing -> lines.play(pairing, match -> records.play(arena, match))
            : pairing -> records.play(arena, pairing);
    try (Progress progress = new Progress(streams, "games")) {
      return run.play(
          run.executor(threads()),
          known,
          before,
          play,
          new Tournament.Follower() {
            @Override
            public void begins(long total) {
              lines.expect(total);
            }

            @Override
            public boolean played(MatchSpec pairing, Result result, long total) {
              if (showing == Showing.BAR) {
                progress.advance(total);
              }
              return pairing.number() <= known || keeper.keep(pairing, result);
            }
          });
    } catch (UncheckedIOException e) {
      throw new UserError("cannot write a record: " + e.getMessage(), e);
    }
  }

  /** Where nobody watches, games that programs play are named; others are too many. */
  private Showing showing(MatchRunner<?, ?, ?> arena) {
    Showing usual =
        streams.errIsTerminal() ? Showing.BAR : arena.hasExternals() ? Showing.GAMES : Showing.NONE;
    return now.choice("progress", usual, Showing.values(), Showing::id);
  }
}
