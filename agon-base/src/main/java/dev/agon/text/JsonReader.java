package dev.agon.text;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** Reads JSON text: one value, nothing after it, and no duplicate fields. */
public final class JsonReader {
  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  /** The maximum length of a number, more than any game or record needs. */
  private static final int MAX_DIGITS = 1_000;

  private JsonReader() {}

  /** What is wrong with a text that is not JSON, with the line and column from 1. */
  public record JsonError(String what, int line, int column) {
    public String words() {
      return what + " (line " + line + ", column " + column + ")";
    }
  }

  public static Parsed<Json> read(String text) {
    try {
      return new Parsed.Value<>(parse(text));
    } catch (NotJson e) {
      return new Parsed.Failure<>("not JSON: " + e.error.words());
    }
  }

  /**
   * The fields of an object.
   *
   * @param where its name, for messages
   * @throws UserError if the text is not one
   */
  public static JsonFields fields(String text, String where) {
    Json json = read(text).orThrow(why -> new UserError(where + ": " + why));
    return JsonFields.of(json, where, UserError::new);
  }

  /** The first error of a text; empty if it is JSON. */
  public static Optional<JsonError> error(String text) {
    try {
      parse(text);
      return Optional.empty();
    } catch (NotJson e) {
      return Optional.of(e.error);
    }
  }

  private static Json parse(String text) throws NotJson {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      JsonToken first = parser.nextToken();
      if (first == null) {
        throw new NotJson("there is no value", parser.currentLocation());
      }
      Json json;
      try {
        json = value(parser, first);
      } catch (NumberFormatException | ArithmeticException e) {
        throw new NotJson("the number is too large", parser.currentTokenLocation());
      }
      if (parser.nextToken() != null) {
        throw new NotJson("there is more after the value", parser.currentTokenLocation());
      }
      return json;
    } catch (JacksonException e) {
      throw new NotJson(e.getOriginalMessage(), e.getLocation());
    }
  }

  /** A text is not JSON; never leaves this class. */
  private static final class NotJson extends Exception {
    /** Parts of the parser's messages that only a user of the parser understands. */
    private static final Pattern INTERNAL =
        Pattern.compile("(?s) \\(start marker at .*|: enable `.*");

    /** A token that is quoted and too long to be read. */
    private static final Pattern LONG_TOKEN = Pattern.compile("(token '[^']{40})[^']+");

    private final transient JsonError error;

    NotJson(String what, @Nullable TokenStreamLocation at) {
      super(what, null, false, false);
      error =
          new JsonError(
              LONG_TOKEN.matcher(INTERNAL.matcher(what).replaceFirst("")).replaceFirst("$1..."),
              at == null ? 1 : at.getLineNr(),
              at == null ? 1 : at.getColumnNr());
    }
  }

  private static Json value(JsonParser parser, JsonToken token) {
    return switch (token) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> new Json.Str(parser.getString());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(parser.getDecimalValue());
      case VALUE_TRUE -> new Json.Bool(true);
      case VALUE_FALSE -> new Json.Bool(false);
      case VALUE_NULL -> new Json.Null();
      case END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT, NOT_AVAILABLE ->
          throw new IllegalStateException("no value begins with " + token);
    };
  }

  private static Json number(BigDecimal value) {
    if (Math.abs((long) value.scale()) > MAX_DIGITS) {
      throw new ArithmeticException("a number of absurd size");
    }
    return new Json.Num(value);
  }

  private static Json object(JsonParser parser) {
    Map<String, Json> fields = new LinkedHashMap<>();
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = parser.currentName();
      fields.put(name, value(parser, parser.nextToken()));
    }
    return new Json.Obj(fields);
  }

  private static Json array(JsonParser parser) {
    List<Json> items = new ArrayList<>();
    for (JsonToken t = parser.nextToken(); t != JsonToken.END_ARRAY; t = parser.nextToken()) {
      items.add(value(parser, t));
    }
    return new Json.Arr(items);
  }
}
