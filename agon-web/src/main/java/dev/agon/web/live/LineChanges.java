package dev.agon.web.live;

import dev.agon.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a reader who has some lines of text needs to have the next ones. */
public final class LineChanges {
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

  /** The parts of a page that differ, each with its id. */
  public static Json of(Map<String, List<String>> before, Map<String, List<String>> after) {
    List<Json> changed = new ArrayList<>();
    after.forEach(
        (id, lines) -> {
          List<String> old = before.getOrDefault(id, List.of());
          if (!old.equals(lines)) {
            changed.add(addTo(Json.object().with("id", id), old, lines));
          }
        });
    return Json.array(changed);
  }
}
