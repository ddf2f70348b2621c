package dev.agon.web.live;

import dev.agon.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a reader who has some lines of text needs to have the next ones. */
final class LineChanges {
  private LineChanges() {}

  /**
   * Adds the lines that differ as {@code changes}, by their numbers from 0, or all of them as
   * {@code lines} if there are more or fewer than before.
   */
  static Json.Obj addTo(Json.Obj json, List<String> before, List<String> after) {
    if (before.size() != after.size()) {
      return json.with("lines", Json.array(after, Json::of));
    }
    Map<String, Json> different = new LinkedHashMap<>();
    for (int i = 0; i < after.size(); i++) {
      if (!before.get(i).equals(after.get(i))) {
        different.put(String.valueOf(i), Json.of(after.get(i)));
      }
    }
    return json.with("changes", new Json.Obj(different));
  }
}
