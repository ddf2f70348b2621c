package dev.agon.text;

import dev.agon.json.Json;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** JSON as people read it: {@code pile: 1; take: 2} instead of {@code {"pile":1,"take":2}}. */
public final class FieldText {
  private FieldText() {}

  public static String of(Json json) {
    return switch (json) {
      case Json.Obj(Map<String, Json> fields) when !fields.isEmpty() ->
          fields.entrySet().stream()
              .map(field -> field.getKey() + ": " + part(field.getValue()))
              .collect(Collectors.joining("; "));
      case Json.Arr(List<Json> items) when !items.isEmpty() ->
          items.stream().map(FieldText::part).collect(Collectors.joining(", "));
      case Json.Str(String text) -> text;
      case Json.Bool(boolean isTrue) -> isTrue ? "yes" : "no";
      case Json.Num number -> number.toString();
      case Json.Obj _, Json.Arr _, Json.Null _ -> "none";
    };
  }

  private static String part(Json json) {
    return isPlain(json) ? of(json) : "(" + of(json) + ")";
  }

  /** The fields of an object in a line each; another value in one line. */
  public static List<String> lines(Json json) {
    return json instanceof Json.Obj(Map<String, Json> fields)
        ? fields.entrySet().stream()
            .map(field -> field.getKey() + ": " + of(field.getValue()))
            .toList()
        : List.of(of(json));
  }

  /** Whether the value has no parts. */
  public static boolean isPlain(Json json) {
    return switch (json) {
      case Json.Obj(Map<String, Json> fields) -> fields.isEmpty();
      case Json.Arr(List<Json> items) -> items.isEmpty();
      case Json.Str _, Json.Num _, Json.Bool _, Json.Null _ -> true;
    };
  }
}
