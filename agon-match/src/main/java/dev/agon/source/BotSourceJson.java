package dev.agon.source;

import dev.agon.game.Settings;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.sandbox.BoxOptions;
import dev.agon.source.BotSource.Launch;
import dev.agon.text.UserError;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The JSON form of a bot's source, in stored events and in match records. */
public final class BotSourceJson {
  private static final String BUILT_IN = "bot";
  private static final String FIXED_MOVE = "always";
  private static final String SOURCE_FILE = "file";
  private static final String PROGRAM = "command";
  private static final String PERSON = "person";

  private BotSourceJson() {}

  /** A bot with its name and author. */
  public static Json.Obj of(BotEntry bot) {
    return add(Json.object().with("name", bot.name()).with("author", bot.author()), bot.source());
  }

  /** The inverse of {@link #of}; other fields do not matter. */
  public static BotEntry readBot(JsonFields fields) {
    return new BotEntry(fields.text("name"), fields.text("author"), read(fields), 1, "");
  }

  public static Json.Obj add(Json.Obj json, BotSource source) {
    // Most bots are built-ins, and the first switch over types takes long.
    if (source instanceof BotSource.BuiltIn(String name)) {
      return json.with(BUILT_IN, name);
    }
    return switch (source) {
      case BotSource.BuiltIn(String name) -> json.with(BUILT_IN, name);
      case BotSource.FixedMove(String move) -> json.with(FIXED_MOVE, move);
      case BotSource.SourceFile(String path, Launch launch) ->
          add(json.with(SOURCE_FILE, path), launch);
      case BotSource.Program(List<String> words, Launch launch) ->
          add(json.with(PROGRAM, Json.array(words.stream().map(Json::of).toList())), launch);
      case BotSource.Person _ -> json.with(PERSON, new Json.Bool(true));
    };
  }

  private static Json.Obj add(Json.Obj json, Launch launch) {
    Json.Obj started = json.with("protocol", launch.protocol().id());
    if (!launch.environment().isEmpty()) {
      Map<String, Json> variables = new LinkedHashMap<>();
      launch.sortedEnvironment().forEach((name, value) -> variables.put(name, Json.of(value)));
      started = started.with("environment", new Json.Obj(variables));
    }
    for (Map.Entry<String, String> option : launch.box().settings().changed().entrySet()) {
      started = started.with(option.getKey(), option.getValue());
    }
    return started;
  }

  /** Reads a source from the fields of an object; fails with a user error if there is none. */
  public static BotSource read(JsonFields fields) {
    if (fields.has(BUILT_IN)) {
      return new BotSource.BuiltIn(fields.text(BUILT_IN));
    }
    if (fields.has(FIXED_MOVE)) {
      return new BotSource.FixedMove(fields.text(FIXED_MOVE));
    }
    if (fields.has(SOURCE_FILE)) {
      return new BotSource.SourceFile(fields.text(SOURCE_FILE), launch(fields));
    }
    if (fields.has(PROGRAM)) {
      return new BotSource.Program(fields.texts(PROGRAM), launch(fields));
    }
    if (fields.has(PERSON)) {
      return new BotSource.Person();
    }
    throw new UserError(
        fields.where() + " must have one of 'bot', 'always', 'file', 'command' and 'person'");
  }

  private static Launch launch(JsonFields fields) {
    String id = fields.text("protocol");
    Protocol protocol =
        Protocol.byId(id)
            .orElseThrow(
                () ->
                    new UserError(
                        "'protocol' in "
                            + fields.where()
                            + " must be one of "
                            + String.join(", ", Protocol.ids())
                            + ", not "
                            + id));
    return new Launch(
        protocol,
        fields.has("environment") ? fields.object("environment").allTexts() : Map.of(),
        box(fields));
  }

  private static BoxOptions box(JsonFields fields) {
    Settings defaults = BoxOptions.DEFAULT.settings();
    Map<String, String> written = new LinkedHashMap<>();
    for (String key : defaults.keys()) {
      if (fields.has(key)) {
        written.put(key, fields.text(key));
      }
    }
    Settings.Reading read = defaults.read(written);
    if (!read.problems().isEmpty()) {
      Settings.Problem problem = read.problems().getFirst();
      throw new UserError(
          "'%s' in %s %s".formatted(problem.key(), fields.where(), problem.reason()));
    }
    return BoxOptions.of(read.settings());
  }
}
