package dev.agon.app;

import dev.agon.event.RunOptions;
import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.json.Json;
import dev.agon.protocol.ClockOptions;
import dev.agon.sandbox.BoxOptions;
import dev.agon.text.JsonReader;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The JSON schema of event files, made of the declarations of all options. */
final class EventSchema {
  private static final String INDENT = "  ";
  private static final int MAX_WIDTH = 100;

  /** What is not declared as an option: what is played, and by whom. */
  private static final String FRAME =
      """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "An Agon event file",
        "description": "What docs/events.md explains, for editors and programs. Agon itself also \
      checks what a schema cannot know: that bots exist and that settings are the game's.",
        "type": "object",
        "required": ["game"],
        "additionalProperties": false,
        "properties": {
          "name": {"description": "Default: the game.", "$ref": "#/$defs/text"},
          "game": {"description": "As agon games lists them.", "$ref": "#/$defs/text"},
          "settings": {
            "description": "The game's settings.",
            "type": "object",
            "additionalProperties": {
              "anyOf": [
                {"$ref": "#/$defs/text"},
                {"type": "array", "items": {"$ref": "#/$defs/text"}}
              ]
            }
          },
          "seed": {"description": "All randomness comes from it; default 1.", "type": "integer"},
          "bots": {
            "description": "Default: all built-ins of the game.",
            "type": "array",
            "items": {
              "anyOf": [
                {
                  "description": "A built-in, a source file, cmd:COMMAND or always:MOVE; \
      Name*9 for nine.",
                  "$ref": "#/$defs/text"
                },
                {"$ref": "#/$defs/bot"}
              ]
            }
          },
          "stages": {
            "description": "Default: a round robin. Each but the last says how many advance.",
            "type": "array",
            "minItems": 1,
            "items": {"$ref": "#/$defs/stage"}
          }
        },
        "$defs": {
          "text": {"type": ["string", "number", "boolean"]},
          "bot": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "name": {"$ref": "#/$defs/text"},
              "author": {"$ref": "#/$defs/text"},
              "bot": {"description": "A built-in.", "$ref": "#/$defs/text"},
              "command": {"description": "A program with its arguments.", "$ref": "#/$defs/text"},
              "file": {
                "description": "A source file, such as bot.py, bot.c or bot.java.",
                "$ref": "#/$defs/text"
              },
              "always": {"description": "The same move every time.", "$ref": "#/$defs/text"},
              "protocol": {"enum": ["session", "turn"]},
              "environment": {
                "type": "object",
                "propertyNames": {"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"},
                "additionalProperties": {"$ref": "#/$defs/text"}
              }
            },
            "oneOf": [
              {"required": ["bot"]},
              {"required": ["command"]},
              {"required": ["file"]},
              {"required": ["always"]}
            ]
          }
        }
      }
      """;

  private EventSchema() {}

  /** The schema as it is in the file. */
  static String text() {
    Json.Obj frame = object(JsonReader.read(FRAME));
    Json.Obj properties = (Json.Obj) frame.get("properties").orElseThrow();
    properties = properties.with(ClockOptions.KEY, clock());
    for (Setting<?> setting : RunOptions.SETTINGS) {
      properties = properties.with(setting.key(), option(setting));
    }
    Json.Obj definitions = (Json.Obj) frame.get("$defs").orElseThrow();
    return pretty(
            frame
                .with("properties", properties)
                .with("$defs", definitions.with("bot", bot(definitions)).with("stage", stage())),
            "")
        + "\n";
  }

  /** A bot, with the options of its box. */
  private static Json.Obj bot(Json.Obj definitions) {
    Json.Obj bot = (Json.Obj) definitions.get("bot").orElseThrow();
    Json.Obj keys = (Json.Obj) bot.get("properties").orElseThrow();
    for (Setting<?> setting : BoxOptions.SETTINGS) {
      keys = keys.with(setting.key(), option(setting));
    }
    return bot.with("properties", keys);
  }

  private static Json.Obj object(Parsed<Json> read) {
    return (Json.Obj) ((Parsed.Value<Json>) read).value();
  }

  private static Json.Obj clock() {
    return closed(properties(ClockOptions.SETTINGS))
        .with("description", "How long a program may take, in seconds.");
  }

  /** Which options a stage has depends on its format. */
  private static Json.Obj stage() {
    Json ids = Json.array(FormatType.ids().stream().map(Json::of).toList());
    List<Json> formats = Arrays.stream(FormatType.values()).<Json>map(EventSchema::format).toList();
    return Json.object()
        .with("type", "object")
        .with("required", Json.array(List.of(Json.of("format"))))
        .with("properties", Json.object().with("format", Json.object().with("enum", ids)))
        .with("allOf", Json.array(formats));
  }

  private static Json.Obj format(FormatType format) {
    Json.Obj is =
        Json.object()
            .with("required", Json.array(List.of(Json.of("format"))))
            .with(
                "properties",
                Json.object().with("format", Json.object().with("const", format.id())));
    Json.Obj keys =
        Json.object()
            .with("format", Json.object().with("description", format.summary()))
            .with(Stage.ADVANCE.key(), option(Stage.ADVANCE));
    for (Map.Entry<String, Json> one : properties(format.options()).fields().entrySet()) {
      keys = keys.with(one.getKey(), one.getValue());
    }
    return Json.object()
        .with("if", is)
        .with(
            "then",
            Json.object()
                .with("additionalProperties", new Json.Bool(false))
                .with("properties", keys));
  }

  private static Json.Obj properties(List<Setting<?>> settings) {
    Json.Obj properties = Json.object();
    for (Setting<?> setting : settings) {
      properties = properties.with(setting.key(), option(setting));
    }
    return properties;
  }

  private static Json.Obj closed(Json.Obj properties) {
    return Json.object()
        .with("type", "object")
        .with("additionalProperties", new Json.Bool(false))
        .with("properties", properties);
  }

  private static Json.Obj option(Setting<?> setting) {
    Json.Obj described = Json.object().with("description", setting.describe());
    for (Map.Entry<String, Json> one : setting.type().schema().fields().entrySet()) {
      described = described.with(one.getKey(), one.getValue());
    }
    return described;
  }

  /** What fits into a line is a line. */
  private static String pretty(Json json, String indent) {
    String line = json.toString();
    if (indent.length() + line.length() <= MAX_WIDTH) {
      return line;
    }
    List<String> parts = new ArrayList<>();
    if (json instanceof Json.Obj(Map<String, Json> fields)) {
      fields.forEach(
          (key, value) -> parts.add(Json.of(key) + ": " + pretty(value, indent + INDENT)));
    } else if (json instanceof Json.Arr(List<Json> items)) {
      items.forEach(item -> parts.add(pretty(item, indent + INDENT)));
    } else {
      return line;
    }
    String inside =
        "\n" + indent + INDENT + String.join(",\n" + indent + INDENT, parts) + "\n" + indent;
    return json instanceof Json.Obj ? "{" + inside + "}" : "[" + inside + "]";
  }
}
