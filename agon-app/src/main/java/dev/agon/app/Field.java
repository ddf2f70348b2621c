package dev.agon.app;

import dev.agon.bot.BuiltIn;
import dev.agon.bot.Seating;
import dev.agon.event.BotEntry;
import dev.agon.event.Nearest;
import dev.agon.game.GameKit;
import dev.agon.game.Reading;
import dev.agon.match.Entrant;
import dev.agon.match.Entrant.Kind;
import dev.agon.match.Entrant.Origin;
import dev.agon.match.OneAnswer;
import dev.agon.match.Player;
import dev.agon.process.Clock;
import dev.agon.process.Command;
import dev.agon.process.SessionPlayer;
import dev.agon.process.Stable;
import dev.agon.process.TurnPlayer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the bots that an event names: built-ins, source files, command lines, moves, people. */
public final class Field<V, M> {
  private static final Pattern SEVERAL = Pattern.compile("(.+)\\*(\\d{1,6})");
  private static final Pattern FILE_LIKE = Pattern.compile("[^\\s-][^\\s]*[./][^\\s]*");
  private static final String COMMAND = "cmd:";
  private static final String ALWAYS = "always:";
  private static final String HUMAN = "human";

  private final GameKit<?, M, ?, V> kit;
  private final Clock clock;
  private final Optional<Function<Seating, Player<V, M>>> human;
  private final Stable stable;

  /** A field whose human seats, if it may have any, are made by the given function. */
  public Field(
      GameKit<?, M, ?, V> kit, Clock clock, Optional<Function<Seating, Player<V, M>>> human) {
    this(kit, clock, human, Stable.none());
  }

  /** A field whose programs may wait between matches in the stable. */
  Field(
      GameKit<?, M, ?, V> kit,
      Clock clock,
      Optional<Function<Seating, Player<V, M>>> human,
      Stable stable) {
    this.kit = kit;
    this.clock = clock;
    this.human = human;
    this.stable = stable;
  }

  /** All built-ins, which is who plays when nobody is named. */
  public List<Entrant<V, M>> builtIns() {
    return kit.bots().stream().map(Entrant::of).toList();
  }

  /** The bots named, in that order; those of the same name are numbered. */
  public List<Entrant<V, M>> find(List<BotEntry> entries) {
    List<Entrant<V, M>> found = new ArrayList<>();
    Map<String, String> problems = new LinkedHashMap<>();
    for (BotEntry entry : entries) {
      try {
        found.addAll(several(entry));
      } catch (UserError e) {
        problems.putIfAbsent(entry.source(), String.valueOf(e.getMessage()));
      }
    }
    if (!problems.isEmpty()) {
      throw UserError.of(
          List.copyOf(problems.values()),
          problems.size() + " bots cannot play: " + String.join(", ", problems.keySet()));
    }
    return numbered(found);
  }

  private List<Entrant<V, M>> several(BotEntry entry) {
    Matcher several = SEVERAL.matcher(entry.source());
    int count = 1;
    String source = entry.source();
    if (several.matches() && !source.startsWith(COMMAND) && !source.startsWith(ALWAYS)) {
      source = several.group(1);
      count = (int) Arguments.whole("the number behind '*'", several.group(2), 1, 100_000);
    }
    return Collections.nCopies(count, find(entry, source));
  }

  private Entrant<V, M> find(BotEntry entry, String source) {
    try {
      if (source.startsWith(COMMAND)) {
        Command command = Command.parse(source.substring(COMMAND.length()));
        return program(entry, command, source, programName(command));
      }
      Optional<SourceFile> file = SourceFile.named(source);
      if (file.isPresent()) {
        return program(
            entry, file.get().command(kit.game().spec().id()), source, file.get().name());
      }
    } catch (IllegalArgumentException e) {
      throw new UserError(entry.where() + ": " + e.getMessage(), e);
    }
    if (source.startsWith(ALWAYS)) {
      return oneAnswer(entry, source.substring(ALWAYS.length()).strip());
    }
    if (source.equals(HUMAN) && human.isPresent()) {
      return new Entrant<>(
          named(entry, HUMAN), entry.author(), new Origin(Kind.HUMAN, ""), human.get());
    }
    return kit.bots().stream()
        .filter(bot -> bot.name().equals(source))
        .findFirst()
        .map(bot -> Entrant.of(bot).named(named(entry, bot.name())))
        .orElseThrow(() -> new UserError(entry.where() + ": " + unknown(source)));
  }

  private Entrant<V, M> oneAnswer(BotEntry entry, String move) {
    if (move.isEmpty()) {
      throw new UserError(entry.where() + ": '" + ALWAYS + "' needs a move");
    }
    return new Entrant<>(
        named(entry, move),
        entry.author(),
        new Origin(Kind.ALWAYS, move),
        _ -> new OneAnswer<>(kit.codec(), Commentary.severalLines(move)));
  }

  private String unknown(String source) {
    String bots = Nearest.unknown("bot", source, kit.bots().stream().map(BuiltIn::name).toList());
    return bots + "; or a file (" + SourceFile.endings() + "), cmd:COMMAND or always:MOVE";
  }

  private Entrant<V, M> program(BotEntry entry, Command written, String source, String name) {
    Command command = written.with(entry.environment());
    command
        .problem()
        .ifPresent(
            problem -> {
              throw new UserError(entry.where() + ": " + problem);
            });
    String game = kit.game().spec().id();
    Function<Seating, Player<V, M>> sit =
        entry.protocol() == Kind.TURN
            ? _ -> new TurnPlayer<>(command, kit.codec(), clock)
            : seating -> new SessionPlayer<>(command, game, kit.codec(), clock, seating, stable);
    return new Entrant<>(
        named(entry, name), entry.author(), new Origin(entry.protocol(), source), sit);
  }

  private static String named(BotEntry entry, String otherwise) {
    String name = entry.name().isEmpty() ? otherwise : entry.name();
    for (String text : List.of(name, entry.author())) {
      if (text.chars().anyMatch(Character::isISOControl)) {
        throw new UserError(
            entry.where() + ": a name has no control characters: " + Reading.quoted(text));
      }
    }
    return name;
  }

  /** The last word of a command that looks like a file, otherwise the program; without folder. */
  private static String programName(Command command) {
    String name = command.words().getFirst();
    for (String word : command.words()) {
      if (FILE_LIKE.matcher(word).matches()) {
        name = word;
      }
    }
    return name.substring(name.lastIndexOf('/') + 1);
  }

  private static <V, M> List<Entrant<V, M>> numbered(List<Entrant<V, M>> entrants) {
    Map<String, Integer> times = new LinkedHashMap<>();
    entrants.forEach(entrant -> times.merge(entrant.name(), 1, Integer::sum));
    Map<String, Integer> seen = new LinkedHashMap<>();
    List<Entrant<V, M>> numbered = new ArrayList<>();
    for (Entrant<V, M> entrant : entrants) {
      int number = seen.merge(entrant.name(), 1, Integer::sum);
      boolean alone = times.getOrDefault(entrant.name(), 1) == 1;
      numbered.add(alone ? entrant : entrant.named(entrant.name() + "-" + number));
    }
    return numbered;
  }
}
