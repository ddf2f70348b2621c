package dev.agon.entrant;

import dev.agon.bot.BuiltInBot;
import dev.agon.bot.Seating;
import dev.agon.entrant.Entrant.Kind;
import dev.agon.entrant.Entrant.Origin;
import dev.agon.event.BotEntry;
import dev.agon.game.GameKit;
import dev.agon.game.Parsed;
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
public final class EntrantFactory<V, M> {
  private static final Pattern SEVERAL = Pattern.compile("(.+)\\*(\\d{1,6})");
  private static final Pattern FILE_LIKE = Pattern.compile("[^\\s-][^\\s]*[./][^\\s]*");
  private static final int MAX_COPIES = 100_000;
  private static final String COMMAND = "cmd:";
  private static final String ALWAYS = "always:";
  private static final String HUMAN = "human";

  private final GameKit<?, V, M> kit;
  private final TimeControl clock;
  private final Optional<Function<Seating, MatchPlayer<V, M>>> human;
  private final ProgramPool stable;

  /** A field whose human seats, if it may have any, are made by the given function. */
  public EntrantFactory(
      GameKit<?, V, M> kit,
      TimeControl clock,
      Optional<Function<Seating, MatchPlayer<V, M>>> human) {
    this(kit, clock, human, ProgramPool.none());
  }

  /** A field whose programs may wait between matches in the stable. */
  public EntrantFactory(
      GameKit<?, V, M> kit,
      TimeControl clock,
      Optional<Function<Seating, MatchPlayer<V, M>>> human,
      ProgramPool stable) {
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
      count = copies(several.group(2));
    }
    return Collections.nCopies(count, find(entry, source));
  }

  private static int copies(String digits) {
    int copies = Integer.parseInt(digits);
    if (copies < 1 || copies > MAX_COPIES) {
      throw new UserError(
          "the number behind '*' must be a whole number from 1 to %d, not '%s'"
              .formatted(MAX_COPIES, digits));
    }
    return copies;
  }

  private Entrant<V, M> find(BotEntry entry, String source) {
    try {
      if (source.startsWith(COMMAND)) {
        ProgramCommand command = ProgramCommand.parse(source.substring(COMMAND.length()));
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
        _ -> new FixedMovePlayer<>(kit.codec(), MultiLine.split(move)));
  }

  private String unknown(String source) {
    String bots =
        Nearest.unknown("bot", source, kit.bots().stream().map(BuiltInBot::name).toList());
    return bots + "; or a file (" + SourceFile.endings() + "), cmd:COMMAND or always:MOVE";
  }

  private Entrant<V, M> program(
      BotEntry entry, ProgramCommand written, String source, String name) {
    ProgramCommand command = written.with(entry.environment());
    command
        .problem()
        .ifPresent(
            problem -> {
              throw new UserError(entry.where() + ": " + problem);
            });
    String game = kit.game().spec().id();
    Function<Seating, MatchPlayer<V, M>> sit =
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
            entry.where() + ": a name has no control characters: " + Parsed.quoted(text));
      }
    }
    return name;
  }

  /** The last word of a command that looks like a file, otherwise the program; without folder. */
  private static String programName(ProgramCommand command) {
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
