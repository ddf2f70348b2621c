package dev.agon.app;

import dev.agon.app.Arguments.Flags;
import dev.agon.event.Event;
import dev.agon.game.GameKit;
import dev.agon.match.Arena;
import dev.agon.match.Pairing;
import dev.agon.match.Result;
import dev.agon.match.Witness;
import dev.agon.process.Stable;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Recorder;
import dev.agon.report.Output;
import dev.agon.store.Ledger;
import dev.agon.store.Store;
import dev.agon.store.StoreProblem;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatches;
import dev.agon.tournament.Standings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Plays an event from its beginning or from where it was stopped, and prints its standings. */
public final class Conduct {
  private static final int MOST_THREADS = 1_000;

  private final EventSource source;
  private final Event event;
  private final Arguments started;
  private final Arguments now;
  private final Streams streams;
  private final Output output;

  /** What a match's record is, until it is written down with its result. */
  private final Map<Long, String> records = new ConcurrentHashMap<>();

  /** What the database keeps. */
  private enum Keeping {
    RESULTS("results"),
    MOVES("moves");

    private final String word;

    Keeping(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }
  }

  /**
   * An event about to be played.
   *
   * @param started what it is, or was, started with
   * @param now how it is played now: on how many threads, with what output
   */
  public Conduct(EventSource source, Arguments started, Arguments now, Streams streams) {
    this.source = source;
    this.started = started;
    this.now = now;
    this.streams = streams;
    this.event = source.event(started);
    this.output = now.choice("output", Output.TABLE, Output.values(), Output::word);
  }

  public static Flags addTo(Flags flags) {
    return flags
        .value("concurrency", "N", "matches played at once (default: the number of cores)")
        .value("output", "WORD", "table (default), json or csv");
  }

  /** Plays all of it, and keeps it if there is a store. */
  public void play(Optional<Store> store) {
    withArena(
        Catalogue.game(event.game()),
        arena -> {
          EventRun run = new EventRun(arena, event);
          Function<Pairing, Result> player = player(arena, folder());
          if (store.isPresent()) {
            StoredEvent begun = store.get().begin(beginning(run));
            keep(run, player, store.get(), begun).ifPresent(standings -> show(run, standings));
          } else {
            show(run, play(run, player, 0, Optional.empty(), (_, _) -> true).orElseThrow());
          }
        });
  }

  /** Plays what is left of it. */
  public void resume(Store store, StoredEvent kept) {
    withArena(
        Catalogue.game(event.game()),
        arena -> {
          EventRun run = new EventRun(arena, event);
          if (!run.description().equals(kept.description())) {
            throw new UserError(
                "event %d is not what it was: it began as %s and would now be %s"
                    .formatted(kept.id(), kept.description(), run.description()));
          }
          Function<Pairing, Result> player = player(arena, started.value("records").map(Path::of));
          keep(run, player, store, kept).ifPresent(standings -> show(run, standings));
        });
  }

  /** Prints the standings of an event that is over, from what was kept of it. */
  public void show(Store store, StoredEvent kept) {
    withArena(
        Catalogue.game(event.game()),
        arena -> {
          EventRun run = new EventRun(arena, event);
          Standings standings;
          try (StoredMatches before = store.matches(kept.id())) {
            standings =
                play(run, arena::play, kept.matches(), Optional.of(before), (_, _) -> true)
                    .orElseThrow();
          }
          if (!standings.digest().equals(kept.digest())) {
            throw new UserError(
                "event %d ended with digest %s, but what was kept of it has %s"
                    .formatted(kept.id(), kept.digest(), standings.digest()));
          }
          show(run, standings);
        });
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

  private <S, M, R, V> void withArena(GameKit<S, M, R, V> kit, Consumer<Arena<?, ?, ?, ?>> play) {
    try (Stable stable = Stable.of(threads(), kit.game().spec().maxSeats())) {
      play.accept(Lineup.arena(kit, event, stable));
    }
  }

  private int threads() {
    int cores = Runtime.getRuntime().availableProcessors();
    return now.whole("concurrency", 1, MOST_THREADS).orElse(cores);
  }

  private interface Keeper {
    /** Answers false when the event is to stop. */
    boolean keep(Pairing pairing, Result result);
  }

  /** Empty when the process is told to stop meanwhile. */
  private Optional<Standings> keep(
      EventRun run, Function<Pairing, Result> player, Store store, StoredEvent kept) {
    try {
      Optional<Standings> standings = write(run, player, store, kept);
      standings.ifPresent(end -> store.finish(kept.id(), end.digest()));
      return standings;
    } catch (StoreProblem e) {
      throw e.with("; go on later with: " + resumption(kept.id()));
    }
  }

  private Optional<Standings> write(
      EventRun run, Function<Pairing, Result> player, Store store, StoredEvent kept) {
    try (Ledger ledger = store.ledger(kept.id());
        StoredMatches before = store.matches(kept.id());
        Interruption _ = interruption(ledger, kept.id())) {
      return play(
          run,
          player,
          kept.matches(),
          Optional.of(before),
          (pairing, result) ->
              ledger.add(pairing, result, Optional.ofNullable(records.remove(pairing.number()))));
    }
  }

  private String resumption(long id) {
    return "agon resume " + id + Archive.flag(now);
  }

  /** When the process is told to stop, what was played is written down. */
  private Interruption interruption(Ledger ledger, long id) {
    return new Interruption(
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
      Function<Pairing, Result> player,
      long known,
      Optional<StoredMatches> before,
      Keeper keeper) {
    try (Progress progress = new Progress(streams, "games")) {
      return run.play(
          run.executor(threads()),
          known,
          before,
          player,
          (pairing, result, total) -> {
            progress.advance(total);
            return pairing.number() <= known || keeper.keep(pairing, result);
          });
    } catch (UncheckedIOException e) {
      throw new UserError("cannot write a record: " + e.getMessage(), e);
    }
  }

  private void show(EventRun run, Standings standings) {
    streams.out().print(output.write(run.report(standings)));
    streams.out().flush();
    run.faults().print(streams.err(), "agon", run.names());
  }

  /** The folder for a file of each match is where they go, if there is one. */
  private Function<Pairing, Result> player(Arena<?, ?, ?, ?> arena, Optional<Path> folder) {
    Keeping keeping = started.choice("record", Keeping.RESULTS, Keeping.values(), Keeping::word);
    if (keeping == Keeping.RESULTS && folder.isEmpty()) {
      return arena::play;
    }
    return pairing -> {
      MatchRecord match = Recorder.record(arena, pairing, Witness.none());
      if (keeping == Keeping.MOVES) {
        records.put(pairing.number(), RecordFile.text(match));
      }
      folder.ifPresent(path -> write(path, match));
      return new Result(match.outcome(), match.faults(), match.steps().size());
    };
  }

  private static void write(Path folder, MatchRecord match) {
    try {
      long number = match.pairing().number();
      RecordFile.write(folder.resolve("match-%06d.json".formatted(number)), match);
    } catch (IOException e) {
      throw new UncheckedIOException(UserFiles.why(e), e);
    }
  }

  /** A new folder for records, if they are wanted. */
  private Optional<Path> folder() {
    return started.value("records").map(Conduct::folder);
  }

  private static Path folder(String name) {
    if (name.isBlank()) {
      throw new UserError("--records needs the name of a folder");
    }
    Path path = Path.of(name);
    try {
      Files.createDirectories(path);
      try (Stream<Path> inside = Files.list(path)) {
        if (inside.anyMatch(file -> file.getFileName().toString().startsWith("match-"))) {
          throw new UserError(name + " has records of another run; name a new folder");
        }
      }
    } catch (IOException e) {
      throw new UserError("cannot make the folder " + name + ": " + UserFiles.why(e), e);
    }
    return path;
  }
}
