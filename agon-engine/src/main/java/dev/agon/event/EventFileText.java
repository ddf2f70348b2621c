package dev.agon.event;

import dev.agon.game.Setting;
import dev.agon.json.Json;
import dev.agon.process.host.ProgramCommand;
import dev.agon.protocol.ClockOptions;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.Protocol;
import dev.agon.tournament.stages.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes a {@link Event#complete complete} event as an event file that plays it again, without what
 * the organiser changed.
 */
public final class EventFileText {
  private static final Pattern PLAIN =
      Pattern.compile("(\\.{0,2}/)*[A-Za-z][A-Za-z0-9_./-]*|-?\\d+(\\.\\d+)?");

  private final StringBuilder text = new StringBuilder();

  private EventFileText() {}

  public static String of(Event event) {
    return of(event, scalar(event.seed().text()));
  }

  /** The event as long as its key is secret. */
  public static String beforeTheEnd(Event event) {
    return event.seed().isOpen() ? of(event) : of(event, EventSeed.RANDOM);
  }

  private static String of(Event event, String seed) {
    EventFileText file = new EventFileText();
    file.write(event, seed);
    return file.text.toString();
  }

  private void write(Event event, String seed) {
    line("name", scalar(event.name()));
    line("game", scalar(event.game()));
    line("seed", seed);
    if (!event.settings().isEmpty()) {
      line("settings", map(event.settings()));
    }
    text.append("bots:\n");
    event.firstBots().forEach(bot -> text.append("  - ").append(bot(bot)).append('\n'));
    text.append("stages:\n");
    event.stages().forEach(this::stage);
    line(ClockOptions.KEY, map(ClockOptions.settings(event.running().clock()).changed()));
    event.running().settings().changed().forEach((key, value) -> line(key, scalar(value)));
  }

  private void line(String key, String value) {
    if (!value.equals("{}")) {
      text.append(key).append(": ").append(value).append('\n');
    }
  }

  /** A value in an event file, quoted if it needs to be. */
  public static String scalar(String value) {
    return PLAIN.matcher(value).matches() ? value : Json.of(value).toString();
  }

  private static String map(Map<String, String> values) {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + ": " + scalar(entry.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String bot(BotEntry bot) {
    List<String> parts = new ArrayList<>();
    parts.add("name: " + scalar(bot.name()));
    if (!bot.author().isEmpty()) {
      parts.add("author: " + scalar(bot.author()));
    }
    switch (bot.source()) {
      case BotSource.BuiltIn(String name) -> parts.add("bot: " + scalar(name));
      case BotSource.FixedMove(String move) -> parts.add("always: " + scalar(move));
      case BotSource.SourceFile(String path, BotSource.Launch launch) -> {
        parts.add("file: " + scalar(path));
        addLaunch(parts, launch);
      }
      case BotSource.Program(List<String> words, BotSource.Launch launch) -> {
        parts.add("command: " + scalar(ProgramCommand.of(words).toString()));
        addLaunch(parts, launch);
      }
      case BotSource.Person _ -> parts.add("bot: " + BotSource.PERSON);
    }
    return "{" + String.join(", ", parts) + "}";
  }

  private static void addLaunch(List<String> parts, BotSource.Launch launch) {
    if (launch.protocol() != Protocol.SESSION) {
      parts.add("protocol: " + launch.protocol().id());
    }
    if (!launch.environment().isEmpty()) {
      parts.add("environment: " + map(launch.sortedEnvironment()));
    }
    launch
        .box()
        .settings()
        .changed()
        .forEach((key, value) -> parts.add(key + ": " + scalar(value)));
  }

  private void stage(Stage stage) {
    text.append("  - format: ").append(stage.format().id()).append('\n');
    Map<String, String> changed = stage.options().changed();
    for (Setting<?> option : stage.format().options()) {
      String value = changed.get(option.key());
      if (value != null) {
        text.append("    ").append(option.key()).append(": ");
        text.append(option.type().isLines() ? lines(value) : scalar(value)).append('\n');
      }
    }
    stage.advance().ifPresent(best -> text.append("    advance: ").append(best).append('\n'));
  }

  private static String lines(String value) {
    return value.lines().map(EventFileText::scalar).collect(Collectors.joining(", ", "[", "]"));
  }
}
