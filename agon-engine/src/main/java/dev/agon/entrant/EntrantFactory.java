package dev.agon.entrant;

import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.match.FixedMovePlayer;
import dev.agon.match.MatchPlayer;
import dev.agon.process.ProgramCommand;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.SessionPlayer;
import dev.agon.protocol.TimeControl;
import dev.agon.protocol.TurnPlayer;
import dev.agon.text.MultiLine;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Makes entrants of the bots of an event: finds programs and builds sources. */
public final class EntrantFactory<V, M> {
  private final GameKit<?, V, M> kit;
  private final TimeControl clock;
  private final Path folder;
  private final ProgramPool pool;
  private final Optional<Function<Seating, MatchPlayer<V, M>>> people;

  /**
   * A factory of entrants for one game.
   *
   * @param folder what the paths of source files are relative to, and where programs run
   * @param pool where programs wait between matches
   */
  public EntrantFactory(GameKit<?, V, M> kit, TimeControl clock, Path folder, ProgramPool pool) {
    this(kit, clock, folder, pool, Optional.empty());
  }

  private EntrantFactory(
      GameKit<?, V, M> kit,
      TimeControl clock,
      Path folder,
      ProgramPool pool,
      Optional<Function<Seating, MatchPlayer<V, M>>> people) {
    this.kit = kit;
    this.clock = clock;
    this.folder = folder;
    this.pool = pool;
    this.people = people;
  }

  /** The same factory, which also allows people. */
  public EntrantFactory<V, M> withPeople(Function<Seating, MatchPlayer<V, M>> person) {
    return new EntrantFactory<>(kit, clock, folder, pool, Optional.of(person));
  }

  /**
   * The entrants, in the order of the entries.
   *
   * @param entries {@link BotEntry#expanded expanded}: one for each bot, with unique names
   * @throws UserError with everything that is wrong with any of them
   */
  public List<Entrant<V, M>> entrants(List<BotEntry> entries) {
    List<Entrant<V, M>> found = new ArrayList<>();
    Map<BotSource, Function<Seating, MatchPlayer<V, M>>> seats = new LinkedHashMap<>();
    Map<String, String> problems = new LinkedHashMap<>();
    for (BotEntry entry : entries) {
      try {
        checkName(entry);
        Function<Seating, MatchPlayer<V, M>> seat = seats.get(entry.source());
        if (seat == null) {
          seat = seat(entry.source());
          seats.put(entry.source(), seat);
        }
        found.add(new Entrant<>(entry.name(), author(entry), entry.source(), seat));
      } catch (UserError e) {
        problems.putIfAbsent(entry.source().describe(), entry.at() + e.getMessage());
      }
    }
    if (!problems.isEmpty()) {
      throw UserError.of(
          List.copyOf(problems.values()),
          problems.size() + " bots cannot play: " + String.join(", ", problems.keySet()));
    }
    return found;
  }

  /** The author of a bot; Agon for built-ins unless the entry names another. */
  public static String author(BotEntry entry) {
    boolean isBuiltIn = entry.source() instanceof BotSource.BuiltIn;
    return isBuiltIn && entry.author().isEmpty() ? BuiltInBot.AUTHOR : entry.author();
  }

  private static void checkName(BotEntry entry) {
    for (String text : List.of(entry.name(), entry.author())) {
      if (text.chars().anyMatch(Character::isISOControl)) {
        throw new UserError("a name has no control characters: " + Parsed.quoted(text));
      }
    }
  }

  private Function<Seating, MatchPlayer<V, M>> seat(BotSource source) {
    return switch (source) {
      case BotSource.BuiltIn(String name) -> Entrant.of(builtIn(name)).seat();
      case BotSource.FixedMove(String move) ->
          _ -> new FixedMovePlayer<>(kit.codec(), MultiLine.split(move));
      case BotSource.SourceFile(String path, BotSource.Launch launch) ->
          program(BotBuilder.of(resolved(path)).command(kit.game().spec().id()), launch);
      case BotSource.Program(List<String> words, BotSource.Launch launch) ->
          program(ProgramCommand.of(words), launch);
      case BotSource.Person _ ->
          people.orElseThrow(() -> new UserError("a person plays single matches only: agon play"));
    };
  }

  /** The path as written if that is enough, so that messages and commands stay short. */
  private Path resolved(String path) {
    return isHere() ? Path.of(path) : folder.toAbsolutePath().resolve(path);
  }

  private boolean isHere() {
    return folder.toAbsolutePath().equals(Path.of("").toAbsolutePath());
  }

  private BuiltInBot<V, M> builtIn(String name) {
    return kit.bots().stream()
        .filter(bot -> bot.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new UserError(unknown(name)));
  }

  private String unknown(String name) {
    return Nearest.unknown("bot", name, kit.bots().stream().map(BuiltInBot::name).toList())
        + "; or a file (%s), cmd:COMMAND or always:MOVE".formatted(Language.endings());
  }

  private Function<Seating, MatchPlayer<V, M>> program(
      ProgramCommand command, BotSource.Launch launch) {
    ProgramCommand placed = isHere() ? command : command.in(folder.toAbsolutePath());
    ProgramCommand complete = placed.with(launch.environment());
    complete
        .problem()
        .ifPresent(
            problem -> {
              throw new UserError(problem);
            });
    String game = kit.game().spec().id();
    return switch (launch.protocol()) {
      case TURN -> _ -> new TurnPlayer<>(complete, kit.codec(), clock);
      case SESSION ->
          seating -> new SessionPlayer<>(complete, game, kit.codec(), clock, seating, pool);
    };
  }
}
