package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.event.LinesFile;
import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.protocol.ClockOptions;
import dev.agon.protocol.TimeControl;
import dev.agon.text.KeyValues;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import dev.agon.tournament.stages.FormatType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The flags of the options that formats and events declare. */
public final class OptionFlags {
  private static final String FORMAT = "format";
  private static final FormatType DEFAULT_FORMAT = FormatType.ROUND_ROBIN;

  private OptionFlags() {}

  /** Adds a flag for each of these settings. */
  public static Flags add(Flags flags, List<Setting<?>> settings) {
    for (Setting<?> setting : settings) {
      flags.choice(
          setting.key(), setting.type().placeholder(), setting.type().words(), setting.describe());
    }
    return flags;
  }

  /** Adds the format, and a flag for each option of any format. */
  static Flags addStage(Flags flags) {
    String formats = String.join(", ", FormatType.ids());
    flags.choice(
        FORMAT, "WORD", FormatType.ids(), formats + " (default " + DEFAULT_FORMAT.id() + ")");
    FormatType.allOptions().forEach((key, declared) -> addStageOption(flags, key, declared));
    return flags;
  }

  private static void addStageOption(
      Flags flags, String key, Map<FormatType, Setting<?>> declared) {
    Setting<?> option = declared.values().iterator().next();
    flags.choice(
        key,
        option.type().placeholder(),
        option.type().words(),
        option.describe(defaults(declared)));
  }

  /** Text like {@code default 3 in round-robin, gauntlet; default 1 in swiss}. */
  private static String defaults(Map<FormatType, Setting<?>> declared) {
    Map<String, List<String>> formats = new LinkedHashMap<>();
    declared.forEach(
        (format, option) ->
            formats
                .computeIfAbsent(option.writtenDefault(), _ -> new ArrayList<>())
                .add(format.id()));
    List<String> words = new ArrayList<>();
    formats.forEach(
        (text, ids) -> {
          String value = text.isEmpty() ? "" : "default " + text + " ";
          words.add(value + "in " + String.join(", ", ids));
        });
    return String.join("; ", words);
  }

  /** The keys of all flags of a stage. */
  static List<String> stageKeys() {
    return List.copyOf(FormatType.allOptions().keySet());
  }

  /** The format of the flags; a round robin by default. */
  static FormatType format(Arguments given) {
    return given
        .value(FORMAT)
        .map(
            id ->
                FormatType.byId(id)
                    .orElseThrow(
                        () -> new UserError(Nearest.unknown(FORMAT, id, FormatType.ids()))))
        .orElse(DEFAULT_FORMAT);
  }

  /** The options of a stage of this format, from the flags. */
  static Settings stage(FormatType format, Arguments given) {
    Map<String, String> written = new LinkedHashMap<>();
    for (String key : stageKeys()) {
      given
          .value(key)
          .map(text -> FormatType.isLines(key) ? LinesFile.read(text) : text)
          .ifPresent(text -> written.put(key, text));
    }
    return checked(format.read(written));
  }

  /** These settings with the values of the flags. */
  public static Settings changed(Settings settings, Arguments given) {
    return checked(settings.read(written(given, settings.keys())));
  }

  private static Map<String, String> written(Arguments given, Collection<String> keys) {
    Map<String, String> written = new LinkedHashMap<>();
    keys.forEach(key -> given.value(key).ifPresent(text -> written.put(key, text)));
    return written;
  }

  private static Settings checked(Settings.Reading read) {
    if (!read.problems().isEmpty()) {
      List<String> problems =
          read.problems().stream()
              .map(problem -> "--" + problem.key() + " " + problem.reason())
              .toList();
      throw UserError.of(problems, problems.size() + " flags have invalid values");
    }
    return read.settings();
  }

  /** The clock with the values of its flag. */
  static TimeControl clock(TimeControl clock, Arguments given) {
    Settings settings = ClockOptions.settings(clock);
    return given
        .value(ClockOptions.KEY)
        .map(text -> ClockOptions.clock(clock(settings, text)))
        .orElse(clock);
  }

  private static Settings clock(Settings settings, String text) {
    Parsed<Map<String, String>> written = KeyValues.parse(text, settings.keys(), "match=30,move=5");
    if (written instanceof Parsed.Value<Map<String, String>>(Map<String, String> values)) {
      Settings.Reading read = settings.read(values);
      if (!read.problems().isEmpty()) {
        List<String> problems =
            read.problems().stream()
                .map(
                    problem ->
                        "--%s '%s' %s".formatted(ClockOptions.KEY, problem.key(), problem.reason()))
                .toList();
        throw UserError.of(
            problems, "--%s has %d problems".formatted(ClockOptions.KEY, problems.size()));
      }
      return read.settings();
    }
    throw UserError.ofFlag(ClockOptions.KEY, ((Parsed.Failure<Map<String, String>>) written).why());
  }

  /** The help of the clock flag: its keys and their meaning. */
  static String clockHelp() {
    return "seconds: "
        + ClockOptions.SETTINGS.stream()
            .map(setting -> setting.key() + " (" + setting.help() + ")")
            .collect(Collectors.joining(", "));
  }
}
