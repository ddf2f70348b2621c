package dev.agon.replay;

import dev.agon.game.DisplayText;
import dev.agon.game.Outcome;
import dev.agon.json.Json;
import dev.agon.record.MatchRecord;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match that can be watched in a page without a server.
 *
 * @param json all that the viewer reads, escaped for a script element
 */
public record EmbeddedMatch(
    long number,
    List<Integer> entrants,
    List<String> names,
    Outcome outcome,
    boolean hasPictures,
    String json) {
  public EmbeddedMatch {
    entrants = List.copyOf(entrants);
    names = List.copyOf(names);
  }

  /** A match to embed; empty if its pictures would take more than so many characters. */
  static Optional<EmbeddedMatch> read(String record, long maxCharacters) {
    MatchReplay<?, ?, ?> replay = MatchReplay.read(record);
    MatchRecord match = replay.match();
    return ReplayJson.whole(replay, maxCharacters)
        .map(
            whole ->
                new EmbeddedMatch(
                    match.spec().number(),
                    match.spec().seats(),
                    replay.names(),
                    match.outcome(),
                    replay.hasPictures(),
                    escaped(whole)));
  }

  /** No tag begins in the text, and what people do not see is shown, as everywhere in a page. */
  static String escaped(Json json) {
    return visible(json)
        .toString()
        .replace("<", "\\u003c")
        .replace(">", "\\u003e")
        .replace("&", "\\u0026");
  }

  private static Json visible(Json json) {
    return switch (json) {
      case Json.Str(String text) ->
          Json.of(DisplayText.visible(text.replace("\r\n", "\n"), "\n\t"));
      case Json.Arr(List<Json> items) ->
          Json.array(items.stream().map(EmbeddedMatch::visible).toList());
      case Json.Obj(Map<String, Json> fields) -> {
        Map<String, Json> shown = new LinkedHashMap<>();
        fields.forEach((name, value) -> shown.put(name, visible(value)));
        yield new Json.Obj(shown);
      }
      case Json.Num _, Json.Bool _, Json.Null _ -> json;
    };
  }
}
