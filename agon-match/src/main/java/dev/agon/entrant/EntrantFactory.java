package dev.agon.entrant;

import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.build.BuildFailure;
import dev.agon.build.BuildListener;
import dev.agon.build.Languages;
import dev.agon.game.kit.GameKit;
import dev.agon.match.BrokenPlayer;
import dev.agon.match.FixedMovePlayer;
import dev.agon.match.MatchPlayer;
import dev.agon.process.ProgramPool;
import dev.agon.process.host.ProgramCommand;
import dev.agon.protocol.SessionPlayer;
import dev.agon.protocol.TimeControl;
import dev.agon.protocol.TurnPlayer;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.Exclusion;
import dev.agon.source.OnBroken;
import dev.agon.source.Protocol;
import dev.agon.text.JsonLines;
import dev.agon.text.MultiLine;
import dev.agon.text.NameRule;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes entrants of the bots of an event: finds programs and builds sources. */
public final class EntrantFactory<V, M> {
  private final GameKit<?, V, M> kit;
  private final TimeControl clock;
  private final Path folder;
  private final ProgramPool pool;
  private final Options<V, M> options;

  /**
   * What only some events need.
   *
   * @param people makes players of people, if they may play
   * @param commands finds the commands of programs, if they are found in another way than usual
   * @param excluded the bots that are not asked, by their index
   */
  private record Options<V, M>(
      Optional<Function<Seating, MatchPlayer<V, M>>> people,
      OnBroken onBroken,
      BuildListener builds,
      boolean isBoxed,
      Optional<Function<BotSource, ProgramCommand>> commands,
      Map<Integer, Exclusion> excluded) {}

  /** What came of a source: a seat, or the reason why there is none. */
  private sealed interface Prepared<V, M> {
    record Ready<V, M>(Function<Seating, MatchPlayer<V, M>> seat) implements Prepared<V, M> {}

    record Broken<V, M>(BuildFailure why) implements Prepared<V, M> {}

    record Wrong<V, M>(UserError why) implements Prepared<V, M> {}
  }

  /**
   * A factory of entrants for one game. A bot that cannot be built is an error, and programs run
   * without boxes.
   *
   * @param folder what the paths of source files are relative to, and where programs run
   */
  public EntrantFactory(GameKit<?, V, M> kit, TimeControl clock, Path folder, ProgramPool pool) {
    this(
        kit,
        clock,
        folder,
        pool,
        new Options<>(
            Optional.empty(),
            OnBroken.STOP,
            BuildListener.NONE,
            false,
            Optional.empty(),
            Map.of()));
  }

  private EntrantFactory(
      GameKit<?, V, M> kit,
      TimeControl clock,
      Path folder,
      ProgramPool pool,
      Options<V, M> options) {
    this.kit = kit;
    this.clock = clock;
    this.folder = folder;
    this.pool = pool;
    this.options = options;
  }

  private EntrantFactory<V, M> with(Options<V, M> other) {
    return new EntrantFactory<>(kit, clock, folder, pool, other);
  }

  public EntrantFactory<V, M> withPeople(Function<Seating, MatchPlayer<V, M>> person) {
    return with(
        new Options<>(
            Optional.of(person),
            options.onBroken,
            options.builds,
            options.isBoxed,
            options.commands,
            options.excluded));
  }

  public EntrantFactory<V, M> withBuilds(OnBroken onBroken, BuildListener builds) {
    return with(
        new Options<>(
            options.people, onBroken, builds, options.isBoxed, options.commands, options.excluded));
  }

  public EntrantFactory<V, M> withBoxes(boolean isBoxed) {
    return with(
        new Options<>(
            options.people,
            options.onBroken,
            options.builds,
            isBoxed,
            options.commands,
            options.excluded));
  }

  /** The bots with these indexes are not asked; their programs need not be there. */
  public EntrantFactory<V, M> excluding(Map<Integer, Exclusion> excluded) {
    return with(
        new Options<>(
            options.people,
            options.onBroken,
            options.builds,
            options.isBoxed,
            options.commands,
            Map.copyOf(excluded)));
  }

  /** The commands are found as {@link ProgramCommands#of} finds them. */
  public EntrantFactory<V, M> withCommands(Function<BotSource, ProgramCommand> commands) {
    return with(
        new Options<>(
            options.people,
            options.onBroken,
            options.builds,
            options.isBoxed,
            Optional.of(commands),
            options.excluded));
  }

  /**
   * The entrants, in the order of the entries; source files are compiled on all cores.
   *
   * @param entries {@link BotEntry#expanded expanded}: one for each bot, with unique names
   * @throws UserError with everything that is wrong with any of them
   */
  public List<Entrant<V, M>> entrants(List<BotEntry> entries) {
    Function<BotSource, ProgramCommand> commands =
        options.commands.orElseGet(
            () ->
                new ProgramCommands(
                        kit.game().spec().id(),
                        folder,
                        options.isBoxed,
                        entries.stream().map(BotEntry::source).toList())
                    ::of);
    Map<BotSource, Prepared<V, M>> prepared = prepared(playing(entries), commands);
    List<Entrant<V, M>> found = new ArrayList<>();
    Map<String, String> problems = new LinkedHashMap<>();
    Map<BotEntry, BuildFailure> broken = new LinkedHashMap<>();
    boolean canPlay = true;
    for (int i = 0; i < entries.size(); i++) {
      BotEntry entry = entries.get(i);
      if (options.excluded.containsKey(i)) {
        Exclusion why = options.excluded.get(i);
        found.add(Entrant.excluded(entry.name(), author(entry), entry.source(), why));
        continue;
      }
      try {
        checkName(entry);
        Function<Seating, MatchPlayer<V, M>> seat =
            entry.source() instanceof BotSource.BuiltIn(String name)
                ? Entrant.of(builtIn(name)).seat()
                : switch (prepared.computeIfAbsent(
                    entry.source(), source -> prepared(source, commands))) {
                  case Prepared.Ready<V, M>(var ready) -> ready;
                  case Prepared.Broken<V, M>(BuildFailure why) -> {
                    broken.put(entry, why);
                    problems.putIfAbsent(entry.source().describe(), entry.at() + why.getMessage());
                    yield _ -> new BrokenPlayer<>(why.firstError(), why.output());
                  }
                  case Prepared.Wrong<V, M>(UserError why) -> throw why;
                };
        found.add(new Entrant<>(entry.name(), author(entry), entry.source(), seat));
      } catch (UserError e) {
        canPlay = false;
        problems.putIfAbsent(entry.source().describe(), entry.at() + e.getMessage());
      }
    }
    if (canPlay && options.onBroken == OnBroken.FORFEIT) {
      broken.forEach((entry, why) -> options.builds.broken(entry.name(), why));
      return found;
    }
    if (!problems.isEmpty()) {
      throw UserError.of(
          List.copyOf(problems.values()),
          problems.size() + " bots cannot play: " + String.join(", ", problems.keySet()));
    }
    return found;
  }

  private List<BotEntry> playing(List<BotEntry> entries) {
    return IntStream.range(0, entries.size())
        .filter(bot -> !options.excluded.containsKey(bot))
        .mapToObj(entries::get)
        .toList();
  }

  /** Source files, of which there may be hundreds to compile. */
  private Map<BotSource, Prepared<V, M>> prepared(
      List<BotEntry> entries, Function<BotSource, ProgramCommand> commands) {
    List<BotSource> files =
        entries.stream()
            .map(BotEntry::source)
            .filter(BotSource.SourceFile.class::isInstance)
            .distinct()
            .toList();
    Map<BotSource, Prepared<V, M>> prepared = new HashMap<>();
    if (files.size() < 2) {
      return prepared;
    }
    int threads = Math.min(files.size(), Runtime.getRuntime().availableProcessors());
    try (ExecutorService cores = Executors.newFixedThreadPool(threads)) {
      ExecutorCompletionService<Map.Entry<BotSource, Prepared<V, M>>> builds =
          new ExecutorCompletionService<>(cores);
      files.forEach(file -> builds.submit(() -> Map.entry(file, prepared(file, commands))));
      for (int done = 1; done <= files.size(); done++) {
        Map.Entry<BotSource, Prepared<V, M>> next = builds.take().get();
        prepared.put(next.getKey(), next.getValue());
        options.builds.built(done, files.size());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UserError("interrupted while bots were compiled", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("building a bot", e.getCause());
    }
    return prepared;
  }

  private Prepared<V, M> prepared(BotSource source, Function<BotSource, ProgramCommand> commands) {
    try {
      return new Prepared.Ready<>(seat(source, commands));
    } catch (BuildFailure e) {
      return new Prepared.Broken<>(e);
    } catch (UserError e) {
      return new Prepared.Wrong<>(e);
    }
  }

  /** The author of a bot; Agon for built-ins unless the entry names another. */
  public static String author(BotEntry entry) {
    boolean isBuiltIn = entry.source() instanceof BotSource.BuiltIn;
    return isBuiltIn && entry.author().isEmpty() ? BuiltInBot.AUTHOR : entry.author();
  }

  private static void checkName(BotEntry entry) {
    // A bot without a name that always plays the same move is named after its move.
    boolean isNamedByMove =
        entry.source() instanceof BotSource.FixedMove(String move) && entry.name().startsWith(move);
    (isNamedByMove ? Stream.of(entry.author()) : Stream.of(entry.name(), entry.author()))
        .flatMap(name -> NameRule.problem(name).stream())
        .findFirst()
        .ifPresent(
            problem -> {
              throw new UserError(problem);
            });
  }

  private Function<Seating, MatchPlayer<V, M>> seat(
      BotSource source, Function<BotSource, ProgramCommand> commands) {
    return switch (source) {
      case BotSource.BuiltIn(String name) -> Entrant.of(builtIn(name)).seat();
      case BotSource.FixedMove(String move) ->
          _ -> new FixedMovePlayer<>(JsonLines.of(kit), MultiLine.split(move));
      case BotSource.SourceFile file -> program(commands.apply(file), file.launch().protocol());
      case BotSource.Program program ->
          program(commands.apply(program), program.launch().protocol());
      case BotSource.Person _ ->
          options.people.orElseThrow(
              () -> new UserError("a person plays single matches only: agon play"));
    };
  }

  private BuiltInBot<V, M> builtIn(String name) {
    return kit.bots().stream()
        .filter(bot -> bot.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new UserError(unknown(name)));
  }

  private String unknown(String name) {
    return Nearest.unknown("bot", name, kit.bots().stream().map(BuiltInBot::name).toList())
        + "; or a file (%s), cmd:COMMAND or always:MOVE".formatted(Languages.installed().endings());
  }

  private Function<Seating, MatchPlayer<V, M>> program(ProgramCommand command, Protocol protocol) {
    String game = kit.game().spec().id();
    return switch (protocol) {
      case TURN -> _ -> new TurnPlayer<>(command, JsonLines.of(kit), clock);
      case SESSION ->
          seating -> new SessionPlayer<>(command, game, kit.codec(), clock, seating, pool);
    };
  }
}
