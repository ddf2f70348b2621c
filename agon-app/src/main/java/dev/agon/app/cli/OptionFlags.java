package dev.agon.app.cli;

import dev.agon.app.cli.Arguments.Flags;
import dev.agon.event.LinesFile;
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

  public static Flags add(Flags flags, List<Setting<?>> settings) {
    settings.forEach(setting -> add(flags, setting, setting.describe()));
    return flags;
  }

  public static Flags add(Flags flags, Setting<?> setting, String help) {
    return flags.choice(setting.key(), setting.type().placeholder(), setting.type().words(), help);
  }

  /** Adds the format, and a flag for each option of any format. */
  public static Flags addStage(Flags flags) {
    String formats = String.join(", ", FormatType.ids());
    flags.choice(
        FORMAT, "WORD", FormatType.ids(), formats + " (default " + DEFAULT_FORMAT.id() + ")");
    for (Map<FormatType, Setting<?>> declared : FormatType.allOptions().values()) {
      Setting<?> option = declared.values().iterator().next();
      add(flags, option, option.describe(defaults(declared)));
    }
    return flags;
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

  static List<String> stageKeys() {
    return List.copyOf(FormatType.allOptions().keySet());
  }

  /** The format of the flags; a round robin by default. */
  static FormatType format(Arguments given) {
    return given
        .value(FORMAT)
        .map(id -> Nearest.find(FORMAT, id, List.of(FormatType.values()), FormatType::id))
        .orElse(DEFAULT_FORMAT);
  }

  static Settings stage(FormatType format, Arguments given) {
    Map<String, String> written = written(given, stageKeys());
    written.replaceAll((key, text) -> FormatType.isLines(key) ? LinesFile.read(text) : text);
    return checked(format.read(written));
  }

  public static Settings changed(Settings settings, Arguments given) {
    return checked(settings.read(written(given, settings.keys())));
  }

  private static Map<String, String> written(Arguments given, Collection<String> keys) {
    Map<String, String> written = new LinkedHashMap<>();
    keys.forEach(key -> given.value(key).ifPresent(text -> written.put(key, text)));
    return written;
  }

  private static Settings checked(Settings.Reading read) {
    return checked(read, "--%s %s", "%d flags have invalid values");
  }

  private static Settings checked(Settings.Reading read, String problem, String several) {
    if (!read.problems().isEmpty()) {
      List<String> problems =
          read.problems().stream()
              .map(found -> problem.formatted(found.key(), found.reason()))
              .toList();
      throw UserError.of(problems, several.formatted(problems.size()));
    }
    return read.settings();
  }

  static TimeControl clock(TimeControl clock, Arguments given) {
    Settings settings = ClockOptions.settings(clock);
    return given
        .value(ClockOptions.KEY)
        .map(text -> ClockOptions.clock(clock(settings, text)))
        .orElse(clock);
  }

  private static Settings clock(Settings settings, String text) {
    Map<String, String> written =
        KeyValues.parse(text, settings.keys(), "match=30,move=5")
            .orThrow(why -> UserError.ofFlag(ClockOptions.KEY, why));
    String flag = "--" + ClockOptions.KEY;
    return checked(settings.read(written), flag + " '%s' %s", flag + " has %d problems");
  }

  static String clockHelp() {
    return "seconds: "
        + ClockOptions.SETTINGS.stream()
            .map(setting -> setting.key() + " (" + setting.help() + ")")
            .collect(Collectors.joining(", "));
  }
}
