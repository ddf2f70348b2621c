package dev.agon.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * A JSON object that must have certain fields, each of a certain kind. A field that is missing or
 * of another kind is an error; its one line says what must be there.
 */
public final class JsonFields {
  private final Map<String, Json> fields;
  private final String where;
  private final Function<String, ? extends RuntimeException> error;

  private JsonFields(
      Map<String, Json> fields, String where, Function<String, ? extends RuntimeException> error) {
    this.fields = fields;
    this.where = where;
    this.error = error;
  }

  /**
   * The fields of an object; errors are {@link IllegalArgumentException}s, which a codec turns into
   * failures with {@code Parsed.of}.
   *
   * @param where the name of the object, for messages
   */
  public static JsonFields of(Json json, String where) {
    return of(json, where, IllegalArgumentException::new);
  }

  /** The fields of an object, with exceptions of the caller's kind. */
  public static JsonFields of(
      Json json, String where, Function<String, ? extends RuntimeException> error) {
    if (json instanceof Json.Obj obj) {
      return new JsonFields(obj.fields(), where, error);
    }
    throw error.apply(where + " must be an object");
  }

  public boolean has(String name) {
    return fields.containsKey(name);
  }

  /** The name of the object, for messages. */
  public String where() {
    return where;
  }

  /** All fields, which must be strings. */
  public Map<String, String> allTexts() {
    Map<String, String> texts = new LinkedHashMap<>();
    fields.keySet().forEach(name -> texts.put(name, text(name)));
    return texts;
  }

  public List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    for (Json item : array(name)) {
      if (!(item instanceof Json.Str(String text))) {
        throw unfit(name, "an array of texts");
      }
      texts.add(text);
    }
    return texts;
  }

  /** The names of all fields. */
  public Set<String> names() {
    return fields.keySet();
  }

  public Json get(String name) {
    Json value = fields.get(name);
    if (value == null) {
      throw error.apply(where + " has no '" + name + "'");
    }
    return value;
  }

  public String text(String name) {
    if (get(name) instanceof Json.Str(String text)) {
      return text;
    }
    throw unfit(name, "a text");
  }

  /** A seed as records write it: 16 hexadecimal digits. */
  public long hex(String name) {
    return Long.parseUnsignedLong(hex(name, text(name), 16), 16);
  }

  public long[] hexes(String name) {
    return texts(name).stream()
        .mapToLong(text -> Long.parseUnsignedLong(hex(name, text, 16), 16))
        .toArray();
  }

  /** A text of so many hexadecimal digits. */
  public String hex(String name, int digits) {
    return hex(name, text(name), digits);
  }

  private String hex(String name, String text, int digits) {
    if (text.length() != digits || !text.matches("[0-9a-f]*")) {
      throw unfit(name, digits + " hexadecimal digits");
    }
    return text;
  }

  public int whole(String name) {
    if (get(name) instanceof Json.Num number && number.asInt().isPresent()) {
      return number.asInt().get();
    }
    throw unfit(name, "a whole number");
  }

  public BigDecimal number(String name) {
    if (get(name) instanceof Json.Num(BigDecimal value)) {
      return value;
    }
    throw unfit(name, "a number");
  }

  public JsonFields object(String name) {
    return of(get(name), "'" + name + "'", error);
  }

  public List<Json> array(String name) {
    if (get(name) instanceof Json.Arr(List<Json> items)) {
      return items;
    }
    throw unfit(name, "an array");
  }

  public List<JsonFields> objects(String name) {
    List<JsonFields> objects = new ArrayList<>();
    for (Json item : array(name)) {
      objects.add(of(item, "'" + name + "' item " + (objects.size() + 1), error));
    }
    return objects;
  }

  /** A text without control characters. */
  public String printable(String name) {
    if (text(name).chars().anyMatch(Character::isISOControl)) {
      throw unfit(name, "a text without control characters");
    }
    return text(name);
  }

  public long longWhole(String name) {
    try {
      return number(name).longValueExact();
    } catch (ArithmeticException e) {
      throw unfit(name, "a whole number");
    }
  }

  public List<Integer> wholes(String name) {
    List<Integer> wholes = new ArrayList<>();
    for (Json item : array(name)) {
      if (!(item instanceof Json.Num number) || number.asInt().orElse(-1) < 0) {
        throw unfit(name, "an array of whole numbers from 0");
      }
      wholes.add(number.asInt().orElseThrow());
    }
    return wholes;
  }

  public List<Double> numbers(String name) {
    List<Double> numbers = new ArrayList<>();
    for (Json item : array(name)) {
      if (!(item instanceof Json.Num(BigDecimal value))) {
        throw unfit(name, "an array of numbers");
      }
      numbers.add(value.doubleValue());
    }
    return numbers;
  }

  private RuntimeException unfit(String name, String kind) {
    return error.apply("'" + name + "' in " + where + " must be " + kind);
  }
}
