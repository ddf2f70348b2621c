package dev.agon.web.front;

import dev.agon.json.Json;
import java.util.List;

/**
 * A match that is over and plays by itself on a page.
 *
 * @param source where its moments and pictures are
 * @param address its page, on which nothing is given away
 * @param what which match it is, like {@code The final}
 * @param event the event that it belongs to; empty for none
 */
record FrontMatch(
    String source, String address, String game, String what, String event, List<String> names) {
  FrontMatch {
    names = List.copyOf(names);
  }

  Json json() {
    return Json.object()
        .with("address", address)
        .with("game", game)
        .with("what", what)
        .with("event", event)
        .with("names", Json.array(names, Json::of));
  }
}
