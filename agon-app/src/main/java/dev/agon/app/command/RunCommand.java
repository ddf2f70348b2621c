package dev.agon.app.command;

import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.Catalogue;
import dev.agon.app.EventFlags;
import dev.agon.app.FaultLog;
import dev.agon.app.Lineup;
import dev.agon.app.Progress;
import dev.agon.app.Streams;
import dev.agon.app.UserError;
import dev.agon.app.UserFiles;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.execute.LocalThreads;
import dev.agon.game.GameKit;
import dev.agon.match.Arena;
import dev.agon.match.Entrant;
import dev.agon.match.Pairing;
import dev.agon.match.Result;
import dev.agon.match.Witness;
import dev.agon.process.Stable;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Recorder;
import dev.agon.report.EventReport;
import dev.agon.report.Output;
import dev.agon.tournament.Digest;
import dev.agon.tournament.Standings;
import dev.agon.tournament.Tournament;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Plays a whole event and prints its standings. */
public final class RunCommand implements Command {
  private static final int MOST_THREADS = 1_000;

  @Override
  public String name() {
    return "run";
  }

  @Override
  public String summary() {
    return "play a tournament from an event file or from flags";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    Flags flags =
        new Flags("run FILE [flags] | run --game GAME [flags]")
            .value("game", "GAME", "what is played, instead of a file");
    EventFlags.addTo(EventFlags.addStageTo(flags))
        .value("concurrency", "N", "matches played at once (default: the number of cores)")
        .value("output", "WORD", "table (default), json or csv")
        .value("records", "DIR", "write a record of every match into this folder");
    Optional<Arguments> given = flags.read(arguments, streams);
    given.ifPresent(args -> play(args, streams));
    return 0;
  }

  private static void play(Arguments given, Streams streams) {
    Optional<String> file = given.operandsAndOptional("FILE").stream().findFirst();
    Optional<String> game = given.value("game");
    if (file.isPresent() == game.isPresent()) {
      throw new UserError("run takes either an event file or --game GAME; see agon run --help");
    }
    if (game.isPresent()) {
      Event event = EventFlags.fromFlags(game.get(), given);
      play(Catalogue.game(event.game()), event, given, streams);
      return;
    }
    String name = file.orElseThrow();
    Event event = EventFlags.fromFile(name, given);
    try {
      play(Catalogue.game(event.game()), event, given, streams);
    } catch (UserError e) {
      throw e.in(name);
    }
  }

  private static <S, M, R, V> void play(
      GameKit<S, M, R, V> kit, Event event, Arguments given, Streams streams) {
    int cores = Runtime.getRuntime().availableProcessors();
    int threads = given.whole("concurrency", 1, MOST_THREADS).orElse(cores);
    try (Stable stable = Stable.of(threads, kit.game().spec().maxSeats())) {
      play(Lineup.arena(kit, event, stable), event, threads, given, streams);
    }
  }

  private static <S, M, R, V> void play(
      Arena<S, M, R, V> arena, Event event, int threads, Arguments given, Streams streams) {
    Output output = given.choice("output", Output.TABLE, Output.values(), Output::word);
    List<String> names = arena.entrants().stream().map(Entrant::name).toList();
    event
        .check(arena.kit().game().spec(), names)
        .ifPresent(
            problem -> {
              throw new UserError(problem);
            });
    Executor executor =
        arena.hasExternals() ? LocalThreads.waiting(threads) : LocalThreads.computing(threads);
    Tournament tournament =
        new Tournament(
            names.size(), event.format(names), executor, new Digest(Lineup.describe(arena, event)));
    Function<Pairing, Result> play =
        given
            .value("records")
            .<Function<Pairing, Result>>map(folder -> recording(arena, folder))
            .orElse(arena::play);
    FaultLog faults = new FaultLog();
    Standings standings = follow(tournament, play, faults, streams);
    streams.out().print(output.write(report(event, arena, standings)));
    streams.out().flush();
    faults.print(streams.err(), "agon", names);
  }

  private static Standings follow(
      Tournament tournament, Function<Pairing, Result> play, FaultLog faults, Streams streams) {
    try (Progress progress = new Progress(streams, "games")) {
      return tournament
          .run(
              play,
              (pairing, result, known) -> {
                faults.add(pairing, result);
                progress.advance(known);
                return true;
              })
          .orElseThrow();
    } catch (UncheckedIOException e) {
      throw new UserError("cannot write a record: " + e.getMessage(), e);
    }
  }

  private static <S, M, R, V> Function<Pairing, Result> recording(
      Arena<S, M, R, V> arena, String folder) {
    if (folder.isBlank()) {
      throw new UserError("--records needs the name of a folder");
    }
    Path path = Path.of(folder);
    try {
      Files.createDirectories(path);
      try (Stream<Path> inside = Files.list(path)) {
        if (inside.anyMatch(file -> file.getFileName().toString().startsWith("match-"))) {
          throw new UserError(folder + " has records of another run; name a new folder");
        }
      }
    } catch (IOException e) {
      throw new UserError("cannot make the folder " + folder + ": " + UserFiles.why(e), e);
    }
    return pairing -> {
      MatchRecord match = Recorder.record(arena, pairing, Witness.none());
      try {
        RecordFile.write(path.resolve("match-%06d.json".formatted(pairing.number())), match);
      } catch (IOException e) {
        throw new UncheckedIOException(UserFiles.why(e), e);
      }
      return new Result(match.outcome(), match.faults(), match.steps().size());
    };
  }

  private static EventReport report(Event event, Arena<?, ?, ?, ?> arena, Standings standings) {
    return new EventReport(
        event.name(),
        event.game(),
        String.join(", ", event.stages().stream().map(stage -> stage.format().word()).toList()),
        event.seed(),
        arena.entrants().stream()
            .map(entrant -> new EventReport.Name(entrant.name(), entrant.author()))
            .toList(),
        standings);
  }
}
