package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.entrant.BotEntry;
import dev.agon.entrant.BotSource;
import dev.agon.entrant.BotText;
import dev.agon.entrant.OnBroken;
import dev.agon.entrant.Protocol;
import dev.agon.event.ClockOptions;
import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.event.EventPaths;
import dev.agon.event.RunOptions;
import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.protocol.TimeControl;
import dev.agon.text.Place;
import dev.agon.text.UserError;
import dev.agon.tournament.FormatType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Makes an event from flags, or from a file and the flags that may change it. */
public final class EventFlags {
  private static final List<String> NOT_WITH_FILE =
      Stream.concat(
              Stream.of("game", "bots", "format", "set", "protocol"),
              OptionFlags.stageKeys().stream())
          .toList();

  /** The run options, except the concurrency, that {@code agon run} has as flags. */
  private static final List<Setting<?>> RUNNING =
      List.of(RunOptions.RECORD, RunOptions.RECORD_LIMIT, RunOptions.QUARANTINE);

  private EventFlags() {}

  /** Adds the flags of a stage: its format and its options. */
  public static Flags addStageTo(Flags flags) {
    return OptionFlags.addStage(flags);
  }

  /** Adds the flags of an event except those of its stage. */
  public static Flags addTo(Flags flags) {
    return flags
        .value("bots", "A,B,...", "built-ins, files, cmd:COMMAND, always:MOVE; Name*9 for nine")
        .value("set", "KEY=VALUE", "a setting of the game (may be repeated)")
        .choice(
            "protocol",
            "WORD",
            Protocol.values(),
            Protocol::id,
            "protocol of the programs: session (default) or turn")
        .value("seed", "S", "seed of all randomness, or random (default 1)")
        .value("seconds", "N", "time for all moves of a program in a match (default 30)")
        .value(ClockOptions.KEY, "KEY=S,...", OptionFlags.clockHelp());
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

  /** The event in a file's text, with the seed and clock of the flags if they are given. */
  public static Event fromFile(String file, String text, Arguments given) {
    Event event = EventFile.read(file, text);
    return event
        .withSeed(given.seed().orElse(event.seed()))
        .with(event.running().with(clock(given, event.running().clock())));
  }

  /** The event that the flags describe. */
  public static Event fromFlags(String game, Arguments given) {
    FormatType format = OptionFlags.format(given);
    return new Event(
        game,
        game,
        settings(given),
        given.seed().orElse(1L),
        bots(given),
        List.of(Event.Stage.of(format, OptionFlags.stage(format, given))),
        RunOptions.DEFAULT.with(OnBroken.STOP).with(clock(given, TimeControl.DEFAULT)),
        EventPaths.here());
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
    Protocol protocol = given.choice("protocol", Protocol.SESSION, Protocol.values(), Protocol::id);
    BotSource.Launch launch = new BotSource.Launch(protocol, Map.of());
    List<BotEntry> bots = new ArrayList<>();
    for (String value : given.values("bots")) {
      for (String source : split(value)) {
        Parsed<BotEntry> bot = BotText.parse(source, launch, "--bots");
        if (bot instanceof Parsed.Failure<BotEntry>(String why)) {
          throw UserError.at(new Place("--bots", 0), why);
        }
        bots.add(((Parsed.Value<BotEntry>) bot).value());
      }
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

  /** The event with the run options of {@link #addRunningTo these flags}. */
  static Event run(Event event, Arguments given) {
    RunOptions running = event.running();
    Settings changed = OptionFlags.changed(running.settings(), given);
    // The concurrency of a flag is for this run only, not a part of the event.
    Settings settings =
        changed.with(RunOptions.CONCURRENCY, running.settings().get(RunOptions.CONCURRENCY));
    return event
        .with(event.paths().withRecordFolder(given.value("records")))
        .with(RunOptions.of(settings, running.clock()));
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
