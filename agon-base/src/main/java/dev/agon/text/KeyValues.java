package dev.agon.text;

import dev.agon.game.Parsed;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads text like {@code win=3,draw=1}. */
public final class KeyValues {
  private KeyValues() {}

  /**
   * The values by their keys, in order. A failure is a phrase that follows the name of the flag or
   * option.
   *
   * @param keys the allowed keys; each may occur once
   * @param example a valid text
   */
  public static Parsed<Map<String, String>> parse(
      String text, Collection<String> keys, String example) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String part : text.split(",", -1)) {
      int equals = part.indexOf('=');
      String key = equals < 0 ? "" : part.substring(0, equals).strip();
      if (key.isEmpty() || values.put(key, part.substring(equals + 1).strip()) != null) {
        return new Parsed.Failure<>(
            "must be like " + example + ", each key once, not " + Parsed.quoted(text));
      }
      if (!keys.contains(key)) {
        return new Parsed.Failure<>("has an " + Nearest.unknown("key", key, keys));
      }
    }
    return new Parsed.Value<>(values);
  }
}
