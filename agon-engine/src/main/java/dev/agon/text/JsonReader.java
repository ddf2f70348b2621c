package dev.agon.text;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  public static Parsed<Json> read(String text) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      JsonToken first = parser.nextToken();
      if (first == null) {
        return Parsed.expected("JSON", "nothing");
      }
      Json json = value(parser, first);
      return parser.nextToken() == null
          ? new Parsed.Value<>(json)
          : Parsed.expected("one JSON value", text);
    } catch (NumberFormatException | ArithmeticException e) {
      return Parsed.expected("JSON with numbers of a sane size", text);
    } catch (JacksonException e) {
      TokenStreamLocation at = e.getLocation();
      String where =
          at == null ? "" : " (line " + at.getLineNr() + ", column " + at.getColumnNr() + ")";
      return new Parsed.Failure<>("not JSON: " + e.getOriginalMessage() + where);
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
