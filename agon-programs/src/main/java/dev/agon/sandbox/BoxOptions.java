package dev.agon.sandbox;

import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.SettingType;
import dev.agon.game.Settings;
import java.util.Arrays;
import java.util.List;

/**
 * What a program may see and use in its box, beside its own file or folder.
 *
 * @param reads further files and folders that are shown, relative to the event's base folder
 * @param memory the megabytes that all its processes and its scratch folder may use together
 * @param processes how many processes and threads it may have at once
 * @param calls the system calls that it may use
 */
public record BoxOptions(List<String> reads, int memory, int processes, AllowedCalls calls) {
  public static final Setting<List<String>> READS =
      Setting.text(
          "reads",
          "further files and folders that a program sees in its box",
          "paths, separated by commas",
          List.of(),
          BoxOptions::paths,
          paths -> String.join(", ", paths));

  public static final Setting<Integer> MEMORY =
      Setting.whole(
          "memory",
          "megabytes that all processes of a program may use together",
          512,
          16,
          1_000_000);

  public static final Setting<Integer> PROCESSES =
      Setting.whole(
          "processes", "processes and threads that a program may have at once", 64, 1, 100_000);

  public static final Setting<AllowedCalls> CALLS =
      new Setting<>(
          "calls",
          "system calls that a program may use; wide: all but those known to be dangerous",
          AllowedCalls.LISTED,
          SettingType.oneOf(
              List.of(AllowedCalls.LISTED, AllowedCalls.WIDE),
              calls -> calls.isWide() ? "wide" : "listed"));

  public static final List<Setting<?>> SETTINGS = List.of(READS, MEMORY, PROCESSES, CALLS);

  /** Nothing but its own files, and the usual limits. */
  public static final BoxOptions DEFAULT = of(Settings.defaults(SETTINGS));

  public BoxOptions {
    reads = List.copyOf(reads);
  }

  public static BoxOptions of(Settings settings) {
    return new BoxOptions(
        settings.get(READS), settings.get(MEMORY), settings.get(PROCESSES), settings.get(CALLS));
  }

  public Settings settings() {
    return Settings.defaults(SETTINGS)
        .with(READS, reads)
        .with(MEMORY, memory)
        .with(PROCESSES, processes)
        .with(CALLS, calls);
  }

  private static Parsed<List<String>> paths(String text) {
    List<String> paths =
        Arrays.stream(text.split(",", -1))
            .map(String::strip)
            .filter(path -> !path.isEmpty())
            .toList();
    return text.indexOf('\0') < 0
        ? new Parsed.Value<>(paths)
        : new Parsed.Failure<>("must be paths, not " + Parsed.quoted(text));
  }
}
