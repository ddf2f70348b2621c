package dev.agon.app;

import dev.agon.app.Arguments.Flags;
import dev.agon.entrant.Entrant.Kind;
import dev.agon.event.BotEntry;
import dev.agon.event.ClockKeys;
import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.event.EventProblems;
import dev.agon.event.Recording;
import dev.agon.event.RunOptions;
import dev.agon.event.StageKeys;
import dev.agon.protocol.TimeControl;
import dev.agon.run.Quarantine;
import dev.agon.text.UserError;
import dev.agon.tournament.Formats;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** An event written as flags, or read from a file and adjusted by some of them. */
public final class EventFlags {
  private static final List<String> NOT_WITH_FILE =
      Stream.concat(
              Stream.of("game", "bots", "format", "set", "protocol"), StageKeys.OF_RULES.stream())
          .toList();

  private EventFlags() {}

  /** Adds the flags that say who meets whom. */
  public static Flags addStageTo(Flags flags) {
    return FlagKeys.addTo(flags);
  }

  /** Adds the flags that say what is played and by whom. */
  public static Flags addTo(Flags flags) {
    return flags
        .value("bots", "A,B,...", "built-ins, files, cmd:COMMAND, always:MOVE; Name*9 for nine")
        .value("set", "KEY=VALUE", "a setting of the game (may be repeated)")
        .value("protocol", "WORD", "how programs are spoken to: session (default) or turn")
        .value("seed", "S", "what all randomness comes from (default 1)")
        .value("seconds", "N", "time of a program for all its moves in a match (default 30)")
        .value("clock", "KEY=S,...", "seconds: match=30,move=5,increment=1,grace=0.1,startup=10");
  }

  /** Adds the flags that say how an event is run; they go before what a file says. */
  public static Flags addRunningTo(Flags flags) {
    return flags
        .value("record", "WORD", "what is kept of a match: results (default), moves or all")
        .value("quarantine", "N", "failures in a row that keep a bot out (default 10), or off");
  }

  /** What a file says is not said by flags too. */
  static void checkBeside(String file, Arguments given) {
    for (String flag : NOT_WITH_FILE) {
      if (given.has(flag)) {
        throw new UserError("--" + flag + " goes with --game, not with a file; change " + file);
      }
    }
  }

  /** The event in a file's text, with the seed and clock of the flags where they are given. */
  public static Event fromFile(String file, String text, Arguments given) {
    try {
      Event event = EventFile.read(file, text);
      return event
          .withSeed(given.number("seed").orElse(event.seed()))
          .with(event.running().with(clock(given, event.running().clock())));
    } catch (EventProblems e) {
      throw UserError.of(e.lines(), file + " has " + e.lines().size() + " problems");
    }
  }

  /** The event that the flags describe. */
  public static Event fromFlags(String game, Arguments given) {
    return new Event(
        game,
        game,
        settings(given),
        given.number("seed").orElse(1L),
        bots(given),
        List.of(StageKeys.stage(new FlagKeys(given), Formats.ROUND_ROBIN)),
        RunOptions.DEFAULT.with(clock(given, TimeControl.DEFAULT)));
  }

  private static Map<String, String> settings(Arguments given) {
    Map<String, String> settings = new LinkedHashMap<>();
    for (String setting : given.values("set")) {
      int equals = setting.indexOf('=');
      if (equals < 1) {
        throw new UserError("--set must be KEY=VALUE, not '" + setting + "'");
      }
      settings.put(setting.substring(0, equals), setting.substring(equals + 1));
    }
    return settings;
  }

  private static List<BotEntry> bots(Arguments given) {
    Kind protocol =
        given.choice("protocol", Kind.SESSION, new Kind[] {Kind.SESSION, Kind.TURN}, Kind::id);
    List<BotEntry> bots = new ArrayList<>();
    for (String value : given.values("bots")) {
      for (String source : split(value)) {
        bots.add(BotEntry.of(source, protocol, "--bots"));
      }
    }
    return bots;
  }

  /** At commas, but not at those behind a backslash. */
  private static List<String> split(String value) {
    List<String> parts = new ArrayList<>();
    for (String part : value.split("(?<!\\\\),", -1)) {
      String source = part.replace("\\,", ",").strip();
      if (source.isEmpty()) {
        throw new UserError("--bots names nobody between two commas: '" + value + "'");
      }
      parts.add(source);
    }
    return parts;
  }

  /** The event as {@link #addRunningTo these flags} say it is run. */
  static Event run(Event event, Arguments given) {
    RunOptions running = event.running();
    return event.with(
        new RunOptions(
            running.clock(),
            running.concurrency(),
            given.choice("record", running.recording(), Recording.values(), Recording::id),
            quarantine(given, running.quarantine())));
  }

  private static TimeControl clock(Arguments given, TimeControl otherwise) {
    TimeControl clock =
        given
            .whole("seconds", 1, TimeControl.MAX_SECONDS)
            .map(seconds -> otherwise.withMatch(Duration.ofSeconds(seconds)))
            .orElse(otherwise);
    if (!given.has("clock")) {
      return clock;
    }
    try {
      return ClockKeys.clock(new FlagKeys(given).clock(), clock);
    } catch (ClockKeys.Problem e) {
      throw new UserError("--clock: " + e.getMessage(), e);
    }
  }

  private static Quarantine.Rule quarantine(Arguments given, Quarantine.Rule otherwise) {
    return given
        .value("quarantine")
        .map(
            text ->
                text.equals(Quarantine.Rule.OFF)
                    ? Quarantine.Rule.NEVER
                    : new Quarantine.Rule(
                        (int)
                            Arguments.whole("--quarantine", text, 1, Quarantine.Rule.MAX_FAILURES)))
        .orElse(otherwise);
  }
}
