package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.event.EventPaths;
import dev.agon.event.EventReading;
import dev.agon.event.EventSeed;
import dev.agon.event.RunOptions;
import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.protocol.ClockOptions;
import dev.agon.protocol.TimeControl;
import dev.agon.sandbox.BoxOptions;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.BotText;
import dev.agon.source.OnBroken;
import dev.agon.source.Protocol;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Makes an event from flags, or from a file and the flags that may change it. */
public final class EventFlags {
  private static final List<String> NOT_WITH_FILE =
      Stream.concat(
              Stream.of("game", "bots", "format", "set", "protocol"),
              Stream.concat(
                  BoxOptions.SETTINGS.stream().map(Setting::key), OptionFlags.stageKeys().stream()))
          .toList();

  /** The run options, except the concurrency, that {@code agon run} has as flags. */
  private static final List<Setting<?>> RUNNING =
      List.of(RunOptions.RECORD, RunOptions.RECORD_LIMIT, RunOptions.QUARANTINE);

  private EventFlags() {}

  /** Adds the flags of an event except those of its stage. */
  public static Flags addTo(Flags flags) {
    Flags bots =
        flags
            .value(
                "bots",
                "A,B,...",
                "built-ins, files, 'bots/*.py', cmd:COMMAND, always:MOVE; Name*9 for nine")
            .value("set", "KEY=VALUE", "a setting of the game (may be repeated)");
    Flags general =
        addProtocolTo(bots)
            .value("seed", "S", "a number for practice, a published key, or random (default)")
            .value("seconds", "N", "time for all moves of a program in a match (default 30)")
            .value(ClockOptions.KEY, "KEY=S,...", OptionFlags.clockHelp());
    return OptionFlags.add(
        OptionFlags.add(general, BoxOptions.SETTINGS), List.of(RunOptions.SANDBOX));
  }

  private static Flags addProtocolTo(Flags flags) {
    return flags.choice(
        "protocol",
        "WORD",
        Protocol.values(),
        Protocol::id,
        "protocol of the programs: session (default) or turn");
  }

  /** Adds the flags that say how a program is started, which {@link #launch} reads. */
  public static Flags addLaunchTo(Flags flags) {
    return OptionFlags.add(addProtocolTo(flags), BoxOptions.SETTINGS);
  }

  /** The given plug-ins and flags of {@link #addTo}, except bots and seed, for another command. */
  public static List<Arguments.GivenFlag> forAnotherCommand(Arguments given) {
    List<Arguments.GivenFlag> flags = new ArrayList<>();
    for (Arguments.Flag flag : PluginFlags.addTo(addTo(new Flags(""))).all()) {
      if (!flag.name().equals("bots") && !flag.name().equals("seed")) {
        given
            .values(flag.name())
            .forEach(value -> flags.add(new Arguments.GivenFlag(flag.name(), value)));
      }
    }
    return flags;
  }

  /** Adds the flags that say how an event is run; they override the file. */
  public static Flags addRunningTo(Flags flags) {
    return OptionFlags.add(flags, RUNNING)
        .value(
            RunOptions.ON_BROKEN.key(),
            RunOptions.ON_BROKEN.type().placeholder(),
            RunOptions.ON_BROKEN.describe("default forfeit with a file, stop with flags"));
  }

  /** Refuses flags that cannot be used together with an event file. */
  static void checkWithFile(String file, Arguments given) {
    for (String flag : NOT_WITH_FILE) {
      if (given.has(flag)) {
        throw UserError.ofFlag(flag, "cannot be used with an event file; change " + file);
      }
    }
  }

  /** What can be read of a file's text and of the seed and clock of the flags. */
  static EventReading ofFile(String file, String text, Arguments given) {
    EventReading read = EventFile.reading(file, text);
    Event event = read.event();
    Event changed =
        event
            .withSeed(given.eventSeed().orElse(event.seed()))
            .with(event.running().with(clock(given, event.running().clock())));
    return read.with(changed);
  }

  public static Event fromFlags(String game, Arguments given) {
    return ofFlags(game, given).orThrow();
  }

  static EventReading ofFlags(String game, Arguments given) {
    List<String> problems = new ArrayList<>();
    Map<String, String> settings = part(problems, () -> settings(given), Map.of());
    EventSeed seed =
        part(problems, () -> given.eventSeed().orElseGet(EventSeed::random), EventSeed.of(1));
    List<BotEntry> bots = part(problems, () -> bots(given), List.of());
    int before = problems.size();
    Stage stage = part(problems, () -> stage(given), Stage.DEFAULT);
    Set<Integer> unreadStages = problems.size() > before ? Set.of(0) : Set.of();
    TimeControl clock =
        part(problems, () -> clock(given, TimeControl.DEFAULT), TimeControl.DEFAULT);
    RunOptions running =
        part(problems, () -> sandbox(given), RunOptions.DEFAULT)
            .with(RunOptions.ON_BROKEN, OnBroken.STOP)
            .with(clock);
    Event event =
        new Event(game, game, settings, seed, bots, List.of(stage), running, EventPaths.here());
    return new EventReading(event, problems, Optional.empty(), unreadStages, false);
  }

  private static RunOptions sandbox(Arguments given) {
    Settings defaults = Settings.defaults(List.of(RunOptions.SANDBOX));
    return RunOptions.DEFAULT.with(
        RunOptions.SANDBOX, OptionFlags.changed(defaults, given).get(RunOptions.SANDBOX));
  }

  public static BotSource.Launch launch(Arguments given) {
    return new BotSource.Launch(
        given.choice("protocol", Protocol.SESSION, Protocol.values(), Protocol::id),
        Map.of(),
        BoxOptions.of(OptionFlags.changed(BoxOptions.DEFAULT.settings(), given)));
  }

  /** Reads a part of the flags; problems are collected, and reading continues. */
  private static <T> T part(List<String> problems, Supplier<T> reader, T otherwise) {
    try {
      return reader.get();
    } catch (UserError e) {
      problems.addAll(e.problems());
    }
    return otherwise;
  }

  private static Stage stage(Arguments given) {
    FormatType format = OptionFlags.format(given);
    return Stage.of(format, OptionFlags.stage(format, given));
  }

  private static Map<String, String> settings(Arguments given) {
    Map<String, String> settings = new LinkedHashMap<>();
    for (String setting : given.values("set")) {
      int equals = setting.indexOf('=');
      if (equals < 1) {
        throw UserError.ofFlag("set", "must be KEY=VALUE, not " + Parsed.quoted(setting));
      }
      settings.put(setting.substring(0, equals), setting.substring(equals + 1));
    }
    return settings;
  }

  private static List<BotEntry> bots(Arguments given) {
    BotSource.Launch launch = launch(given);
    List<BotEntry> bots = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    for (String value : given.values("bots")) {
      for (String source : split(value)) {
        Parsed<List<BotEntry>> parsed =
            BotText.parseAll(source, launch, "--bots", EventPaths.here().baseFolder());
        // The first switch over types takes as long as a bare Java start.
        if (parsed instanceof Parsed.Value<List<BotEntry>>(List<BotEntry> read)) {
          bots.addAll(read);
        } else if (parsed instanceof Parsed.Failure<List<BotEntry>>(String why)) {
          problems.add("--bots: " + why);
        }
      }
    }
    if (!problems.isEmpty()) {
      throw UserError.of(problems, "--bots has " + problems.size() + " problems");
    }
    return bots;
  }

  /** Splits at commas, except after a backslash. */
  private static List<String> split(String value) {
    List<String> parts = new ArrayList<>();
    for (String part : value.split("(?<!\\\\),", -1)) {
      String source = part.replace("\\,", ",").strip();
      if (source.isEmpty()) {
        throw UserError.ofFlag("bots", "has an empty name between commas: " + Parsed.quoted(value));
      }
      parts.add(source);
    }
    return parts;
  }

  /** The event with the run options of {@link #addRunningTo these flags}, where they are valid. */
  static EventReading run(EventReading read, Arguments given) {
    List<String> problems = new ArrayList<>(read.problems());
    Event event = part(problems, () -> withRunOptions(read.event(), given), read.event());
    return new EventReading(
        event, problems, read.positions(), read.unreadStages(), read.hasUnreadBots());
  }

  public static Event withRunOptions(Event event, Arguments given) {
    RunOptions running = event.running();
    Settings changed = OptionFlags.changed(running.settings(), given);
    // The concurrency and the cluster of a flag are for this run only, not a part of the event.
    Settings settings =
        changed.with(RunOptions.CONCURRENCY, running.settings().get(RunOptions.CONCURRENCY));
    return event
        .with(event.paths().withRecordFolder(given.value("records")))
        .with(RunOptions.of(settings, running.clock()).with(running.cluster()));
  }

  private static TimeControl clock(Arguments given, TimeControl otherwise) {
    TimeControl clock =
        given
            .whole("seconds", 1, TimeControl.MAX_SECONDS)
            .map(seconds -> otherwise.withMatch(Duration.ofSeconds(seconds)))
            .orElse(otherwise);
    return OptionFlags.clock(clock, given);
  }
}
